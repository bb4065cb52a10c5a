extension UIView {
  /// The constraints installed on this view, in order.
  public var constraints: [NSLayoutConstraint] { constraintState.installed }

  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(on: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != constraintState.hugging[axis] else { return }
    constraintState.hugging[axis] = priority
    structureChanged()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != constraintState.compressionResistance[axis] else { return }
    constraintState.compressionResistance[axis] = priority
    structureChanged()
  }

  public var hasAmbiguousLayout: Bool { !layoutModel.ambiguousEdges.isEmpty }

  /// The active constraints that decide the position and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rootView.layoutEngine.constraintsAffecting(self, axis)
  }

  public func exerciseAmbiguityInLayout() {}

  // MARK: Guides

  func own(_ guide: UILayoutGuide) {
    guard guide.kind == .free, guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    constraintState.guides.append(guide)
    guide.owner = self
    structureChanged()
  }

  /// Lets go of a guide and drops every constraint that speaks of it.
  func disown(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.kind == .free else { return }
    dropConstraints { $0 === guide }
    constraintState.guides.removeAll { $0 === guide }
    guide.owner = nil
    structureChanged()
  }

  public var safeAreaLayoutGuide: UILayoutGuide { derivedGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { derivedGuide(.margins) }
  public var readableContentGuide: UILayoutGuide { derivedGuide(.readable) }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = derivedGuides.first(where: { $0.kind == .keyboard }) as? UIKeyboardLayoutGuide {
      return guide
    }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    derivedGuides.append(guide)
    return guide
  }

  /// The guide of a kind, made when it is first asked for.
  func derivedGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = derivedGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    derivedGuides.append(guide)
    return guide
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    rootView.layoutEngine.layoutFrame(of: guide, in: self)
  }
}

/// The area the keyboard covers; empty, at the bottom of the safe area, since the model has no
/// keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}
