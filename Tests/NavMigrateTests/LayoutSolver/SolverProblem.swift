import NavMigrateCommand
import Testing

@testable import LayoutSolver

/// A stored problem with its exact answers.
struct SolverProblem: CustomTestStringConvertible {
  var number: Int
  var problem: LayoutProblem
  var answer: JSONValue

  var testDescription: String { "problem \(number)" }

  /// The problems of `fixtures/solver/NAME.jsonl`.
  static func all(of name: String) throws -> [SolverProblem] {
    let text = try PackageRoot.text(of: "fixtures/solver/\(name).jsonl")
    return try text.utf8.split(separator: UInt8(ascii: "\n")).enumerated().map { number, line in
      let value = try JSONReader.value(of: Array(line)[...])
      return SolverProblem(number: number + 1, problem: try LayoutProblem(value), answer: value)
    }
  }

  var constraints: [LayoutProblem.Constraint] { problem.constraints }

  /// The least sum of violations of each optional priority.
  var levels: [Float: Double] {
    guard case .object(let members)? = answer["levels"] else { return [:] }
    var levels: [Float: Double] = [:]
    for member in members {
      if let priority = Float(member.key), case .number(let sum) = member.value {
        levels[priority] = sum
      }
    }
    return levels
  }

  /// The ends of each variable; infinite where the file says null.
  var ranges: [(low: Double, high: Double)] {
    guard case .array(let pairs)? = answer["ranges"] else { return [] }
    return pairs.map { pair in
      guard case .array(let ends) = pair, ends.count == 2 else { return (.nan, .nan) }
      return (ends[0].finite ?? -.infinity, ends[1].finite ?? .infinity)
    }
  }

  /// Every irreducible conflict.
  var conflicts: Set<[Int]> {
    guard case .array(let sets)? = answer["conflicts"] else { return [] }
    return Set(
      sets.map { set in
        guard case .array(let indices) = set else { return [] }
        return indices.compactMap { $0.finite.map { Int($0) } }
      })
  }
}

extension JSONValue {
  fileprivate var finite: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

/// A stored problem as it goes into a solver, one request after the other.
struct SolverRun {
  var solver = LayoutSolver()
  var variables: [Variable]
  /// The ids of the problem's constraints by index; nil for those not added.
  var ids: [ConstraintID?]
  let stored: SolverProblem

  init(_ stored: SolverProblem) {
    self.stored = stored
    variables = []
    ids = stored.constraints.map { _ in nil }
    for _ in 0..<stored.problem.variableCount { variables.append(solver.addVariable(.free)) }
  }

  /// What the solver says to a constraint of the problem, its constant off by `offset`.
  mutating func add(
    _ index: Int, offset: Double = 0, priority: Float? = nil
  ) -> [ConstraintID]? {
    let constraint = stored.constraints[index]
    let addition = solver.add(
      constraint.terms.map { Term(variables[$0.variable], $0.coefficient) },
      constraint.relation, constraint.constant + offset, priority: priority ?? constraint.priority)
    switch addition {
    case .added(let id):
      ids[index] = id
      return nil
    case .conflict(let others): return others
    }
  }

  func index(of id: ConstraintID) -> Int? { ids.firstIndex(of: id) }

  /// What is wrong with the solver's values, worked out from the constraints; nil if nothing is.
  func fault() -> String? {
    if let broken = solver.brokenInvariant { return broken }
    var sums: [Float: Double] = [:]
    for (index, constraint) in stored.constraints.enumerated() {
      var excess = -constraint.constant
      for term in constraint.terms {
        excess += term.coefficient * solver.value(of: variables[term.variable])
      }
      let violation: Double =
        switch constraint.relation {
        case .equal: excess.magnitude
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
      if constraint.priority == 1000 {
        if violation > 1e-6 { return "required constraint \(index) is off by \(violation)" }
      } else {
        sums[constraint.priority, default: 0] += violation
      }
      if let id = ids[index], (solver.violation(of: id) - violation).magnitude > 1e-6 {
        return "constraint \(index) is off by \(violation), not by \(solver.violation(of: id))"
      }
    }
    for (priority, least) in stored.levels.sorted(by: { $0.key > $1.key }) {
      if (sums[priority, default: 0] - least).magnitude > 1e-5 {
        return "level \(priority) comes to \(sums[priority, default: 0]) instead of \(least)"
      }
    }
    return nil
  }
}

/// Fails the test with the first few of `faults`.
func expectNone(
  _ faults: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  if faults.isEmpty { return }
  let shown = faults.prefix(5).joined(separator: "; ")
  Issue.record("\(faults.count) faults: \(shown)", sourceLocation: sourceLocation)
}
