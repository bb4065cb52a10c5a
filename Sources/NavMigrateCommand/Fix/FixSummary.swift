import LegacyScan
import Migration
import NavSDK

/// What a run of `fix` says beside the patch: what it applies, what it holds back and why.
struct FixSummary {
  let plan: FixPlan
  let selection: MigrationPlan.Selection

  /// The units that are not applied, with their reasons, and the findings that belong to no unit.
  func heldBack() -> [String] {
    var lines: [String] = []
    for unit in plan.migration.units where !isApplied(unit) {
      let count = unit.findings.count
      lines.append(
        "held back (\(unit.safety.rawValue)): \(unit.id), \(count) finding\(count == 1 ? "" : "s")")
      let reasons = unit.reasons.filter { unit.safety != .manual || $0.limit == .manual }
      lines += ReasonList.lines(reasons).map { "  - \($0)" }
      if unit.safety == .review { lines.append("  apply with --include-review") }
    }
    let loose = plan.migration.outcomes.indices.filter { index in
      plan.migration.outcomes[index] == .heldBack && plan.scan.found.findings[index].unit == nil
    }
    if !loose.isEmpty {
      let count = loose.count
      lines.append("held back (manual): \(count) finding\(count == 1 ? "" : "s") of unknown maps")
      for index in loose {
        let finding = plan.scan.found.findings[index]
        let line = plan.scan.report.diagnostics.first {
          $0.finding.path == finding.path && $0.finding.name == finding.name
        }?.start.line
        lines.append("  - \(finding.path)\(line.map { ":\($0)" } ?? ""): \(finding.rule)")
      }
    }
    return lines
  }

  /// `12 findings applied, 3 held back, 2 right as they are`
  func counts() -> String {
    let outcomes = plan.migration.outcomes
    func count(_ outcome: Outcome) -> Int { outcomes.filter { $0 == outcome }.count }
    let left = zip(outcomes, plan.scan.found.findings)
      .filter { $0.0 == .left && $0.1.safety == .leave }.count
    var parts = ["\(count(.applied)) applied", "\(count(.heldBack)) held back"]
    if count(.clash) > 0 { parts.append("\(count(.clash)) in clashes") }
    if left > 0 { parts.append("\(left) right as they are") }
    return "findings: " + parts.joined(separator: ", ")
  }

  private func isApplied(_ unit: MigrationUnit) -> Bool {
    unit.findings.contains { plan.migration.outcomes[$0] == .applied }
  }
}
