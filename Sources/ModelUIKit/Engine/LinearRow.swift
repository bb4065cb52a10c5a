internal import LayoutSolver

/// A constraint in the solver's terms, while it is put together: `terms relation constant`.
struct LinearRow {
  private(set) var terms: [Term] = []
  var relation: Relation = .equal
  var constant = 0.0
  var priority: Float = 1000

  /// Adds `coefficient * (startFactor * start + lengthFactor * length)` to the left side.
  mutating func add(
    _ extent: AxisExtent, startFactor: Double, lengthFactor: Double, coefficient: Double
  ) {
    add(extent.start, coefficient * startFactor)
    add(extent.length, coefficient * lengthFactor)
    constant -=
      coefficient * (startFactor * extent.startOffset + lengthFactor * extent.lengthOffset)
  }

  private mutating func add(_ variable: Variable?, _ coefficient: Double) {
    guard let variable, coefficient != 0 else { return }
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      return terms.append(Term(variable, coefficient))
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) < 1e-12 { terms.remove(at: index) }
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
