import NavSDK
import SourceText
import SwiftSource

/// What a finding is known by from one day to the next. It holds no position, so that edits
/// elsewhere and moved lines do not change it.
package struct Fingerprint: Sendable, Hashable, Comparable {
  package let rule: RuleID
  /// The path of the file, from the folder of the record.
  package let file: String
  package let owner: String?
  /// The statement of the use without comments and without the spaces that mean nothing.
  package let statement: String
  /// Tells equal ones of a file apart: the first is 1.
  package let occurrence: Int

  package init(rule: RuleID, file: String, owner: String?, statement: String, occurrence: Int) {
    self.rule = rule
    self.file = file
    self.owner = owner
    self.statement = statement
    self.occurrence = occurrence
  }

  package static func < (a: Fingerprint, b: Fingerprint) -> Bool {
    (a.file, a.rule.text, a.owner ?? "", a.statement, a.occurrence)
      < (b.file, b.rule.text, b.owner ?? "", b.statement, b.occurrence)
  }

  /// The fingerprints of the findings of one file, in their order; `file` is what the file is
  /// called in the record.
  package static func of(
    _ findings: [Finding], in source: SourceFile, called file: String
  ) -> [Fingerprint] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let first = Fingerprint(
        rule: finding.rule, file: file, owner: finding.owner,
        statement: statement(finding.use.statement, in: source), occurrence: 1)
      let occurrence = counts[first, default: 0] + 1
      counts[first] = occurrence
      return Fingerprint(
        rule: first.rule, file: first.file, owner: first.owner, statement: first.statement,
        occurrence: occurrence)
    }
  }

  /// Bytes of a statement that are kept; statements that differ only later are told apart by
  /// their occurrence.
  private static let limit = 400
  /// Bytes of a statement that are looked at; a statement may hold thousands of uses.
  private static let reach = 2000

  private static func statement(_ range: Range<Int>, in source: SourceFile) -> String {
    let whole = range.clamped(to: 0..<source.bytes.count)
    let bytes = Array(source.bytes[whole].prefix(reach))
    var text: [UInt8] = []
    var last: TokenKind?
    for token in Lexer.tokens(of: bytes, conflicts: .read).tokens where !token.kind.isTrivia {
      let piece = bytes[token.range]
      if let last, needsSpace(last, token.kind) { text.append(UInt8(ascii: " ")) }
      text += piece
      last = token.kind
      if text.count > limit { break }
    }
    return String(decoding: text.prefix(limit), as: UTF8.self)
  }

  private static let words: Set<TokenKind> = [
    .word, .quotedWord, .dollarWord, .wildcard, .integerLiteral, .floatLiteral, .poundWord,
  ]
  private static let marks: Set<TokenKind> = [
    .prefixOperator, .binaryOperator, .postfixOperator, .equal, .arrow, .prefixAmpersand,
    .postfixQuestion, .infixQuestion, .postfixExclamation,
  ]

  /// Whether two tokens would read as one without a space.
  private static func needsSpace(_ first: TokenKind, _ second: TokenKind) -> Bool {
    words.contains(first) && words.contains(second)
      || marks.contains(first) && marks.contains(second)
  }
}
