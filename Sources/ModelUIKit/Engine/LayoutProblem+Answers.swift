internal import LayoutSolver

extension LayoutProblem {
  /// Differences up to here, in points, are none.
  nonisolated static let tolerance = 1e-6

  /// An unknown whose value is an edge, and what has to be added to it.
  private struct Probe {
    var solver: LayoutSolver
    /// Nil if the edge is a number.
    var variable: Variable?
    var offset: Double
    /// The row that makes the unknown an edge.
    var ownRow: ConstraintID?
  }

  func explanation(of edge: LayoutEdge, in extents: ItemExtents) -> EdgeExplanation {
    let probe = probe(edge, in: extents)
    guard let variable = probe.variable else {
      return EdgeExplanation(
        edge: edge, value: probe.offset, low: probe.offset, high: probe.offset, causes: [])
    }
    let (low, high) = probe.solver.range(of: variable)
    let causes = probe.solver.constraintsFixing(variable).compactMap { id -> ConstraintSnapshot? in
      guard id != probe.ownRow, let row = row(of: id) else { return nil }
      return row.source.snapshot(priority: row.priority, constant: row.constant)
    }
    return EdgeExplanation(
      edge: edge, value: probe.solver.value(of: variable) + probe.offset,
      low: low + probe.offset, high: high + probe.offset, causes: causes)
  }

  func ambiguousEdges(in extents: ItemExtents) -> [AmbiguousEdge] {
    LayoutEdge.allCases.compactMap { edge in
      let probe = probe(edge, in: extents)
      guard let variable = probe.variable else { return nil }
      let (low, high) = probe.solver.range(of: variable)
      guard high - low > Self.tolerance else { return nil }
      return AmbiguousEdge(edge: edge, low: low + probe.offset, high: high + probe.offset)
    }
  }

  /// The app's and the SDK's constraints that decide an axis, in the order of the engine.
  func constraintsDeciding(
    _ axis: NSLayoutConstraint.Axis, in extents: ItemExtents
  ) -> [NSLayoutConstraint] {
    let variables = [extents[axis].start, extents[axis].length].compactMap { $0 }
    let ids = Set(variables.flatMap { solver.constraintsFixing($0) })
    return rows.compactMap { row in
      guard let id = row.id, ids.contains(id) else { return nil }
      return row.source.constraint
    }
  }

  private func probe(_ edge: LayoutEdge, in extents: ItemExtents) -> Probe {
    let extent = extents[edge.axis]
    switch edge {
    case .left, .top:
      return Probe(solver: solver, variable: extent.start, offset: extent.startOffset)
    case .width, .height:
      return Probe(solver: solver, variable: extent.length, offset: extent.lengthOffset)
    case .right, .bottom:
      return endProbe(extent)
    }
  }

  private func endProbe(_ extent: AxisExtent) -> Probe {
    let offset = extent.startOffset + extent.lengthOffset
    guard let start = extent.start, let length = extent.length else {
      return Probe(solver: solver, variable: extent.start ?? extent.length, offset: offset)
    }
    var copy = solver
    let end = copy.addVariable(.free)
    let terms = [Term(end), Term(start, -1), Term(length, -1)]
    guard case .added(let id) = copy.add(terms, .equal, 0, priority: 1000) else {
      return Probe(solver: solver, variable: start, offset: offset)
    }
    return Probe(solver: copy, variable: end, offset: offset, ownRow: id)
  }

  // MARK: Comparability

  /// Whether no broken row is connected with an item: its frame follows from the constraints.
  func isComparable(_ extents: ItemExtents) -> Bool {
    guard hasBrokenRows else { return true }
    let groups = connectedVariables()
    let broken = Set(
      rows.filter { $0.id == nil }.flatMap { $0.terms }.map { groups.find($0.variable.index) })
    let own = [
      extents.horizontal.start, extents.horizontal.length, extents.vertical.start,
      extents.vertical.length,
    ]
    return !own.contains { variable in
      variable.map { !isRootSize($0) && broken.contains(groups.find($0.index)) } ?? false
    }
  }

  /// Unknowns that rows connect. The size of the root is known and connects nothing.
  private func connectedVariables() -> DisjointSets {
    var groups = DisjointSets()
    for row in rows {
      let variables = row.terms.map { $0.variable }.filter { !isRootSize($0) }
      guard let first = variables.first else { continue }
      for other in variables.dropFirst() { groups.union(first.index, other.index) }
    }
    return groups
  }

  private func isRootSize(_ variable: Variable) -> Bool {
    guard case .pinned = rootSize, let extents = extents[ObjectIdentifier(root)] else {
      return false
    }
    return variable == extents.horizontal.length || variable == extents.vertical.length
  }
}
