import Equivalence
import Migration
import Scenarios

/// What the comparison of an app's maps has shown.
struct AppComparison {
  struct UnitResult {
    let unit: MigrationUnit
    let states: [ComparedState]
    /// What differs only under the other answer to an open question.
    let alternatives: [ComparedState]

    var differences: [Difference] { states.flatMap(\.differences) }

    /// Whether the layouts are equal or differ by what is accepted.
    var isEqual: Bool { differences.allSatisfy { $0.verdict == .accepted } }
  }

  let plan: FixPlan
  let units: [UnitResult]

  /// Compares on the screens of `scenarios` with its steps; without it on those of every proof.
  @MainActor init(_ plan: FixPlan, scenarios: ScenarioMatrix? = nil) throws {
    self.plan = plan
    var alternatives: [CarrierFeatures: [ComparedState]] = [:]
    var units: [UnitResult] = []
    for unit in plan.migration.units {
      let result =
        try scenarios.map { try EquivalenceCheck.run(unit.features, on: $0, .own) }
        ?? LayoutProof.comparison(of: unit.features)
      let others =
        try alternatives[unit.features]
        ?? result.alternatives { scenario in
          scenarios != nil || LayoutProof.triesOtherAnswers(scenario)
        }
      alternatives[unit.features] = others
      units.append(UnitResult(unit: unit, states: result.states, alternatives: others))
    }
    self.units = units
  }

  /// Whether every map's layouts are equal or differ by what is accepted.
  var isDone: Bool { units.allSatisfy(\.isEqual) }

  // MARK: - Text

  func text(_ pictures: ComparisonPictures?) -> [String] {
    if units.isEmpty { return ["no map here has a legacy layout to compare"] }
    return units.flatMap { unit -> [String] in
      let groups = DifferenceGroup.all(in: unit.states)
      let verdict = unit.isEqual ? "equal" : "different"
      let head = "\(unit.unit.id): \(verdict), \(unit.states.count) states compared"
      return [head]
        + groups.filter { $0.verdict == .different }.flatMap { group in
          Self.lines(of: group, picture: pictures?.path(of: group.state, in: unit))
        }
        + groups.filter { $0.verdict == .accepted }.map { Self.line(of: $0, "accepted") }
        + DifferenceGroup.all(in: unit.alternatives).map {
          Self.line(of: $0, "accepted under the other answer")
        }
    }
  }

  private static func line(of group: DifferenceGroup, _ word: String) -> String {
    let components = group.components.joined(separator: ", ")
    let times = group.count == 1 ? "once" : "\(group.count) times"
    return "  \(word): \(group.reason) (\(components); \(times))"
  }

  /// A difference with all that is needed to see it again.
  static func lines(of group: DifferenceGroup, picture: String?) -> [String] {
    let state = group.state.legacy.state
    let more = group.count > 1 ? ", first of \(group.count) times" : ""
    var lines = [
      "  different: \(group.first.component) (\(group.reason)) in '\(state.state)', after "
        + "'\(group.state.legacy.cause)', on \(state.device), \(state.orientation.rawValue), \(state.direction.rawValue), "
        + "\(state.wideMode ? "wide" : "narrow"), sizes \(state.metrics), app with "
        + "\(group.state.legacy.setup)\(more)",
      "    \(group.first.frames)",
    ]
    if let picture { lines.append("    wireframe: \(picture)") }
    return lines
  }
}
