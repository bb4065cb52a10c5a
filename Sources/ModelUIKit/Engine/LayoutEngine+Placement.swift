extension LayoutEngine {
  /// Copies the solution to the subviews whose frames constraints decide.
  func placeSubviews(of view: UIView) {
    resolve()
    for child in view.children where !child.geometry.translates {
      guard let placement = placements[ObjectIdentifier(child)] else { continue }
      child.takeSolution(placement.exact, rounded: placement.rounded)
    }
  }

  /// The rectangle of a guide in its owner's coordinates, not rounded.
  func exactFrame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
    let bounds = owner.geometry.bounds
    switch guide.kind {
    case .free:
      let problem = solved
      guard problem.extents[ObjectIdentifier(guide)] != nil else { return .zero }
      let origin = FrameReader(problem).absoluteFrame(of: owner).origin
      return guide.solvedRect.offsetBy(dx: bounds.minX - origin.x, dy: bounds.minY - origin.y)
    case .frame, .safeArea, .margins, .readable, .keyboard, .top, .bottom:
      return bounds.inset(by: InsetResolver().insets(of: guide.kind, in: owner))
    }
  }

  /// The rectangle of a guide in its owner's coordinates, on whole pixels.
  func layoutFrame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
    let rect = exactFrame(of: guide, in: owner)
    let grid = PixelGrid(scale: owner.traitCollection.displayScale)
    let low = CGPoint(x: grid.rounded(rect.minX), y: grid.rounded(rect.minY))
    return CGRect(
      x: low.x, y: low.y, width: grid.rounded(rect.maxX) - low.x,
      height: grid.rounded(rect.maxY) - low.y)
  }
}
