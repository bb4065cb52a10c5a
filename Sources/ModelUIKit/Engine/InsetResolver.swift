/// Safe areas and layout margins of views, from frames.
///
/// Both depend on where views are, and views depend on both: a layout pass resolves them again
/// from the frames it found until nothing changes.
@MainActor
final class InsetResolver {
  /// The frame of a view in its superview before rounding.
  private let frame: (UIView) -> CGRect
  private var safeAreas: [ObjectIdentifier: UIEdgeInsets] = [:]
  private var allMargins: [ObjectIdentifier: UIEdgeInsets] = [:]

  /// Resolves from the given frames, by default from those the views have now.
  init(frame: @escaping (UIView) -> CGRect = { $0.geometry.exact }) {
    self.frame = frame
  }

  /// The part of the superview's safe area insets that the view reaches into: never more than
  /// the superview's, never less than zero; plus what a controller adds.
  func safeArea(of view: UIView) -> UIEdgeInsets {
    let key = ObjectIdentifier(view)
    if let known = safeAreas[key] { return known }
    var insets = view.marginState.rootSafeArea
    if let parent = view.parent {
      insets = overlap(of: frame(view), with: safeArea(of: parent), in: innerBounds(of: parent))
    }
    if let controller = view.controller {
      insets = insets.adding(controller.additionalSafeAreaInsets)
    }
    safeAreas[key] = insets
    return insets
  }

  /// Own margins, plus the safe area if the view asks for it, at least the superview's if the
  /// view preserves them.
  func margins(of view: UIView) -> UIEdgeInsets {
    let key = ObjectIdentifier(view)
    if let known = allMargins[key] { return known }
    var insets = view.ownMargins
    if view.marginState.insetsFromSafeArea {
      let safeArea = safeArea(of: view)
      let isLarger = LayoutModel.current.takesAlternative(.marginsAddToSafeArea)
      insets = isLarger ? insets.larger(safeArea) : insets.adding(safeArea)
    }
    if view.marginState.preservesSuperview, let parent = view.parent {
      let outer = overlap(of: frame(view), with: margins(of: parent), in: innerBounds(of: parent))
      insets = insets.larger(outer)
    }
    allMargins[key] = insets
    return insets
  }

  /// The insets of a guide that is its owner's rectangle less insets.
  func insets(of kind: UILayoutGuide.Kind, in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .free, .frame: return .zero
    case .safeArea: return safeArea(of: view)
    case .margins: return margins(of: view)
    case .readable:
      var insets = margins(of: view)
      let excess = frame(view).width - insets.horizontal - 672
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    case .top:
      let height = frame(view).height
      return UIEdgeInsets(
        top: 0, left: 0, bottom: max(0, height - safeArea(of: view).top), right: 0)
    case .keyboard, .bottom:
      let safe = safeArea(of: view)
      let height = frame(view).height
      return UIEdgeInsets(top: max(0, height - safe.bottom), left: 0, bottom: 0, right: 0)
    }
  }

  private func innerBounds(of view: UIView) -> CGRect {
    CGRect(origin: view.geometry.bounds.origin, size: frame(view).size)
  }

  /// How far a frame reaches into the insets at the edges of `bounds`.
  private func overlap(of frame: CGRect, with insets: UIEdgeInsets, in bounds: CGRect)
    -> UIEdgeInsets
  {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, inset))
    }
    return UIEdgeInsets(
      top: reach(insets.top, frame.minY - bounds.minY),
      left: reach(insets.left, frame.minX - bounds.minX),
      bottom: reach(insets.bottom, bounds.maxY - frame.maxY),
      right: reach(insets.right, bounds.maxX - frame.maxX))
  }
}
