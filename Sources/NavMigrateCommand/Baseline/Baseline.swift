import LegacyScan
import NavSDK
import Reporting

/// The findings of an earlier day, recorded so that a scan shows only new ones.
struct Baseline: Sendable {
  static let schemaVersion = 1

  var fingerprints: Set<Fingerprint>

  /// The record as text: one finding a line, in an order that depends on the findings alone.
  func text() -> [UInt8] {
    JSONText.object([
      ("schemaVersion", .number(Self.schemaVersion)),
      ("tool", .string("navmigrate")),
      (
        "findings",
        .array(
          fingerprints.sorted().map {
            .object([
              ("rule", .string($0.rule.text)), ("file", .string($0.file)),
              ("owner", .optional($0.owner)), ("statement", .string($0.statement)),
              ("occurrence", .number($0.occurrence)),
            ])
          })
      ),
    ]).document()
  }

  /// Why a text is no baseline.
  struct Fault: Error, Sendable, Hashable {
    let reason: String
  }

  init(_ fingerprints: Set<Fingerprint> = []) { self.fingerprints = fingerprints }

  /// Reads what `text()` wrote.
  init(_ value: JSONValue) throws(Fault) {
    guard value["schemaVersion"] == .number(Double(Self.schemaVersion)) else {
      throw Fault(reason: "'schemaVersion' is not \(Self.schemaVersion)")
    }
    guard case .array(let entries)? = value["findings"] else {
      throw Fault(reason: "'findings' is not a list")
    }
    fingerprints = []
    for (index, entry) in entries.enumerated() {
      guard let fingerprint = Self.fingerprint(entry) else {
        throw Fault(reason: "finding \(index + 1) is not whole")
      }
      fingerprints.insert(fingerprint)
    }
  }

  private static func fingerprint(_ entry: JSONValue) -> Fingerprint? {
    guard case .string(let rule)? = entry["rule"], case .string(let file)? = entry["file"],
      case .string(let statement)? = entry["statement"],
      case .number(let number)? = entry["occurrence"], let occurrence = Int(exactly: number)
    else { return nil }
    let owner: String?
    switch entry["owner"] {
    case .string(let name)?: owner = name
    case .null?: owner = nil
    default: return nil
    }
    return Fingerprint(
      rule: RuleID(rule), file: file, owner: owner, statement: statement, occurrence: occurrence)
  }
}
