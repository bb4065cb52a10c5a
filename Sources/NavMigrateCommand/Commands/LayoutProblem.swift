import LayoutSolver

/// A constraint problem as `solve` reads it: `{"variables": n, "constraints": [{"terms":
/// [[variable, coefficient], ...], "relation": "==" | "<=" | ">=", "constant": c, "priority":
/// 1...1000}]}`. Other keys are ignored.
package struct LayoutProblem: Sendable {
  package var variableCount: Int
  package var constraints: [Constraint]

  package struct Constraint: Sendable {
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: Relation
    package var constant: Double
    package var priority: Float
  }

  /// What is wrong with a problem, with the place in it.
  package struct Fault: Error, Equatable {
    package var reason: String
  }

  package init(_ value: JSONValue) throws(Fault) {
    guard case .object = value else { throw Fault(reason: "a problem is a JSON object") }
    guard
      case .number(let count)? = value["variables"], let variableCount = Int(exactly: count),
      (0...1_000_000).contains(variableCount)
    else { throw Fault(reason: "'variables' is not a number from 0 to 1000000") }
    guard case .array(let list)? = value["constraints"] else {
      throw Fault(reason: "'constraints' is not a list")
    }
    self.variableCount = variableCount
    constraints = []
    for (index, item) in list.enumerated() {
      do {
        constraints.append(try Self.constraint(item, variableCount))
      } catch {
        throw Fault(reason: "constraint \(index): \(error.reason)")
      }
    }
  }

  private static func constraint(
    _ value: JSONValue, _ variableCount: Int
  ) throws(Fault) -> Constraint {
    guard case .array(let parts)? = value["terms"] else {
      throw Fault(reason: "'terms' is not a list")
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    for part in parts {
      guard
        case .array(let pair) = part, pair.count == 2, case .number(let index) = pair[0],
        case .number(let coefficient) = pair[1], let variable = Int(exactly: index)
      else { throw Fault(reason: "a term is not [variable, coefficient]") }
      guard (0..<variableCount).contains(variable) else {
        throw Fault(reason: "there is no variable \(variable)")
      }
      terms.append((variable, coefficient))
    }
    let relation: Relation
    switch value["relation"] {
    case .string("=="): relation = .equal
    case .string("<="): relation = .lessOrEqual
    case .string(">="): relation = .greaterOrEqual
    default: throw Fault(reason: "'relation' is none of ==, <=, >=")
    }
    guard case .number(let constant)? = value["constant"] else {
      throw Fault(reason: "'constant' is not a number")
    }
    guard case .number(let priority)? = value["priority"], priority >= 1, priority <= 1000 else {
      throw Fault(reason: "'priority' is not a number from 1 to 1000")
    }
    return Constraint(
      terms: terms, relation: relation, constant: constant, priority: Float(priority))
  }
}
