/// The tokens of a file without trivia, read forward within the brackets that enclose the place.
struct TokenCursor {
  struct Lexeme {
    let kind: TokenKind
    let word: Word
    let start: Int
    let end: Int
    /// A line ends between the token before and this one.
    let startsLine: Bool
    let hasSpaceBefore: Bool
  }

  let bytes: [UInt8]
  let lexemes: [Lexeme]
  /// For each bracket the index of its partner; for a bracket without one the end of what encloses
  /// it; -1 for other tokens.
  let partners: [Int]
  private(set) var index = 0
  /// Reading stops here: the closing bracket of what is being read.
  var limit: Int
  /// Bytes already taken from the current token, of a run of operator characters.
  private(set) var taken = 0

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    let table = WordTable.all
    var lexemes: [Lexeme] = []
    lexemes.reserveCapacity(tokens.count / 2)
    var startsLine = true
    var hasSpace = true
    func word(_ token: Token) -> Word {
      guard token.kind == .word || token.kind == .poundWord else { return .none }
      return bytes.withUnsafeBufferPointer { table.word(of: $0[token.range]) }
    }
    for token in tokens {
      switch token.kind {
      case .whitespace: hasSpace = true
      case .newline, .shebang, .conflictMarker: (startsLine, hasSpace) = (true, true)
      case .lineComment, .garbage: hasSpace = true
      case .blockComment:
        hasSpace = true
        if !startsLine { startsLine = bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D } }
      default:
        lexemes.append(
          Lexeme(
            kind: token.kind, word: word(token), start: Int(token.start), end: Int(token.end),
            startsLine: startsLine, hasSpaceBefore: hasSpace))
        (startsLine, hasSpace) = (false, false)
      }
    }
    self.lexemes = lexemes
    partners = TokenCursor.partners(of: lexemes)
    limit = lexemes.count
  }

  private static func partners(of lexemes: [Lexeme]) -> [Int] {
    var partners = [Int](repeating: -1, count: lexemes.count)
    var open: [Int] = []
    for (index, lexeme) in lexemes.enumerated() {
      let opener: TokenKind
      switch lexeme.kind {
      case .leftParenthesis, .leftBracket, .leftBrace:
        open.append(index)
        continue
      case .rightParenthesis: opener = .leftParenthesis
      case .rightBracket: opener = .leftBracket
      case .rightBrace: opener = .leftBrace
      default: continue
      }
      // A closing bracket closes the nearest opener of its kind; what was opened inside and not
      // closed ends here too. Braces are the strongest: other brackets do not reach over them.
      var depth = open.count - 1
      while depth >= 0, lexemes[open[depth]].kind != opener {
        if opener != .leftBrace, lexemes[open[depth]].kind == .leftBrace {
          depth = -1
          break
        }
        depth -= 1
      }
      guard depth >= 0 else { continue }
      for unclosed in open[(depth + 1)...] { partners[unclosed] = index }
      partners[open[depth]] = index
      partners[index] = open[depth]
      open.removeSubrange(depth...)
    }
    for unclosed in open { partners[unclosed] = lexemes.count }
    return partners
  }

  // MARK: - Looking

  var isAtEnd: Bool { index >= limit }

  func lexeme(_ ahead: Int = 0) -> Lexeme? {
    let at = index + ahead
    return at < limit && at >= 0 ? lexemes[at] : nil
  }

  func kind(_ ahead: Int = 0) -> TokenKind? { lexeme(ahead)?.kind }

  func at(_ kind: TokenKind) -> Bool { self.kind() == kind }

  /// Byte offset of the place; at the end that of the closing bracket or of the end of the file.
  var offset: Int {
    index < lexemes.count ? lexemes[index].start + taken : bytes.count
  }

  /// Byte offset after the last token that was passed.
  var lastEnd: Int {
    if taken > 0 { return lexemes[index].start + taken }
    return index > 0 ? lexemes[index - 1].end : 0
  }

  func text(_ ahead: Int = 0) -> String {
    guard let lexeme = lexeme(ahead) else { return "" }
    let start = ahead == 0 ? lexeme.start + taken : lexeme.start
    return String(decoding: bytes[start..<lexeme.end], as: UTF8.self)
  }

  /// The word at the place.
  func word(_ ahead: Int = 0) -> Word { lexeme(ahead)?.word ?? .none }

  func atWord(_ word: Word) -> Bool { self.word() == word }

  /// The first byte that was not taken yet; zero at the end.
  func firstByte(_ ahead: Int = 0) -> UInt8 {
    guard let lexeme = lexeme(ahead) else { return 0 }
    return bytes[ahead == 0 ? lexeme.start + taken : lexeme.start]
  }

  /// Whether this operator stands at the place.
  func isOperator(_ text: StaticString) -> Bool {
    guard isOperator(), let lexeme = lexeme() else { return false }
    let start = lexeme.start + taken
    guard lexeme.end - start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<lexeme.end]) }
  }

  var startsLine: Bool { lexeme()?.startsLine ?? true }

  func isOperator(_ ahead: Int = 0) -> Bool {
    switch kind(ahead) {
    case .prefixOperator, .binaryOperator, .postfixOperator: true
    default: false
    }
  }

  /// Index of the partner of the bracket at the place, never past the limit.
  func partner(_ ahead: Int = 0) -> Int {
    let at = index + ahead
    guard at < limit, partners[at] > at else { return limit }
    return min(partners[at], limit)
  }

  // MARK: - Moving

  mutating func advance() {
    if index < limit { index += 1 }
    taken = 0
  }

  mutating func jump(to index: Int) {
    self.index = min(max(index, self.index), max(limit, self.index))
    taken = 0
  }

  /// Goes back to a place seen before.
  mutating func rewind(to place: (index: Int, taken: Int)) {
    (index, taken) = place
  }

  var place: (index: Int, taken: Int) { (index, taken) }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func takeWord(_ word: Word) -> Bool {
    guard atWord(word) else { return false }
    advance()
    return true
  }

  /// Takes one character from a run of operator characters, or a punctuation mark of that character.
  mutating func takeCharacter(_ character: UInt8) -> Bool {
    guard atCharacter(character), let lexeme = lexeme() else { return false }
    if lexeme.start + taken + 1 >= lexeme.end { advance() } else { taken += 1 }
    return true
  }

  /// Whether the place is at this ASCII operator character, also inside a run.
  func atCharacter(_ character: UInt8) -> Bool {
    guard let lexeme = lexeme() else { return false }
    switch lexeme.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .prefixAmpersand, .equal, .arrow:
      return bytes[lexeme.start + taken] == character
    default:
      return false
    }
  }
}
