import LegacyScan
import Migration
import Reporting
import SourceText

/// A migration as JSON: the scan's report with outcomes, edits, units and new files.
struct FixReport {
  let plan: FixPlan

  func json(tool version: String) -> JSONText {
    let base = ScanReport(
      diagnostics: diagnostics, hiddenCount: plan.scan.report.hiddenCount,
      scannedCount: plan.scan.report.scannedCount, lexedCount: plan.scan.report.lexedCount,
      unreadable: plan.scan.report.unreadable, notAnalysed: plan.scan.report.notAnalysed)
    return base.json(
      tool: version,
      adding: [
        ("units", .array(plan.migration.units.map(json))),
        (
          "newFiles",
          .array(
            plan.migration.newFiles.map {
              .object([
                ("file", .string($0.path)), ("text", .string($0.text)), ("unit", .string($0.unit)),
              ])
            })
        ),
      ])
  }

  private func json(_ unit: MigrationUnit) -> JSONText {
    .object([
      ("id", .string(unit.id)),
      ("safety", .string(unit.safety.rawValue)),
      ("reasons", .array(unit.reasons.map { .string($0.text) })),
      ("files", .array(unit.files.map { .string($0) })),
    ])
  }

  /// The scan's diagnostics with what became of each, and the edits. An edit that belongs to a unit
  /// and to none of its findings stands with the unit's first.
  private var diagnostics: [Diagnostic] {
    struct Place: Hashable {
      let path: String
      let offset: Int
    }
    var indices: [Place: Int] = [:]
    for (index, finding) in plan.scan.found.findings.enumerated() {
      indices[Place(path: finding.path, offset: finding.name.lowerBound)] = index
    }
    let edits = plan.migration.editsByFinding(plan.scan.found)
    return plan.scan.report.diagnostics.map { diagnostic in
      let place = Place(
        path: diagnostic.finding.path, offset: diagnostic.finding.name.lowerBound)
      guard let index = indices[place] else { return diagnostic }
      let own = (edits[index] ?? []).map {
        Diagnostic.Edit(
          file: $0.path, offset: $0.edit.range.lowerBound, length: $0.edit.range.count,
          text: $0.edit.text)
      }
      return diagnostic.with(outcome: plan.migration.outcomes[index].rawValue, edits: own)
    }
  }
}
