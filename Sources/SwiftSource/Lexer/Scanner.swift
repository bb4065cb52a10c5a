/// The state of the lexer on its way through one file.
///
/// What surrounds a place is kept on a stack of frames, never on the call stack. No byte is looked
/// at more than a fixed number of times: each look-ahead either ends where its token ends or
/// remembers what it found.
struct Scanner {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let conflicts: Lexer.ConflictRegions

  /// Offset of the next byte to read.
  var position = 0
  var tokens: [Token] = []
  var problems: [LexicalProblem] = []

  /// The string literals and interpolations around this place, the innermost last.
  var frames: [Frame] = []
  var place: Place = .code
  /// Parentheses open in the innermost interpolation, its own not counted.
  var openParentheses = 0
  /// Brackets and braces open in the innermost interpolation.
  var openBrackets = 0
  /// How many more bytes may be read twice.
  var rereadBudget: Int
  /// Whether the next token follows `try?` or `try!`.
  var isAfterTry = false
  /// The arguments this place is among whose tokens the compiler reads in a way of their own.
  var arguments = ArgumentList.plain
  /// Where the name ends that such arguments follow; -1 outside one.
  var argumentsName = -1
  /// Parentheses open in such arguments; 0 outside them.
  var argumentsDepth = 0
  var hasEmptyTokens = false

  /// First tokens of the lines of the multi-line strings around this place.
  var lineStarts: [Int] = []
  var rawQuotes = RawQuoteIndex()
  var regexEnds = RegexEndIndex()
  var placeholderEnd = PlaceholderEnd()
  /// Whether no conflict region that begins from here on has an end.
  var lacksConflictEnd = false
  var lacksPerforceEnd = false
  /// Where the conflict region around this place ends whose sides are read; 0 outside one.
  var conflictRegionEnd = 0
  /// Runs of operator characters of which only a part became a token.
  var operatorRun = 0..<0
  var periodRun = 0..<0
  /// Where the last look for the end of a curly-quoted string failed.
  var curlyQuoteFailure = 0

  /// What the next bytes are read as.
  enum Place {
    case code
    case interpolation
    case string
  }

  init(bytes: UnsafePointer<UInt8>, end: Int, conflicts: Lexer.ConflictRegions) {
    self.bytes = bytes
    self.end = end
    self.conflicts = conflicts
    self.rereadBudget = end
    tokens.reserveCapacity(end / 5 + 16)
  }

  mutating func scan() -> TokenList {
    while position < end {
      switch place {
      case .code, .interpolation: scanCode()
      case .string: scanString()
      }
    }
    closeFrames()
    if hasEmptyTokens { tokens.removeAll { $0.start == $0.end } }
    return TokenList(tokens: tokens, problems: problems)
  }

  // MARK: - Looking

  /// The byte at an offset; 0 past the end of the file.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// The byte before an offset; 0 at the start of the file.
  @inline(__always)
  func byteBefore(_ offset: Int) -> UInt8 { offset > 0 ? bytes[offset &- 1] : 0 }

  @inline(__always)
  func isLineEnd(_ offset: Int) -> Bool {
    offset < end && (bytes[offset] == 0x0A || bytes[offset] == 0x0D)
  }

  func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  func isWord(_ text: StaticString, _ token: Token) -> Bool {
    Int(token.end - token.start) == text.utf8CodeUnitCount && has(text, at: Int(token.start))
  }

  /// The last token that is no trivia.
  var lastToken: Token? { tokens.last { !$0.kind.isTrivia } }

  // MARK: - Emitting

  /// Ends a token at an offset, where reading goes on.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, upTo offset: Int) {
    tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: position), end: Int32(truncatingIfNeeded: offset),
        kind: kind))
    position = offset
  }

  @inline(never)
  mutating func report(_ kind: LexicalProblem.Kind, _ range: Range<Int>) {
    problems.append(LexicalProblem(kind: kind, range: range))
  }
}
