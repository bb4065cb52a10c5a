extension UIView {
  /// The topmost view of the hierarchy.
  var rootView: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The closest view that both this view and `other` are in; nil in different hierarchies.
  func closestAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isPart(of: view) { return view }
      candidate = view.parent
    }
    return nil
  }

  func isPart(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    let isBefore = children[..<index].contains { $0 === view }
    insert(view, at: index + offset - (isBefore ? 1 : 0))
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isPart(of: view) else {
      return LayoutModel.current.report(
        .hierarchyCycle, .exception,
        view === self
          ? "Can't add self as subview" : "\(view.itemName) is an ancestor of \(itemName)")
    }
    if view.parent === self { return restack(view, at: index) }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(willBe: newWindow) }
    view.detachFromParent()
    // An overridden callback may have changed the subviews meanwhile.
    children.insert(view, at: min(max(0, index), children.count))
    view.parent = self
    view.storedEngine = nil
    view.captureReference()
    structureChanged()
    view.markNeedsLayoutInSubtree()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceWindowChanged() }
    didAddSubview(view)
  }

  /// Moves a subview in the order of drawing.
  func restack(_ view: UIView, at index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    children.insert(view, at: min(max(0, index), children.count))
    structureChanged()
  }

  func swap(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      return LayoutModel.current.report(
        .indexOutOfRange, .exception,
        "exchangeSubview(at: \(first), withSubviewAt: \(second)): index out of range")
    }
    children.swapAt(first, second)
    structureChanged()
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(willBe: nil) }
    detachFromParent()
    didMoveToSuperview()
    if oldWindow != nil { announceWindowChanged() }
  }

  /// Leaves the superview and drops the constraints from outside to any view of the subtree.
  private func detachFromParent() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    (parent as? UIStackView)?.forget(self)
    if children.isEmpty {
      parent.dropConstraints { $0.hierarchyView === self }
    } else {
      parent.dropConstraints { $0.hierarchyView?.isPart(of: self) ?? false }
    }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    storedEngine = nil
    parent.structureChanged()
    markNeedsLayoutInSubtree()
  }

  /// Removes the constraints installed on this view or above that speak of certain items.
  func dropConstraints(where isGone: (any LayoutItem) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      let installed = view.constraintState.installed
      for constraint in installed where constraint.mentions(where: isGone) {
        constraint.deactivate()
      }
      holder = view.parent
    }
  }

  private func announceWindow(willBe newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.announceWindow(willBe: newWindow) }
  }

  private func announceWindowChanged() {
    didMoveToWindow()
    for child in children { child.announceWindowChanged() }
  }
}
