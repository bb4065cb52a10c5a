internal import LayoutSolver

/// The size a view would have by the constraints inside it alone.
@MainActor
enum FittingSize {
  private static let roundLimit = 3
  /// Views whose size is being found, so that one that asks for it in its own size comes back.
  private static var inProgress: [ObjectIdentifier] = []

  /// The size in points, on whole pixels, closest to `target` as far as the priorities say. The
  /// view is not changed.
  static func of(
    _ view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let key = ObjectIdentifier(view)
    guard !inProgress.contains(key) else { return view.bounds.size }
    inProgress.append(key)
    defer { inProgress.removeAll { $0 == key } }
    let size = LayoutProblem.RootSize.fitting(target, horizontal: horizontal, vertical: vertical)
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var result = CGSize.zero
    for _ in 0..<roundLimit {
      let problem = LayoutProblem(
        root: view, size: size, insets: InsetTable(), wrapWidths: widths)
      result = FrameReader(problem).absoluteFrame(of: view).size
      var isSettled = true
      for (key, width) in problem.wrappedWidths() where widths[key] != width {
        widths[key] = width
        isSettled = false
      }
      if isSettled { break }
    }
    return PixelGrid(scale: view.traitCollection.displayScale).rounded(result)
  }
}

extension UIView {
  /// The target for the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
