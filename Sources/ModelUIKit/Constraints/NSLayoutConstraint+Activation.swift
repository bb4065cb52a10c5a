extension NSLayoutConstraint {
  /// Installs the constraint on the closest common ancestor of its items.
  func activate() {
    guard container == nil else { return }
    guard isSound else { return }
    var ancestor: UIView?
    for item in items {
      guard let view = item.hierarchyView else { return reportNoAncestor() }
      guard let found = ancestor else {
        ancestor = view
        continue
      }
      guard let shared = found.closestAncestor(with: view) else { return reportNoAncestor() }
      ancestor = shared
    }
    guard let ancestor else { return }
    install(on: ancestor)
  }

  /// Installs the constraint on a view that was named for it.
  func activate(on view: UIView) {
    guard isSound, container !== view else { return }
    deactivate()
    let isPrepared = items.allSatisfy { $0.hierarchyView?.isDescendant(of: view) ?? false }
    guard isPrepared else {
      return LayoutModel.current.report(
        .hierarchyNotPrepared, .exception,
        "The view hierarchy is not prepared for the constraint: \(text).  When added to a view, "
          + "the constraint's items must be descendants of that view (or the view itself).",
        at: site)
    }
    install(on: view)
  }

  func deactivate() {
    guard let view = container else { return }
    container = nil
    view.constraintState.forget(self)
    view.structureChanged()
  }

  private func install(on view: UIView) {
    container = view
    activationOrder = LayoutModel.current.nextOrder()
    view.constraintState.installed.append(self)
    view.structureChanged()
  }

  /// Whether it can be activated at all. What was wrong at its making is not reported again.
  private var isSound: Bool {
    if defect == nil, isAlive { return true }
    if defect == nil || (defect == .missingItem && site == nil) {
      LayoutModel.current.report(
        .missingItem, .exception,
        "Unable to activate constraint: \(text).  An item of it was released or never given.",
        at: site)
    }
    return false
  }

  private func reportNoAncestor() {
    let second = second.map { " and \($0.text)" } ?? ""
    LayoutModel.current.report(
      .noCommonAncestor, .exception,
      "Unable to activate constraint with anchors \(first?.text ?? "nil")\(second) because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.",
      at: site)
  }
}
