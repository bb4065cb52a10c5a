/// What a token is, at the granularity of the compiler's own parser. Trivia are tokens too, so that
/// token ranges tile the file.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  // Trivia.
  case whitespace
  case newline
  case lineComment
  case blockComment
  /// A region between the markers of a merge conflict, or one line of markers.
  case conflictMarker
  /// The backslash, pounds, spaces and line ending that join two lines of a multi-line string.
  case escapedNewline
  /// Bytes that begin no token: NUL, invalid UTF-8, stray characters.
  case garbage

  /// `#!...` at the start of the file, up to the end of the line.
  case shebang
  /// What no grammar rule takes but which stands where a token could: `*/`, a closing curly quote.
  case unknown

  // Words.
  /// Identifiers and keywords alike; which words are keywords depends on where they stand.
  case word
  /// A word in backticks, the backticks included: `` `default` ``, `` `two words` ``.
  case quotedWord
  /// `$0`, `$name`.
  case dollarWord
  case wildcard
  case editorPlaceholder

  // Literals.
  case integerLiteral
  case floatLiteral
  /// `"`
  case stringQuote
  /// `"""`
  case multilineStringQuote
  /// The `#`s beside a string's quotes or after the backslash of a raw interpolation.
  case rawStringPounds
  case stringSegment
  /// `'`
  case singleQuote
  case regexSlash
  case regexPounds
  case regexPattern

  // Punctuation.
  case leftParenthesis
  case rightParenthesis
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  case comma
  case colon
  /// `::`
  case doubleColon
  case semicolon
  case atSign
  case pound
  /// `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#available`, `#unavailable`.
  case poundWord
  case backslash
  case backtick
  case period
  case arrow
  case equal
  case prefixAmpersand
  /// `?` after its operand.
  case postfixQuestion
  /// `?` between spaces, as in a conditional expression.
  case infixQuestion
  /// `!` after its operand.
  case postfixExclamation

  // Operators.
  case prefixOperator
  case binaryOperator
  case postfixOperator

  package var isTrivia: Bool { rawValue <= TokenKind.garbage.rawValue }
}

/// One piece of a file. Never empty.
package struct Token: Sendable, Hashable {
  /// Byte offset of the first byte.
  package let start: Int32
  /// Byte offset after the last byte.
  package let end: Int32
  package let kind: TokenKind

  package init(start: Int32, end: Int32, kind: TokenKind) {
    self.start = start
    self.end = end
    self.kind = kind
  }

  package var range: Range<Int> { Int(start)..<Int(end) }
}
