/// Brings a hierarchy up to date: constraints from the leaves to the root, then frames from the
/// root to the leaves.
@MainActor
enum LayoutPass {
  /// Rounds after which layout that asks for layout is cut off, those of passes started from
  /// within a pass included.
  private static let roundLimit = 100
  /// Passes started from within passes after which no further is started.
  private static let depthLimit = 16
  private static var depth = 0
  private static var roundsLeft = 0

  /// Lays out the subtree of a view, and the dirty views above it.
  static func run(from view: UIView) {
    if depth == 0 { roundsLeft = roundLimit }
    guard depth < depthLimit, roundsLeft > 0 else { return cutOff(view) }
    depth += 1
    defer { depth -= 1 }
    while roundsLeft > 0 {
      roundsLeft -= 1
      let root = view.rootView
      if let before = root.layoutEngine.followEnvironment() { announceTraits(root, before) }
      updateConstraints(in: root)
      root.layoutEngine.resolve()
      let start = topmostDirtyView(above: view)
      layOut(start, InsetResolver())
      if !isDirty(start), !root.layoutEngine.isDirty { return }
    }
    cutOff(view)
  }

  /// Calls `updateConstraints` where it is asked for, subviews first.
  static func updateConstraints(in view: UIView) {
    for child in view.children { updateConstraints(in: child) }
    guard view.passState.needsUpdateConstraints else { return }
    view.passState.needsUpdateConstraints = false
    if let controller = view.controller { controller.updateViewConstraints() }
    view.updateConstraints()
  }

  /// Tells a subtree that its traits changed, and marks it.
  private static func announceTraits(_ view: UIView, _ before: UITraitCollection) {
    view.markNeedsLayout()
    view.controller?.traitCollectionDidChange(before)
    view.traitCollectionDidChange(before)
    for observer in view.traitObservers { observer.handler(before) }
    for child in view.children { announceTraits(child, before) }
  }

  /// The highest of the views above that are dirty without a clean one between.
  private static func topmostDirtyView(above view: UIView) -> UIView {
    var start = view
    while let parent = start.parent, parent.passState.needsLayout { start = parent }
    return start
  }

  /// Superviews first, so that every frame and inset above a view is final when it is visited.
  private static func layOut(_ view: UIView, _ insets: InsetResolver) {
    view.announceInsets(insets)
    if view.passState.needsLayout {
      view.passState.needsLayout = false
      view.rootView.layoutEngine.resolve()
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for child in view.children { layOut(child, insets) }
  }

  private static func isDirty(_ view: UIView) -> Bool {
    view.passState.needsLayout || view.passState.needsUpdateConstraints
      || view.children.contains(where: isDirty)
  }

  /// Ends all passes and reports it once.
  private static func cutOff(_ view: UIView) {
    guard roundsLeft >= 0 else { return }
    roundsLeft = -1
    LayoutModel.current.report(
      .layoutLoop, .warning, "layout of \(view.itemName) keeps asking for layout")
  }
}
