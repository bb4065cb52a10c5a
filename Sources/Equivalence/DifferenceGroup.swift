import Scenarios

/// Differences of one kind: of a component for one reason, or for a reason that has a name.
package struct DifferenceGroup: Sendable {
  package let verdict: Difference.Verdict
  package let reason: String
  /// In the order of their names.
  package private(set) var components: [String]
  /// The first of them, and the state it is in.
  package let first: Difference
  package let state: ComparedState
  /// How many there are.
  package private(set) var count = 1

  /// What is different comes first, then what is accepted, by name.
  package static func all(in states: [ComparedState]) -> [DifferenceGroup] {
    var groups: [DifferenceGroup] = []
    var places: [String: Int] = [:]
    for state in states {
      for difference in state.differences {
        let key =
          difference.verdict == .accepted
          ? difference.reason : "\(difference.component) \(difference.reason)"
        if let place = places[difference.verdict.rawValue + " " + key] {
          groups[place].add(difference)
        } else {
          places[difference.verdict.rawValue + " " + key] = groups.count
          groups.append(DifferenceGroup(difference, state))
        }
      }
    }
    let different = groups.filter { $0.verdict == .different }
    let accepted = groups.filter { $0.verdict == .accepted }
    return different + accepted.sorted { $0.reason < $1.reason }
  }

  private init(_ first: Difference, _ state: ComparedState) {
    verdict = first.verdict
    reason = first.reason
    components = [first.component]
    self.first = first
    self.state = state
  }

  private mutating func add(_ difference: Difference) {
    count += 1
    guard !components.contains(difference.component) else { return }
    components = (components + [difference.component]).sorted()
  }
}

extension Difference {
  /// What the name of an accepted difference means; nil if it has none.
  package var explanation: String? {
    if let loss = AcceptedLoss(rawValue: reason) { return loss.explanation }
    return NavigationAssumption(rawValue: reason).flatMap { assumption in
      assumption.alternative.map { "if not '\(assumption.value)' but '\($0)'" }
    }
  }

  /// Where the component is under both layouts.
  package var frames: String {
    "legacy \(Self.text(legacy)), delegate \(Self.text(delegate))"
  }

  private static func text(_ frame: [Double]?) -> String {
    guard let frame, frame.count == 4 else { return "absent" }
    let numbers = frame.map(Self.number)
    return "\(numbers[0]), \(numbers[1]) · \(numbers[2]) × \(numbers[3])"
  }

  /// A number with three decimals at most.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
