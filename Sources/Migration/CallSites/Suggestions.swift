import LegacyScan
import NavSDK
import SourceText

/// The statements of a file's findings as they will read.
package struct Suggestions: Sendable {
  private let file: SourceFile
  /// In the order of their ranges; no two clash.
  private let edits: [TextEdit]

  private let names: GeneratedNames

  /// `findings` are those of `file`.
  package init(for findings: [Finding], in file: SourceFile, _ names: GeneratedNames) {
    self.file = file
    self.names = names
    let all = findings.flatMap { CallSite.edits(for: $0, in: file, names) ?? [] }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
    var edits: [TextEdit] = []
    for edit in all where edits.last.map({ !$0.clashes(with: edit) }) ?? true { edits.append(edit) }
    self.edits = edits
  }

  /// The statement of a finding with every use in it rewritten; nil where a person must write it or
  /// nothing is to change.
  package func replacement(for finding: Finding) -> String? {
    guard CallSite.edits(for: finding, in: file, names) != nil else { return nil }
    let bytes = file.bytes(finding.use.statement, applying: edits(in: finding.use.statement))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func edits(in range: Range<Int>) -> [TextEdit] {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Array(edits[low...].prefix { $0.range.lowerBound < range.upperBound })
  }
}
