extension UIView {
  func markNeedsLayout() { passState.needsLayout = true }

  func markNeedsLayoutInSubtree() {
    markNeedsLayout()
    for child in children { child.markNeedsLayoutInSubtree() }
  }

  func markNeedsUpdateConstraints() { passState.needsUpdateConstraints = true }

  public func needsUpdateConstraints() -> Bool { passState.needsUpdateConstraints }

  /// Copies the solution to the frames of the subviews.
  func placeSubviews() {
    guard !children.isEmpty else { return }
    rootView.layoutEngine.placeSubviews(of: self)
  }

  /// The engine of the hierarchy this view is the root of.
  var layoutEngine: LayoutEngine {
    if let storedEngine { return storedEngine }
    let engine = LayoutEngine(root: self)
    storedEngine = engine
    return engine
  }

  // MARK: What the engine hears of

  /// Views, guides, constraints or the meaning of attributes changed.
  func structureChanged() {
    markNeedsLayout()
    rootView.storedEngine?.invalidateStructure()
  }

  /// The app moved this view or its bounds.
  func frameChangedByApp() {
    rootView.storedEngine?.invalidateFrame(of: self)
  }

  func intrinsicSizeChanged() {
    parent?.markNeedsLayout()
    rootView.storedEngine?.invalidateIntrinsicSize(of: self)
  }

  func insetsChanged() {
    markNeedsLayout()
    rootView.storedEngine?.invalidateInsets()
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    markNeedsLayout()
    rootView.storedEngine?.invalidateConstant(of: constraint)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    structureChanged()
  }

  // MARK: Setters

  func setTranslates(_ translates: Bool) {
    guard translates != geometry.translates else { return }
    geometry.translates = translates
    if translates { captureReference() }
    structureChanged()
    parent?.markNeedsLayout()
  }

  func setMask(_ mask: AutoresizingMask) {
    guard mask != geometry.mask else { return }
    geometry.mask = mask
    captureReference()
    structureChanged()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != look.isHidden else { return }
    look.isHidden = isHidden
    if let stack = parent as? UIStackView, stack.arranges(self) { stack.structureChanged() }
  }

  // MARK: Sizes

  /// The size of the content: what the harness declared, else the view's own.
  var ownContentSize: CGSize { declaredSize ?? intrinsicContentSize }

  /// What `sizeThatFits` answers if nobody overrides it: the content, else the present size.
  var ownFittingSize: CGSize {
    let content = ownContentSize
    return CGSize(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height)
  }

  func fitOwnSize() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
    frame = CGRect(origin: geometry.exact.origin, size: size)
  }
}
