import LegacyScan
import Migration
import SourceText

/// The migration of what a scan found, with the text of each file before and after.
struct FixPlan {
  struct Change {
    let path: DiskPath
    /// Nil for a file that is new.
    let old: [UInt8]?
    let new: [UInt8]
  }

  let scan: Scan
  let migration: MigrationPlan
  /// New files first, then the others, each in the order of their paths.
  let changes: [Change]

  /// The units that are applied, in order.
  var appliedUnits: [MigrationUnit] {
    migration.units.filter { unit in
      unit.findings.contains { migration.outcomes[$0] == .applied }
    }
  }

  /// The changes of one project's files.
  func changes(inProject project: Int) -> [Change] {
    let new = Set(
      migration.newFiles.filter { file in
        migration.units.contains { $0.id == file.unit && $0.project == project }
      }.map(\.path))
    return changes.filter { change in
      let path = change.path.text
      return new.contains(path) || scan.projects.index(of: path) == project
    }
  }

  /// Of the units that the selection allows those in `chosen`, all if it is nil. `proof` gives what
  /// speaks against a unit beside its own code.
  init(
    _ scan: Scan, selection: MigrationPlan.Selection, only chosen: Set<String>? = nil,
    proof: (MigrationUnit) -> [HoldReason] = { LayoutProof.reasons($0.features) }
  ) {
    self.scan = scan
    migration = MigrationPlan(
      scan.found, scan.projects, suppressed: Self.suppressed(scan), selection: selection,
      only: chosen,
      placement: CarrierHome.placement, proof: proof)
    var changes: [Change] = migration.newFiles.map {
      Change(path: DiskPath($0.path), old: nil, new: Array($0.text.utf8))
    }
    for file in scan.found.sources {
      guard let edits = migration.edits[file.path], !edits.isEmpty else { continue }
      let new = file.bytes(0..<file.bytes.count, applying: edits)
      if new != file.bytes {
        changes.append(Change(path: DiskPath(file.path), old: file.bytes, new: new))
      }
    }
    self.changes = changes
  }

  /// Places in the scan's findings that a comment says to leave alone.
  private static func suppressed(_ scan: Scan) -> Set<Int> {
    struct Place: Hashable {
      let path: String
      let offset: Int
    }
    let places = Set(
      scan.report.diagnostics.filter { $0.standing == .suppressed }
        .map { Place(path: $0.finding.path, offset: $0.finding.name.lowerBound) })
    return Set(
      scan.found.findings.indices.filter { index in
        let finding = scan.found.findings[index]
        return places.contains(Place(path: finding.path, offset: finding.name.lowerBound))
      })
  }

  /// All changes as one patch.
  var patch: [UInt8] {
    changes.flatMap { UnifiedDiff.patch(path: $0.path.text, old: $0.old, new: $0.new) }
  }

  /// Whether findings remain that are not applied.
  var hasRest: Bool { migration.outcomes.contains { $0 == .heldBack || $0 == .clash } }
}
