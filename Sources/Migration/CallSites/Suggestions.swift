import LegacyScan
import SourceText

/// The statements of a file's findings as they will read.
package struct Suggestions: Sendable {
  private let file: SourceFile
  private let edits: [TextEdit]

  /// `findings` are those of `file`.
  package init(for findings: [Finding], in file: SourceFile) {
    self.file = file
    var edits: [TextEdit] = []
    for finding in findings {
      for edit in CallSite.edits(for: finding, in: file) ?? []
      where !edits.contains(where: { $0.clashes(with: edit) }) {
        edits.append(edit)
      }
    }
    self.edits = edits
  }

  /// The statement of a finding with every use in it rewritten; nil where a person must write it or
  /// nothing is to change.
  package func replacement(for finding: Finding) -> String? {
    guard CallSite.edits(for: finding, in: file) != nil else { return nil }
    let bytes = file.bytes(finding.use.statement, applying: edits)
    return String(decoding: bytes, as: UTF8.self)
  }
}
