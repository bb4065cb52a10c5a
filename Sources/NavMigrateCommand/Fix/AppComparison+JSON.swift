import Equivalence
import Reporting
import Scenarios

extension AppComparison {
  func json(tool version: String, _ frames: VerifyReport.FrameDetail) -> JSONText {
    let states = states()
    let differences = units.flatMap { unit in
      unit.differences + unit.alternatives.flatMap(\.differences)
    }
    var members: [(String, JSONText)] = [
      ("units", .array(units.map(json))),
      ("scenarios", .array(states.map { json($0.legacy.state) })),
      ("differences", .array(differences.map(json))),
      ("assumptions", .array(NavigationAssumption.allCases.map(json))),
    ]
    if case .shown = frames {
      members.append(("frames", .array(states.flatMap(Self.frames))))
    }
    return plan.scan.report.json(tool: version, adding: members)
  }

  /// Every state once.
  private func states() -> [ComparedState] {
    var seen: Set<String> = []
    return units.flatMap(\.states).filter { seen.insert($0.id).inserted }
  }

  private func json(_ unit: UnitResult) -> JSONText {
    .object([
      ("id", .string(unit.unit.id)), ("equal", .boolean(unit.isEqual)),
      ("states", .number(unit.states.count)),
    ])
  }

  private func json(_ state: StateRecord) -> JSONText {
    .object([
      ("id", .string(state.id)), ("device", .string(state.device)),
      ("direction", .string(state.direction.rawValue)), ("wideMode", .boolean(state.wideMode)),
      ("state", .string(state.state)),
    ])
  }

  private func json(_ difference: Difference) -> JSONText {
    .object([
      ("scenario", .string(difference.scenario)), ("component", .string(difference.component)),
      ("verdict", .string(difference.verdict.rawValue)),
      ("legacy", Self.json(difference.legacy)), ("delegate", Self.json(difference.delegate)),
      ("reason", .string(difference.reason)), ("alternative", .boolean(difference.isAlternative)),
    ])
  }

  private func json(_ assumption: NavigationAssumption) -> JSONText {
    .object([
      ("name", .string(assumption.name)), ("value", .string(assumption.value)),
      ("source", .string(assumption.source)),
    ])
  }

  private static func json(_ frame: [Double]?) -> JSONText {
    frame.map { .array($0.map { .decimal($0) }) } ?? .null
  }

  /// The delegate's, by component.
  private static func frames(of state: ComparedState) -> [JSONText] {
    state.delegate.parts.sorted { $0.component < $1.component }.map { part in
      .object([
        ("scenario", .string(state.id)), ("component", .string(part.component)),
        ("frame", json(part.frame)),
      ])
    }
  }
}
