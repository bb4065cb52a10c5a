import NavSDK
import SourceText
import SwiftSource

/// Reads the comments to the tool in a file.
///
/// A comment beside code is about its own lines. A comment on lines of its own is about the next
/// line that is no comment.
package struct SuppressionReader {
  /// A comment that begins as one to the tool does and goes on with a word the tool does not know.
  package struct UnknownVerb: Sendable, Hashable {
    package let comment: Range<Int>
    package let word: String
  }

  package private(set) var suppressions: [Suppression] = []
  package private(set) var unknownVerbs: [UnknownVerb] = []

  private enum LineContent { case nothing, comment, code }

  package init(_ file: SourceFile, _ table: LineTable) {
    let tokens = Lexer.tokens(of: file.bytes, conflicts: .read).tokens
    let comments = tokens.filter { $0.kind == .lineComment || $0.kind == .blockComment }
    let directives = comments.compactMap { Directive(file.bytes[$0.range], at: $0.range) }
    if directives.isEmpty { return }
    let contents = Self.contents(of: tokens, table)
    for directive in directives {
      switch directive.verb {
      case nil:
        unknownVerbs.append(UnknownVerb(comment: directive.comment, word: directive.word))
      case .ignoreFile: suppressions.append(directive.suppression(.file))
      case .ignore:
        let lines = Self.reach(of: directive.comment, contents, table)
        suppressions.append(directive.suppression(.lines(lines)))
      }
    }
  }

  private static func contents(of tokens: [Token], _ table: LineTable) -> [LineContent] {
    var contents = [LineContent](repeating: .nothing, count: table.starts.count)
    for token in tokens {
      let isComment = token.kind == .lineComment || token.kind == .blockComment
      if token.kind.isTrivia && !isComment { continue }
      let content: LineContent = isComment ? .comment : .code
      for line in lines(of: token.range, table) where contents[line] != .code {
        contents[line] = content
      }
    }
    return contents
  }

  private static func lines(of range: Range<Int>, _ table: LineTable) -> ClosedRange<Int> {
    let first = table.lineIndex(of: range.lowerBound)
    return first...max(first, table.lineIndex(of: max(range.lowerBound, range.upperBound - 1)))
  }

  private static func reach(
    of comment: Range<Int>, _ contents: [LineContent], _ table: LineTable
  ) -> ClosedRange<Int> {
    let own = lines(of: comment, table)
    if contents[own.lowerBound] == .code || contents[own.upperBound] == .code { return own }
    var line = own.upperBound + 1
    while line < contents.count, contents[line] == .comment { line += 1 }
    return line...line
  }
}
