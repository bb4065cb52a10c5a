extension LayoutEngine {
  /// The frame of a view, or the rectangle of a guide, in the problem's unknowns.
  private func extents(of item: any LayoutItem, in problem: LayoutProblem) -> ItemExtents {
    if let view = item as? UIView { return problem.frameExtents(of: view) }
    return problem.extents(of: item, .notAnAttribute, facing: nil).extents
  }

  func explanation(of edge: LayoutEdge, of item: any LayoutItem) -> EdgeExplanation {
    let problem = solved
    return problem.explanation(of: edge, in: extents(of: item, in: problem))
  }

  func ambiguousEdges(of item: any LayoutItem) -> [AmbiguousEdge] {
    let problem = solved
    return problem.ambiguousEdges(in: extents(of: item, in: problem))
  }

  func isComparable(_ item: any LayoutItem) -> Bool {
    let problem = solved
    return problem.isComparable(extents(of: item, in: problem))
  }

  func constraintsAffecting(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let problem = solved
    return problem.constraintsDeciding(axis, in: extents(of: item, in: problem))
  }

  /// The conflicts that the layout has now.
  var conflicts: [LayoutConflict] { solved.conflicts }
}
