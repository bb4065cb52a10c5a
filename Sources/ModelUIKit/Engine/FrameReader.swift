internal import LayoutSolver

/// Reads frames out of a solved problem. It remembers what it read, so it is good for one
/// solution.
@MainActor
final class FrameReader {
  let problem: LayoutProblem
  private var absolute: [ObjectIdentifier: CGRect] = [:]

  init(_ problem: LayoutProblem) {
    self.problem = problem
  }

  /// The frame in root coordinates, not rounded.
  func absoluteFrame(of view: UIView) -> CGRect {
    let key = ObjectIdentifier(view)
    if let known = absolute[key] { return known }
    let frame = findAbsoluteFrame(of: view)
    absolute[key] = frame
    return frame
  }

  /// The frame in the superview's coordinates, not rounded.
  func exactFrame(of view: UIView) -> CGRect {
    let frame = absoluteFrame(of: view)
    guard view !== problem.root, let parent = view.parent else {
      return CGRect(origin: view.geometry.exact.origin, size: frame.size)
    }
    let origin = innerOrigin(of: parent)
    return CGRect(
      x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
  }

  func placement(of view: UIView) -> LayoutEngine.Placement {
    let exact = exactFrame(of: view)
    let grid = PixelGrid(scale: view.traitCollection.displayScale)
    let frame = absoluteFrame(of: view)
    guard !LayoutModel.current.takesAlternative(.roundingInRoot), let parent = view.parent else {
      return LayoutEngine.Placement(exact: exact, rounded: Self.rounded(exact, grid, from: .zero))
    }
    let outer = absoluteFrame(of: parent).origin
    let inner = parent.geometry.bounds.origin
    let base = CGPoint(
      x: grid.rounded(outer.x) - inner.x, y: grid.rounded(outer.y) - inner.y)
    return LayoutEngine.Placement(exact: exact, rounded: Self.rounded(frame, grid, from: base))
  }

  /// Stores the rectangle of a guide that has unknowns of its own.
  func store(_ guide: UILayoutGuide) {
    guard let extents = problem.extents[ObjectIdentifier(guide)] else { return }
    guide.solvedRect = rect(extents)
    guard let scroll = guide.owner as? UIScrollView, scroll.contentGuide === guide else { return }
    scroll.takeContentSize(guide.solvedRect.size)
  }

  /// Moves each edge to the nearest pixel and measures from `origin`.
  private static func rounded(_ rect: CGRect, _ grid: PixelGrid, from origin: CGPoint) -> CGRect {
    let left = grid.rounded(rect.minX)
    let top = grid.rounded(rect.minY)
    let right = grid.rounded(rect.maxX)
    let bottom = grid.rounded(rect.maxY)
    return CGRect(x: left - origin.x, y: top - origin.y, width: right - left, height: bottom - top)
  }

  private func findAbsoluteFrame(of view: UIView) -> CGRect {
    guard let extents = problem.extents[ObjectIdentifier(view)] else {
      return fixedFrame(of: view)
    }
    var rect = rect(extents)
    if view !== problem.root, let parent = view.parent {
      let origin = innerOrigin(of: parent)
      if !isMentioned(extents.horizontal.start) { rect.origin.x += origin.x }
      if !isMentioned(extents.vertical.start) { rect.origin.y += origin.y }
    }
    let insets = view.alignmentRectInsets
    return insets == .zero ? rect : rect.inset(by: insets.negated)
  }

  /// A view that takes no part keeps its frame, or follows its superview by its mask.
  private func fixedFrame(of view: UIView) -> CGRect {
    guard let parent = view.parent, view !== problem.root else { return view.geometry.exact }
    let outer = absoluteFrame(of: parent)
    var frame = view.geometry.exact
    if view.geometry.translates, !view.geometry.mask.isEmpty {
      let bounds = CGRect(origin: parent.geometry.bounds.origin, size: outer.size)
      frame = view.geometry.reference.frame(in: bounds, mask: view.geometry.mask)
    }
    let origin = innerOrigin(of: parent)
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The point of root coordinates that is the zero of a view's own.
  private func innerOrigin(of view: UIView) -> CGPoint {
    let frame = absoluteFrame(of: view)
    let bounds = view.geometry.bounds
    return CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
  }

  private func isMentioned(_ variable: Variable?) -> Bool {
    guard let variable else { return true }
    return problem.mentions(variable)
  }

  private func rect(_ extents: ItemExtents) -> CGRect {
    let (horizontal, vertical) = (extents.horizontal, extents.vertical)
    return CGRect(
      x: problem.value(of: horizontal.start) + horizontal.startOffset,
      y: problem.value(of: vertical.start) + vertical.startOffset,
      width: problem.value(of: horizontal.length) + horizontal.lengthOffset,
      height: problem.value(of: vertical.length) + vertical.lengthOffset)
  }
}
