import LayoutSolver
import Testing

/// A left side in the making: `2 * x - y + 10`.
struct Sum {
  var terms: [Term] = []
  var constant = 0.0

  static func + (a: Sum, b: Sum) -> Sum {
    Sum(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  static func - (a: Sum, b: Sum) -> Sum { a + -1 * b }

  static func + (a: Sum, b: Double) -> Sum { Sum(terms: a.terms, constant: a.constant + b) }

  static func - (a: Sum, b: Double) -> Sum { a + -b }

  static func * (factor: Double, sum: Sum) -> Sum {
    Sum(
      terms: sum.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * sum.constant)
  }

  static func == (a: Sum, b: Sum) -> Statement { Statement(sum: a - b, relation: .equal) }
  static func <= (a: Sum, b: Sum) -> Statement { Statement(sum: a - b, relation: .lessOrEqual) }
  static func >= (a: Sum, b: Sum) -> Statement { Statement(sum: a - b, relation: .greaterOrEqual) }
  static func == (a: Sum, b: Double) -> Statement { a == Sum(constant: b) }
  static func <= (a: Sum, b: Double) -> Statement { a <= Sum(constant: b) }
  static func >= (a: Sum, b: Double) -> Statement { a >= Sum(constant: b) }
}

/// "sum relation 0".
struct Statement {
  var sum: Sum
  var relation: Relation
}

/// A solver to write small cases for.
struct SolverSketch {
  var solver = LayoutSolver()

  mutating func variable(_ sign: VariableSign = .free) -> Sum {
    Sum(terms: [Term(solver.addVariable(sign))])
  }

  mutating func request(_ statement: Statement, at priority: Float = 1000) -> Addition {
    solver.add(
      statement.sum.terms, statement.relation, -statement.sum.constant, priority: priority)
  }

  /// Adds what must not be refused.
  @discardableResult
  mutating func add(
    _ statement: Statement, at priority: Float = 1000,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ConstraintID {
    switch request(statement, at: priority) {
    case .added(let id): return id
    case .conflict(let others):
      Issue.record("refused for \(others)", sourceLocation: sourceLocation)
      return ConstraintID(index: -1)
    }
  }

  /// What a sum comes to.
  func value(_ sum: Sum) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  func values(_ sums: Sum...) -> [Double] { sums.map { value($0) } }

  /// The range of a sum that is one variable.
  func range(_ sum: Sum) -> [Double] {
    let range = solver.range(of: sum.terms[0].variable)
    return [range.low, range.high]
  }

  func fixing(_ sum: Sum) -> [ConstraintID] { solver.constraintsFixing(sum.terms[0].variable) }
}
