import LegacyScan
import NavSDK
import SourceText

/// Everything in a project that touches one map. Migrated together or not at all.
package struct MigrationUnit: Sendable {
  package let id: String
  /// Places in the scan's findings, in order.
  package let findings: [Int]
  package private(set) var safety: Safety
  package private(set) var reasons: [HoldReason]
  /// The files that its edits change, in order.
  package let files: [String]
  /// The files that name generated code, in order: those that change and those that did before.
  let sites: [String]
  /// By file; the edits of one file do not clash with each other.
  let edits: [String: [TextEdit]]
  package private(set) var features: CarrierFeatures
  /// Two of its edits change the same place.
  let isClash: Bool
  /// The index of the project it belongs to.
  package let project: Int
  /// Where its carrier goes.
  private(set) var home: CarrierSite

  init(
    id: String, findings: [Int], safety: Safety, reasons: [HoldReason], files: [String],
    sites: [String], edits: [String: [TextEdit]], features: CarrierFeatures, isClash: Bool,
    project: Int
  ) {
    self.id = id
    self.findings = findings
    self.safety = safety
    self.reasons = reasons
    self.files = files
    self.sites = sites
    self.edits = edits
    self.features = features
    self.isClash = isClash
    self.project = project
    home = CarrierSite(beside: Self.mapPath(of: id))
  }
}

extension MigrationUnit {
  /// The file that declares the map.
  var mapPath: String { Self.mapPath(of: id) }

  private static func mapPath(of id: String) -> String {
    String(id.split(separator: "#", maxSplits: 1).first ?? "")
  }

  /// The same unit, held back for one more reason.
  func held(_ text: String) -> MigrationUnit { held(for: [HoldReason(.manual, text)]) }

  /// The same unit with more reasons against it.
  func held(for more: [HoldReason]) -> MigrationUnit {
    var unit = self
    for reason in more {
      unit.safety = max(unit.safety, reason.limit == .manual ? .manual : .review)
    }
    unit.reasons += more
    return unit
  }

  /// The same unit with its carrier at a place, which needs more features there.
  func placed(at home: CarrierSite, adding features: CarrierFeatures) -> MigrationUnit {
    var unit = self
    unit.home = home
    unit.features.formUnion(features)
    return unit
  }
}
