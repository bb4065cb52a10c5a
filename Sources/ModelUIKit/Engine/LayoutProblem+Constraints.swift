internal import LayoutSolver

extension LayoutProblem {
  /// `first relation multiplier * second + constant` in root coordinates.
  ///
  /// In right-to-left, leading and trailing are measured from the other side: the constant changes
  /// sign and so does the relation. A multiplier of a location works on coordinates of the view
  /// the constraint is installed on.
  func lowerConstraint(_ constraint: NSLayoutConstraint) -> (row: LinearRow, usesInsets: Bool)? {
    guard constraint.isAlive, let first = constraint.first, let container = constraint.container
    else { return nil }
    let direction = direction(of: constraint, in: container)
    let isMirrored = direction == .rightToLeft && isMirrored(constraint)
    let sign: Double = isMirrored ? -1 : 1
    let relation = isMirrored ? constraint.relation.mirrored : constraint.relation
    let multiplier = Double(constraint.multiplier)
    var row = LinearRow(
      relation: relation.solverRelation, constant: sign * Double(constraint.constant),
      priority: constraint.priority.rawValue)
    var usesInsets = add(first, of: constraint, 1, direction, to: &row)
    if let second = constraint.second {
      let used = add(second, of: constraint, -multiplier, direction, to: &row)
      usesInsets = usesInsets || used
      if multiplier != 1, first.family != .size, let axis = first.attribute.axis {
        let origin: Origin = isMirrored ? .end : .start
        addOrigin(of: container, axis, origin, -(1 - multiplier), to: &row)
      }
    }
    return (row, usesInsets)
  }

  private func direction(
    of constraint: NSLayoutConstraint, in container: UIView
  ) -> UIUserInterfaceLayoutDirection {
    let model = LayoutModel.current
    if model.takesAlternative(.directionOfCommonAncestor),
      let view = constraint.first?.item?.hierarchyView
    {
      return view.effectiveUserInterfaceLayoutDirection
    }
    return container.effectiveUserInterfaceLayoutDirection
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let (first, second) = (constraint.first?.family, constraint.second?.family)
    if first == .directionalX || second == .directionalX { return true }
    return first == .neutralX && second == .neutralX
      && LayoutModel.current.takesAlternative(.centerConstantsKeepSign)
  }

  private func add(
    _ term: ConstraintTerm, of constraint: NSLayoutConstraint, _ coefficient: Double,
    _ direction: UIUserInterfaceLayoutDirection, to row: inout LinearRow
  ) -> Bool {
    guard let item = term.item else { return false }
    guard term.isDistance, let start = term.startItem else {
      return add(
        item, term.attribute.physical(in: direction), coefficient: coefficient,
        facing: opposite(of: term, in: constraint), to: &row)
    }
    let isMirrored =
      direction == .rightToLeft && term.startAttribute.family == .directionalX
    let signed = isMirrored ? -coefficient : coefficient
    let startUses = add(
      start, term.startAttribute.physical(in: direction), coefficient: -signed,
      facing: item.hierarchyView, to: &row)
    let endUses = add(
      item, term.attribute.physical(in: direction), coefficient: signed,
      facing: start.hierarchyView, to: &row)
    return startUses || endUses
  }

  /// The view that another item of the constraint stands for; it matters to scroll views alone.
  private func opposite(of term: ConstraintTerm, in constraint: NSLayoutConstraint) -> UIView? {
    guard hasScrollViews else { return nil }
    let other = term === constraint.first ? constraint.second : constraint.first
    return other?.item?.hierarchyView
  }

  /// The side from which locations are measured.
  private enum Origin {
    case start
    case end
  }

  /// Adds the line from which locations in a view are measured.
  private func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Origin, _ coefficient: Double,
    to row: inout LinearRow
  ) {
    let frame = frameExtents(of: view)[axis]
    switch side {
    case .start:
      row.add(frame, startFactor: 1, lengthFactor: 0, coefficient: coefficient)
      let origin = view.geometry.bounds.origin
      row.constant += coefficient * Double(axis == .horizontal ? origin.x : origin.y)
    case .end:
      row.add(frame, startFactor: 1, lengthFactor: 1, coefficient: coefficient)
    }
  }
}
