extension Scanner {
  /// Reads a regex literal whose `/` stands in a run of operator characters, if it is one; the
  /// characters before it are a prefix operator.
  mutating func scanBareRegex(slash: Int, operatorEnd: Int) -> Bool {
    let leftBound = isLeftBound(position)
    guard !leftBound else { return false }
    let previous = lastToken
    if let previous, previous.kind == .word,
      isWord("func", previous) || isWord("operator", previous)
    {
      return false
    }
    var isCertain = false
    if leftBound == isRightBound(operatorEnd, leftBound: leftBound) {
      guard isAfterTry || expectsOperand(after: previous) else { return false }
      switch previous?.kind {
      case .leftParenthesis, .leftBracket, .comma, .colon, .doubleColon: isCertain = isAfterTry
      default: isCertain = true
      }
    }
    guard let regex = bareRegex(slash: slash, isCertain: isCertain) else { return false }
    if slash > position { emitOperator(upTo: slash) }
    emitRegex(pounds: 0, regex)
    return true
  }

  /// Where the parts of a regex literal end.
  struct Regex {
    let patternEnd: Int
    /// Equal to `patternEnd` if there is no closing slash.
    let slashEnd: Int
    let poundsEnd: Int
  }

  private mutating func emitRegex(pounds: Int, _ regex: Regex) {
    if pounds > 0 { significant(.regexPounds, upTo: position + pounds) }
    punctuation(.regexSlash)
    if regex.patternEnd > position { significant(.regexPattern, upTo: regex.patternEnd) }
    if regex.slashEnd > position {
      punctuation(.regexSlash)
    } else {
      report(.unterminatedRegex, position..<position)
    }
    if regex.poundsEnd > position { significant(.regexPounds, upTo: regex.poundsEnd) }
  }

  /// The regex literal between slashes, nil if this is an operator instead. Looks no further than
  /// the next slash, which is the next place such a look can begin.
  private func bareRegex(slash: Int, isCertain: Bool) -> Regex? {
    switch byte(slash + 1) {
    case 0x20, 0x09: guard isCertain else { return nil }
    case 0x2A, 0x2F: return nil
    default: break
    }
    guard byteBefore(slash) != 0x2A else { return nil }
    var groups = 0
    var classes = 0
    var offset = slash + 1
    search: while offset < end {
      switch bytes[offset] {
      case 0x2F:
        if byte(offset + 1) == 0x2A || byte(offset + 1) == 0x2F { break search }
        if !isCertain, endsWithSpace(slash: offset, from: slash + 1) { return nil }
        return Regex(patternEnd: offset, slashEnd: offset + 1, poundsEnd: offset + 1)
      case 0x0A, 0x0D: break search
      case 0x5C:
        if isLineEnd(offset + 1) || offset + 1 == end {
          offset += 1
          break search
        }
        offset += 1
      case 0x28: if classes == 0 { groups += 1 }
      case 0x29:
        if classes == 0 {
          if groups > 0 { groups -= 1 } else if !isCertain { return nil }
        }
      case 0x5B: classes += 1
      case 0x5D: classes = max(0, classes - 1)
      default: break
      }
      offset += 1
    }
    return isCertain ? Regex(patternEnd: offset, slashEnd: offset, poundsEnd: offset) : nil
  }

  /// Whether a space that is not escaped stands before a closing slash.
  private func endsWithSpace(slash: Int, from start: Int) -> Bool {
    guard slash > start, bytes[slash - 1] == 0x20 else { return false }
    var backslashes = 0
    while slash - 2 - backslashes >= start, bytes[slash - 2 - backslashes] == 0x5C {
      backslashes += 1
    }
    return backslashes % 2 == 0
  }

  // MARK: - Between pounds

  mutating func scanExtendedRegex(pounds: Int) {
    let patternStart = position + pounds + 1
    var lineEnd = patternStart
    while byte(lineEnd) == 0x20 || byte(lineEnd) == 0x09 { lineEnd += 1 }
    if isLineEnd(lineEnd) {
      emitRegex(pounds: pounds, multilineRegex(from: lineEnd, pounds: pounds))
    } else {
      emitRegex(pounds: pounds, singleLineRegex(from: patternStart, pounds: pounds))
    }
  }

  private mutating func multilineRegex(from start: Int, pounds: Int) -> Regex {
    guard regexEnds.mayEnd(after: start, pounds: pounds, bytes, end) else {
      return Regex(patternEnd: start, slashEnd: start, poundsEnd: start)
    }
    var offset = start
    while offset < end {
      if bytes[offset] == 0x2F, case let last = poundsEnd(offset + 1), last > offset + pounds {
        return Regex(patternEnd: offset, slashEnd: offset + 1, poundsEnd: last)
      }
      offset += bytes[offset] == 0x5C ? 2 : 1
    }
    return Regex(patternEnd: start, slashEnd: start, poundsEnd: start)
  }

  private func singleLineRegex(from start: Int, pounds: Int) -> Regex {
    var offset = start
    var slash = -1
    while offset < end, !isLineEnd(offset) {
      if bytes[offset] == 0x2F {
        slash = offset
        let last = poundsEnd(offset + 1)
        if last > offset + pounds {
          return Regex(patternEnd: offset, slashEnd: offset + 1, poundsEnd: last)
        }
      } else if bytes[offset] == 0x5C, !isLineEnd(offset + 1), offset + 1 < end {
        offset += 1
      }
      offset += 1
    }
    // Too few pounds at the end of the line still look like the end of the literal.
    if offset > start, bytes[offset - 1] == 0x2F {
      return Regex(patternEnd: offset - 1, slashEnd: offset, poundsEnd: offset)
    }
    if slash >= start, bytes[offset - 1] == 0x23, poundsEnd(slash + 1) == offset {
      return Regex(patternEnd: slash, slashEnd: slash + 1, poundsEnd: offset)
    }
    return Regex(patternEnd: offset, slashEnd: offset, poundsEnd: offset)
  }

  /// The offset after the pounds from an offset on.
  func poundsEnd(_ start: Int) -> Int {
    var offset = start
    while byte(offset) == 0x23 { offset += 1 }
    return offset
  }

  // MARK: - Operand or operator

  /// Whether an expression rather than a binary operator is expected after a token.
  private func expectsOperand(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .unknown:
      return true
    case .poundWord:
      return !isWord("#available", token) && !isWord("#unavailable", token)
        && !isWord("#sourceLocation", token)
    case .word: return Keyword.precedesExpression(self, token)
    case .whitespace, .newline, .lineComment, .blockComment, .conflictMarker, .escapedNewline,
      .garbage, .shebang, .quotedWord, .dollarWord, .wildcard, .editorPlaceholder,
      .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPounds,
      .stringSegment, .singleQuote, .regexSlash, .regexPounds, .regexPattern, .rightParenthesis,
      .rightBracket, .rightBrace, .doubleColon, .atSign, .pound, .backslash, .backtick, .period,
      .arrow, .postfixQuestion, .postfixExclamation, .postfixOperator:
      return false
    }
  }
}
