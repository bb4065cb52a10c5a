import LegacyScan
import NavSDK
import SourceText

/// Tells what the compiler says of changed code that it did not say before.
struct ChangedApp {
  /// What was said before, by path.
  private let before: [String: [AppDiagnostic]]
  /// The changed files, by path.
  private let changes: [String: Change]

  private struct Change {
    let edits: EditMap
    let old: LineTable?
    let new: LineTable
  }

  init(_ changes: [FixPlan.Change], edits: [String: [TextEdit]], before: [AppDiagnostic]) {
    self.before = Dictionary(grouping: before, by: \.path)
    self.changes = Dictionary(
      changes.map { change in
        let path = change.path.text
        return (
          path,
          Change(
            edits: EditMap(edits[path] ?? []), old: change.old.map { LineTable($0) },
            new: LineTable(change.new))
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  func isNew(_ diagnostic: AppDiagnostic) -> Bool {
    let same = (before[diagnostic.path] ?? []).filter { $0.severity == diagnostic.severity }
    guard let change = changes[diagnostic.path] else { return !same.contains(diagnostic) }
    guard let old = change.old else { return true }
    let place = change.edits.range(before: diagnostic.offset(in: change.new))
    return !same.contains { known in
      let offset = known.offset(in: old)
      guard place.contains(offset) else { return false }
      // A name that the change replaces may stand in the message.
      return known.text == diagnostic.text || place.lowerBound < place.upperBound
        || Self.namesLegacyAPI(known.text)
    }
  }

  /// The line in the file as it is on disk.
  func oldLine(_ diagnostic: AppDiagnostic) -> Int? {
    guard let change = changes[diagnostic.path] else { return diagnostic.line }
    guard let old = change.old else { return nil }
    let place = change.edits.range(before: diagnostic.offset(in: change.new))
    return old.position(of: place.lowerBound).line
  }

  private static func namesLegacyAPI(_ text: String) -> Bool {
    LegacyCatalogue.elements.contains { $0.swiftNames.contains { text.contains($0) } }
  }
}
