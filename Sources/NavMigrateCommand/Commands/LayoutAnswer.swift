import LayoutSolver

/// What the solver says to a problem, as the line that `solve` prints.
package enum LayoutAnswer: Sendable, Equatable {
  /// Values by variable, sums of violations by priority (highest first), ranges if asked for.
  case solved(values: [Double], levels: [Level], ranges: [Range]?)
  /// Indices of constraints that cannot hold together, while any fewer of them can.
  case conflict([Int])

  package struct Level: Sendable, Equatable {
    package var priority: Float
    package var violation: Double
  }

  package struct Range: Sendable, Equatable {
    package var low: Double
    package var high: Double
  }

  package enum Question: Sendable {
    case values
    case valuesAndRanges
  }

  package init(to problem: LayoutProblem, _ question: Question) {
    var solver = LayoutSolver()
    let variables = (0..<problem.variableCount).map { _ in solver.addVariable(.free) }
    var ids: [ConstraintID] = []
    var conflict: [Int]?
    solver.batch { solver in
      for (index, constraint) in problem.constraints.enumerated() {
        let addition = solver.add(
          constraint.terms.map { Term(variables[$0.variable], $0.coefficient) },
          constraint.relation, constraint.constant, priority: constraint.priority)
        switch addition {
        case .added(let id): ids.append(id)
        case .conflict(let others):
          // Every constraint before this one was added, so ids and indices run together.
          conflict = others.compactMap { ids.firstIndex(of: $0) } + [index]
          return
        }
      }
    }
    if let conflict {
      self = .conflict(conflict)
      return
    }
    var sums: [Float: Double] = [:]
    for (constraint, id) in zip(problem.constraints, ids) where constraint.priority < 1000 {
      sums[constraint.priority, default: 0] += solver.violation(of: id)
    }
    let ranges: [Range]? =
      switch question {
      case .values: nil
      case .valuesAndRanges:
        variables.map { variable in
          let range = solver.range(of: variable)
          return Range(low: range.low, high: range.high)
        }
      }
    self = .solved(
      values: variables.map { solver.value(of: $0) },
      levels: sums.sorted { $0.key > $1.key }.map { Level(priority: $0.key, violation: $0.value) },
      ranges: ranges)
  }

  /// `{"values": [...], "levels": {"999": 0.0, ...}}`, with `"ranges": [[low, high], ...]` where
  /// asked for (`null`: no end), or `{"conflict": [indices]}`.
  package var line: String {
    switch self {
    case .conflict(let indices):
      return "{\"conflict\": [\(indices.map(String.init).joined(separator: ", "))]}"
    case .solved(let values, let levels, let ranges):
      let sums = levels.map { "\"\(Self.name($0.priority))\": \(Self.text($0.violation))" }
      var line =
        "{\"values\": [\(values.map(Self.text).joined(separator: ", "))], "
        + "\"levels\": {\(sums.joined(separator: ", "))}"
      if let ranges {
        let pairs = ranges.map { "[\(Self.text($0.low)), \(Self.text($0.high))]" }
        line += ", \"ranges\": [\(pairs.joined(separator: ", "))]"
      }
      return line + "}"
    }
  }

  private static func text(_ number: Double) -> String { number.isFinite ? "\(number)" : "null" }

  /// A priority as problems write it: `999`, `249.5`.
  private static func name(_ priority: Float) -> String {
    let text = "\(priority)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
