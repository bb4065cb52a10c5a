extension Scanner {
  mutating func scanNumber() {
    var offset = position + 1
    if bytes[position] == 0x30 {
      switch byte(offset) {
      case 0x78: return scanHexNumber()
      case 0x6F: return scanDigits(through: 0x37)
      case 0x62: return scanDigits(through: 0x31)
      default: break
      }
    }
    offset = skipDigits(offset)
    switch byte(offset) {
    case 0x2E:  // .
      guard CharacterClass.isDigit(byte(offset + 1)), !isAfterPeriod, !isVersion(upTo: offset)
      else { return significant(.integerLiteral, upTo: offset) }
      offset = skipDigits(offset + 1)
      guard byte(offset) | 0x20 == 0x65 else { return significant(.floatLiteral, upTo: offset) }
      scanExponent(offset)
    case 0x65, 0x45: scanExponent(offset)
    case 0x80...0xFF, 0x24, 0x41...0x5A, 0x61...0x7A:
      endNumber(.integerLiteral, digitsEnd: offset)
    default: significant(.integerLiteral, upTo: offset)
    }
  }

  /// Ends a number with the word characters that stick to it, which are a mistake.
  private mutating func endNumber(_ kind: TokenKind, digitsEnd: Int) {
    let last = wordEnd(from: digitsEnd)
    if last > digitsEnd { report(.malformedNumber, digitsEnd..<last) }
    significant(kind, upTo: last)
  }

  private func skipDigits(_ start: Int) -> Int {
    var offset = start
    while CharacterClass.isDigit(byte(offset)) || byte(offset) == 0x5F { offset += 1 }
    return offset
  }

  private func skipHexDigits(_ start: Int) -> Int {
    var offset = start
    while CharacterClass.isHexDigit(byte(offset)) || byte(offset) == 0x5F { offset += 1 }
    return offset
  }

  private mutating func scanDigits(through last: UInt8) {
    var offset = position + 2
    guard byte(offset) != 0x5F else { return endNumber(.integerLiteral, digitsEnd: offset) }
    while (0x30...last).contains(byte(offset)) || byte(offset) == 0x5F { offset += 1 }
    endNumber(.integerLiteral, digitsEnd: offset)
  }

  /// The exponent of a decimal number, from its `e` on.
  private mutating func scanExponent(_ letter: Int) {
    var offset = letter + 1
    if byte(offset) == 0x2B || byte(offset) == 0x2D { offset += 1 }
    if CharacterClass.isDigit(byte(offset)) {
      offset = skipDigits(offset)
    } else if !CharacterClass.continuesWord(byte(offset)) {
      report(.malformedNumber, position..<offset)
    }
    endNumber(.floatLiteral, digitsEnd: offset)
  }

  private mutating func scanHexNumber() {
    var offset = position + 2
    guard CharacterClass.isHexDigit(byte(offset)) else {
      if !CharacterClass.continuesWord(byte(offset)) {
        report(.malformedNumber, position..<offset)
      }
      return endNumber(.integerLiteral, digitsEnd: offset)
    }
    offset = skipHexDigits(offset)
    let integerEnd = offset
    let hasPoint = byte(offset) == 0x2E
    guard hasPoint || byte(offset) | 0x20 == 0x70 else {
      return endNumber(.integerLiteral, digitsEnd: offset)
    }
    if hasPoint {
      offset += 1
      if offset < end, !CharacterClass.isHexDigit(bytes[offset]) {
        return significant(.integerLiteral, upTo: integerEnd)
      }
      offset = skipHexDigits(offset)
      if byte(offset) | 0x20 != 0x70 {
        // What follows the fraction decides, as for the compiler: `0xff.description`.
        if offset + 1 < end, !CharacterClass.isDigit(bytes[offset + 1]) { offset = integerEnd }
        if offset > integerEnd { report(.malformedNumber, position..<offset) }
        return significant(.integerLiteral, upTo: offset)
      }
    }
    offset += 1
    let isSigned = byte(offset) == 0x2B || byte(offset) == 0x2D
    if isSigned { offset += 1 }
    if offset < end, !CharacterClass.isDigit(bytes[offset]) {
      if hasPoint, !isSigned, !CharacterClass.isDigit(byte(integerEnd + 1)) {
        return significant(.integerLiteral, upTo: integerEnd)
      }
      if !CharacterClass.continuesWord(bytes[offset]) {
        report(.malformedNumber, position..<offset)
      }
    } else {
      offset = skipDigits(offset)
    }
    endNumber(.floatLiteral, digitsEnd: offset)
  }

  /// Whether a number here is an element of a tuple: `pair.0.1`.
  private var isAfterPeriod: Bool { lastToken?.kind == .period }

  /// Whether the digits up to here are the major part of a version in a list of versions.
  private func isVersion(upTo offset: Int) -> Bool {
    guard arguments == .versions, argumentsDepth == 1, let last = lastToken else { return false }
    for index in position..<offset where bytes[index] == 0x5F { return false }
    switch last.kind {
    case .word, .quotedWord, .editorPlaceholder, .colon: return true
    case .binaryOperator, .prefixOperator, .postfixOperator: return true
    default: return false
    }
  }
}
