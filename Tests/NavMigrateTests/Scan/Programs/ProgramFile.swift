import NavSDK
import SourceText

/// A generated file with what a scan must find in it.
///
/// The text it is made from has a mark before each name that is a legacy use: one where the compiler
/// sees it too, two in inactive clauses of an `#if`.
struct ProgramFile: Sendable {
  static let mark: Character = "§"

  let source: SourceFile
  /// Every legacy use.
  let uses: Set<ObservedFinding.Key>
  /// Those that the compiler does not see.
  let unseen: Set<ObservedFinding.Key>

  init(path: String, marked text: String) {
    var bytes: [UInt8] = []
    var uses: Set<ObservedFinding.Key> = []
    var unseen: Set<ObservedFinding.Key> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { bytes.append(0x0A) }
      let start = bytes.count
      for piece in line.split(separator: ProgramFile.mark, omittingEmptySubsequences: false)
        .enumerated()
      {
        if piece.offset > 0, !piece.element.isEmpty {
          let key = ObservedFinding.Key(
            rule: ProgramFile.rule(at: piece.element), file: path, line: index + 1,
            column: bytes.count - start + 1)
          uses.insert(key)
          if line[..<piece.element.startIndex].hasSuffix("§§") { unseen.insert(key) }
        }
        bytes += Array(piece.element.utf8)
      }
    }
    source = SourceFile(path: path, bytes: bytes)
    self.uses = uses
    self.unseen = unseen
  }

  /// The rule of the name that a text begins with.
  private static func rule(at text: Substring) -> RuleID {
    let name = String(text.prefix { $0.isLetter })
    return rules[name] ?? RuleID("no-rule-of-\(name)")
  }

  private static let rules: [String: RuleID] = LegacyCatalogue.elements.reduce(into: [:]) {
    for name in $1.swiftNames { $0[name] = $1.rule }
  }
}
