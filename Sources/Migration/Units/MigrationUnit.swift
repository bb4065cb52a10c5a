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
  /// The index of the project it belongs to.
  package let project: Int
}

extension MigrationUnit {
  /// The file that declares the map.
  var homePath: String { String(id.split(separator: "#", maxSplits: 1).first ?? "") }

  /// The module of that file, as far as its path tells.
  var module: String { ModuleFolder.name(of: homePath) }

  /// The same unit, held back for one more reason.
  func held(_ text: String) -> MigrationUnit { held(for: [HoldReason(.manual, text)]) }

  /// The same unit with more reasons against it.
  func held(for more: [HoldReason]) -> MigrationUnit {
    var safety = self.safety
    for reason in more { safety = max(safety, reason.limit == .manual ? .manual : .review) }
    return MigrationUnit(
      id: id, findings: findings, safety: safety, reasons: reasons + more, files: files,
      edits: edits, features: features, isClash: isClash, project: project)
  }
}
