extension Scanner {
  /// How many tokens are looked back over for the brackets that a run of `>` closes.
  private static let angleReach = 256

  /// Emits a run such as `>>` or `>?` sign by sign where it closes generic argument lists; false
  /// if it is an operator.
  mutating func scanClosingAngles(upTo last: Int) -> Bool {
    var angles = 0
    for offset in position..<last {
      switch bytes[offset] {
      case 0x3E: angles += 1
      case 0x3F, 0x21: break
      default: return false
      }
    }
    guard opensAngles(angles) else { return false }
    while position < last {
      switch bytes[position] {
      case 0x3E: punctuation(.postfixOperator)
      case 0x3F: punctuation(.postfixQuestion)
      default: punctuation(.postfixExclamation)
      }
    }
    return true
  }

  /// Whether so many `<` stand open before this place with nothing but types between.
  private func opensAngles(_ count: Int) -> Bool {
    var open = count
    var brackets = 0
    var before = TokensBackward(tokens, reach: Self.angleReach)
    while let token = before.next() {
      switch token.kind {
      case .word, .quotedWord, .dollarWord, .wildcard, .period, .comma, .colon, .doubleColon,
        .postfixQuestion, .postfixExclamation, .arrow, .atSign, .integerLiteral:
        break
      case .rightParenthesis, .rightBracket: brackets += 1
      case .leftParenthesis, .leftBracket:
        brackets -= 1
        if brackets < 0 { return false }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        guard token.end - token.start == 1 else { return false }
        switch bytes[Int(token.start)] {
        case 0x3E: open += 1
        case 0x3C:
          open -= 1
          if open == 0 { return brackets == 0 }
        case 0x26, 0x7E: break
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// Whether the `<` that ends an operator at an offset begins the generic parameters of the
  /// function the operator names: `func ==<Value>(`.
  func endsWithGenericParameters(_ last: Int) -> Bool {
    guard last - position > 1, bytes[last - 1] == 0x3C else { return false }
    let next = byte(last)
    guard CharacterClass.isLetter(next) || next == 0x5F || next == 0x60 || next >= 0x80 else {
      return false
    }
    return lastToken.map { isWord("func", $0) } == true
  }
}
