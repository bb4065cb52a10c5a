import LegacyScan
import NavSDK
import SourceText
import SwiftSource

/// A unit while its edits are collected.
struct UnitDraft {
  let id: String
  var features: CarrierFeatures = []
  private var edits: [String: [TextEdit]] = [:]
  private var reasons: [HoldReason] = []
  private(set) var clashes: [String] = []

  /// The files in which the layout is installed already.
  var installed: Set<String> = []

  init(id: String) { self.id = id }

  mutating func hold(_ limit: HoldReason.Limit, _ text: String) {
    let reason = HoldReason(limit, text)
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Adds edits; one that stands there already is the same edit, one that overlaps is a clash.
  mutating func add(_ new: [TextEdit], in path: String, place: (Range<Int>) -> String) {
    for edit in new {
      let known = edits[path] ?? []
      if known.contains(edit) { continue }
      if let other = known.first(where: { $0.clashes(with: edit) }) {
        let text =
          "\(place(edit.range)): two rewrites change the same text: \(Self.words(other)), and "
          + Self.words(edit)
        clashes.append(text)
        hold(.manual, text)
        continue
      }
      edits[path, default: []].append(edit)
    }
  }

  private static func words(_ edit: TextEdit) -> String {
    edit.text.isEmpty ? "what stands there goes" : "'\(edit.text)' comes"
  }

  func unit(findings: [Int], project: Int, worst: Safety) -> MigrationUnit {
    var safety = worst
    for reason in reasons { safety = max(safety, reason.limit == .manual ? .manual : .review) }
    return MigrationUnit(
      id: id, findings: findings, safety: safety, reasons: reasons, files: edits.keys.sorted(),
      sites: installed.union(edits.keys).sorted(),
      edits: edits.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } },
      features: features, isClash: !clashes.isEmpty, project: project)
  }
}
