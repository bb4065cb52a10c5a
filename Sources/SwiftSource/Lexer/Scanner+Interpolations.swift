extension Scanner {
  mutating func enterInterpolation(pounds: Int) {
    var frame = Frame(kind: .interpolation, start: position)
    frame.outerParentheses = openParentheses
    frame.outerBrackets = openBrackets
    frames[frames.count - 1].previousEnd = .inLine
    punctuation(.backslash)
    if pounds > 0 { significant(.rawStringPounds, upTo: position + pounds) }
    punctuation(.leftParenthesis)
    openParentheses = 0
    openBrackets = 0
    frames.append(frame)
    place = .interpolation
  }

  mutating func leaveInterpolation() {
    guard let frame = frames.popLast() else { return }
    openParentheses = frame.outerParentheses
    openBrackets = frame.outerBrackets
    place = .string
    if let string = frames.last, !string.holdsLines, isLineEnd(position) {
      endUnterminatedString()
    }
  }

  /// At a quote: whether it closes the string around an interpolation that lacks its parenthesis,
  /// because no string literal can begin behind the last token: `"\(name"`.
  mutating func closesUnclosedInterpolation() -> Bool {
    let kind = frames[frames.count - 2].kind
    let isMultiline = byte(position + 1) == 0x22 && byte(position + 2) == 0x22
    let quote: Frame.Kind =
      bytes[position] == 0x27 ? .singleQuoted : isMultiline ? .multiline : .singleLine
    return kind == quote && endsUnclosedInterpolation()
  }

  /// At a quote or a backslash: ends the interpolation if it cannot go on with it. What followed
  /// the line ending before this place is text of the string then.
  mutating func endsUnclosedInterpolation() -> Bool {
    guard openBrackets == 0, !isAfterTry, !expectsOperand,
      openParentheses == 0 || !closesParenthesisOnLine()
    else { return false }
    report(.unterminatedInterpolation, position..<position)
    var first = tokens.count
    while first > 0, tokens[first - 1].kind.isTrivia { first -= 1 }
    if let newline = tokens[first...].firstIndex(where: { $0.kind == .newline }) {
      let start = Int(tokens[newline].start)
      if position - start <= rereadBudget {
        rereadBudget -= position - start
        tokens.removeSubrange(newline...)
        position = start
      }
    }
    leaveInterpolation()
    return true
  }

  /// Whether a `)` outside string literals stands between this place and the end of the line. To the
  /// compiler's parser what lies before it is then a mistake inside the parentheses.
  private mutating func closesParenthesisOnLine() -> Bool {
    var offset = position
    var isText = false
    while offset < end, !isLineEnd(offset), rereadBudget > 0 {
      switch bytes[offset] {
      case 0x22: isText.toggle()
      case 0x29: if !isText { return true }
      case 0x5C: offset += 1
      default: break
      }
      offset += 1
      rereadBudget -= 1
    }
    return rereadBudget <= 0
  }

  /// Whether the expression in an interpolation goes on behind the last token.
  private var expectsOperand: Bool {
    guard let last = lastToken else { return true }
    switch last.kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .comma, .colon, .equal, .infixQuestion,
      .binaryOperator, .prefixOperator, .prefixAmpersand, .unknown:
      return true
    case .word: return Keyword.takesOperand(self, last)
    default: return false
    }
  }
}
