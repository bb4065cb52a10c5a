extension Scanner {
  /// Reads one token of code, or a run of trivia.
  mutating func scanCode() {
    let first = bytes[position]
    switch first {
    case 0x20, 0x09, 0x0B, 0x0C: scanSpaces()
    case 0x0A, 0x0D: scanLineEnd()
    case 0x41...0x5A, 0x61...0x7A, 0x5F: scanWord()
    case 0x2F:  // /
      switch byte(position + 1) {
      case 0x2F: emit(.lineComment, upTo: lineEnd(from: position + 2))
      case 0x2A: scanBlockComment()
      default: scanOperator()
      }
    case 0x28: scanLeftParenthesis()
    case 0x29: scanRightParenthesis()
    case 0x5B: openBracket(.leftBracket)
    case 0x5D: closeBracket(.rightBracket)
    case 0x7B: openBracket(.leftBrace)
    case 0x7D: closeBracket(.rightBrace)
    case 0x2C: punctuation(.comma)
    case 0x3B: punctuation(.semicolon)
    case 0x5C:  // \
      if place == .interpolation, endsUnclosedInterpolation() { return }
      punctuation(.backslash)
    case 0x3A:  // :
      if byte(position + 1) == 0x3A, arguments != .selector || argumentsDepth != 1 {
        significant(.doubleColon, upTo: position + 2)
      } else {
        punctuation(.colon)
      }
    case 0x40: scanAtSign()
    case 0x23: scanPound()
    case 0x22, 0x27:  // " '
      if place == .interpolation, closesUnclosedInterpolation() { return }
      scanOpeningQuote(pounds: 0)
    case 0x60: scanQuotedWord()
    case 0x24: scanDollarWord()
    case 0x30...0x39: scanNumber()
    case 0x21, 0x3F:  // ! ?
      if isLeftBound(position) { scanPostfixMark(first) } else { scanOperator() }
    case 0x3C, 0x3E:  // < >
      if !scanConflictMarker() {
        if first == 0x3C, byte(position + 1) == 0x23, scanPlaceholder() { return }
        scanOperator()
      }
    case 0x2E:  // .
      if CharacterClass.isOperator(byte(position + 1)) || byte(position + 1) >= 0x80 {
        scanOperator()
      } else {
        punctuation(.period)
      }
    case 0x3D, 0x7C:  // = |
      if position < conflictRegionEnd, scanInnerMarker() { return }
      scanOperator()
    case 0x2D, 0x2B, 0x2A, 0x25, 0x26, 0x5E, 0x7E: scanOperator()
    default: scanOther()
    }
  }

  /// Ends a token that is no trivia.
  @inline(__always)
  mutating func significant(_ kind: TokenKind, upTo offset: Int) {
    emit(kind, upTo: offset)
    isAfterTry = false
  }

  @inline(__always)
  mutating func punctuation(_ kind: TokenKind) { significant(kind, upTo: position + 1) }

  private mutating func openBracket(_ kind: TokenKind) {
    if place == .interpolation { openBrackets += 1 }
    punctuation(kind)
  }

  private mutating func closeBracket(_ kind: TokenKind) {
    if place == .interpolation, openBrackets > 0 { openBrackets -= 1 }
    punctuation(kind)
  }

  private mutating func scanLeftParenthesis() {
    if place == .interpolation, !isAfterTry { openParentheses += 1 }
    if argumentsName >= 0 { enterArguments() }
    punctuation(.leftParenthesis)
  }

  private mutating func scanRightParenthesis() {
    if argumentsDepth > 0 { leaveArguments() }
    guard place == .interpolation, !isAfterTry else { return punctuation(.rightParenthesis) }
    punctuation(.rightParenthesis)
    if openParentheses > 0 { openParentheses -= 1 } else { leaveInterpolation() }
  }
}
