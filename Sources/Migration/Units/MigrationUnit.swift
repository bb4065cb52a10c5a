import LegacyScan
import NavSDK
import SourceText

/// Everything in a project that touches one map. Migrated together or not at all.
package struct MigrationUnit: Sendable {
  package let id: String
  /// Places in the scan's findings, in order.
  package let findings: [Int]
  package let safety: Safety
  package let reasons: [HoldReason]
  /// The files that its edits change, in order.
  package let files: [String]
  /// By file; the edits of one file do not clash with each other.
  let edits: [String: [TextEdit]]
  package let features: CarrierFeatures
  /// Two of its edits change the same place.
  let isClash: Bool
  /// The project it belongs to.
  let project: Int
}

extension MigrationUnit {
  /// The same unit, held back for one more reason.
  func held(_ text: String) -> MigrationUnit {
    MigrationUnit(
      id: id, findings: findings, safety: .manual, reasons: reasons + [HoldReason(.manual, text)],
      files: files, edits: edits, features: features, isClash: isClash, project: project)
  }
}
