import Equivalence
import Migration
import Reporting
import Scenarios

/// Compares, for every map of an app, the legacy layout with the one a migration would give it.
enum AppVerification {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let (scan, settings) = try FixCommand.scan(invocation, console)
    let plan = FixPlan(scan, selection: .review)
    let report = try MainActor.assumeIsolated { try AppComparison(plan) }
    if settings.value(of: .format) == OutputFormat.json.rawValue {
      let frames: VerifyReport.FrameDetail = settings.has(.frames) ? .shown : .hidden
      console.print(report.json(tool: Version.number, frames).document())
    } else {
      for line in report.text() { console.print(line + "\n") }
    }
    if !scan.report.unreadable.isEmpty { return .failed }
    return report.isDone ? .done : .remaining
  }
}

/// What the comparison of an app's maps has shown.
struct AppComparison {
  struct UnitResult {
    let unit: MigrationUnit
    let result: EquivalenceCheck.Result
    /// Differences that come under the other answer to an open question.
    let alternatives: [Difference]
  }

  let plan: FixPlan
  private(set) var units: [UnitResult] = []

  @MainActor init(_ plan: FixPlan) throws {
    self.plan = plan
    for unit in plan.migration.units {
      let result = try EquivalenceCheck.run(unit.features, on: LayoutProof.matrix)
      var other: [Difference] = []
      for assumption in NavigationAssumption.allCases where assumption.alternative != nil {
        let run = try EquivalenceCheck.run(
          unit.features, on: LayoutProof.twoScreens, alternatives: [assumption])
        other += run.differences.filter { difference in
          difference.isAlternative
            && !result.differences.contains {
              $0.scenario == difference.scenario && $0.component == difference.component
            }
        }
      }
      units.append(UnitResult(unit: unit, result: result, alternatives: other))
    }
  }

  /// Whether every map's layouts are equal or differ by what is accepted.
  var isDone: Bool {
    units.allSatisfy { unit in unit.result.differences.allSatisfy { $0.verdict == .accepted } }
  }

  // MARK: - Text

  func text() -> [String] {
    if units.isEmpty { return ["no map here has a legacy layout to compare"] }
    return units.flatMap { unit -> [String] in
      let different = unit.result.differences.filter { $0.verdict == .different }
      let count = unit.result.snapshots.count
      let verdict = different.isEmpty ? "equal" : "different"
      var lines = ["\(unit.unit.id): \(verdict), \(count) states compared"]
      for difference in different.prefix(20) {
        lines.append(
          "  different: \(difference.component) in \(difference.scenario): legacy "
            + "\(frame(difference.legacy)), delegate \(frame(difference.delegate))")
      }
      if different.count > 20 { lines.append("  and \(different.count - 20) more") }
      lines += accepted(unit.result.differences, "accepted")
      lines += accepted(unit.alternatives, "accepted under the other answer")
      return lines
    }
  }

  private func accepted(_ differences: [Difference], _ word: String) -> [String] {
    let accepted = differences.filter { $0.verdict == .accepted }
    let names = Set(accepted.map(\.reason)).sorted()
    return names.map { name in
      let own = accepted.filter { $0.reason == name }
      let components = Set(own.map(\.component)).sorted().joined(separator: ", ")
      return "  \(word): \(name) (\(components); \(own.count) times)"
    }
  }

  private func frame(_ frame: [Double]?) -> String {
    guard let frame else { return "absent" }
    return "[" + frame.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ", ") + "]"
  }

  // MARK: - JSON

  func json(tool version: String, _ frames: VerifyReport.FrameDetail) -> JSONText {
    var members: [(String, JSONText)] = [
      ("units", .array(units.map(json))),
      ("scenarios", .array(states().map(json))),
      (
        "differences",
        .array(units.flatMap { ($0.result.differences + $0.alternatives).map(json) })
      ),
      (
        "assumptions",
        .array(
          NavigationAssumption.allCases.map {
            .object([
              ("name", .string($0.name)), ("value", .string($0.value)),
              ("source", .string($0.source)),
            ])
          })
      ),
    ]
    if case .shown = frames {
      members.append(("frames", .array(states().flatMap(frames(of:)))))
    }
    return plan.scan.report.json(tool: version, adding: members)
  }

  /// Every state once.
  private func states() -> [Snapshot] {
    var seen: Set<String> = []
    return units.flatMap(\.result.snapshots).filter { seen.insert($0.id).inserted }
  }

  private func json(_ unit: UnitResult) -> JSONText {
    .object([
      ("id", .string(unit.unit.id)),
      ("equal", .boolean(unit.result.differences.allSatisfy { $0.verdict == .accepted })),
      ("states", .number(unit.result.snapshots.count)),
    ])
  }

  private func json(_ state: Snapshot) -> JSONText {
    .object([
      ("id", .string(state.id)), ("device", .string(state.device)),
      ("direction", .string(state.direction.rawValue)), ("wideMode", .boolean(state.isWide)),
      ("state", .string(state.state)),
    ])
  }

  private func json(_ difference: Difference) -> JSONText {
    .object([
      ("scenario", .string(difference.scenario)), ("component", .string(difference.component)),
      ("verdict", .string(difference.verdict.rawValue)), ("legacy", json(difference.legacy)),
      ("delegate", json(difference.delegate)), ("reason", .string(difference.reason)),
      ("alternative", .boolean(difference.isAlternative)),
    ])
  }

  private func json(_ frame: [Double]?) -> JSONText {
    frame.map { .array($0.map { .decimal($0) }) } ?? .null
  }

  private func frames(of state: Snapshot) -> [JSONText] {
    state.frames.keys.sorted().map { component in
      .object([
        ("scenario", .string(state.id)), ("component", .string(component)),
        ("frame", json(state.frames[component])),
      ])
    }
  }
}
