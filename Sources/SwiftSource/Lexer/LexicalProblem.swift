/// What is wrong with a piece of source text, seen without its grammar.
package struct LexicalProblem: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    case unterminatedBlockComment
    case unterminatedString
    case unterminatedInterpolation
    case unterminatedRegex
    case unterminatedQuotedWord
    case unexpectedCommentEnd
    case insufficientIndentation
    case textAfterOpeningQuotes
    case textBeforeClosingQuotes
    case malformedNumber
    case conflictMarker
    case editorPlaceholder
    case curlyQuote
    case nonBreakingSpace
    case nulByte
    case invalidUTF8
    case invalidCharacter
    case fileTooLong
  }

  package let kind: Kind
  /// The bytes it is about.
  package let range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  package var message: String {
    switch kind {
    case .unterminatedBlockComment: "block comment without its end"
    case .unterminatedString: "string literal without its closing quote"
    case .unterminatedInterpolation: "interpolation without its closing parenthesis"
    case .unterminatedRegex: "regex literal without its closing slash"
    case .unterminatedQuotedWord: "backtick without its partner on the line"
    case .unexpectedCommentEnd: "end of a block comment that was not begun"
    case .insufficientIndentation: "line indented less than the closing quotes of its string"
    case .textAfterOpeningQuotes: "multi-line string must begin on a new line"
    case .textBeforeClosingQuotes: "closing quotes of a multi-line string must begin a line"
    case .malformedNumber: "number literal with a digit that is not allowed in it"
    case .conflictMarker: "conflict marker of a version control system"
    case .editorPlaceholder: "editor placeholder"
    case .curlyQuote: "curly quote in place of a straight one"
    case .nonBreakingSpace: "non-breaking space in place of a space"
    case .nulByte: "NUL byte"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .invalidCharacter: "character that is not allowed in source text"
    case .fileTooLong: "text past 2 GiB is not read"
    }
  }
}
