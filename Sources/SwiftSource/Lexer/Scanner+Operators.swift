extension Scanner {
  /// Whether what begins at an offset follows what stands before it without space between.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A, 0: return false
    case 0x2F: return byteBefore(offset - 1) != 0x2A
    case 0xA0: return byteBefore(offset - 1) != 0xC2
    default: return true
    }
  }

  /// Whether what ends at an offset is followed by something without space between.
  func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch byte(offset) {
    case 0x20, 0x0D, 0x0A, 0x09, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A, 0: false
    case 0x2E: !leftBound
    case 0x2F: byte(offset + 1) != 0x2F && byte(offset + 1) != 0x2A
    case 0xC2: byte(offset + 1) != 0xA0
    default: true
    }
  }

  /// `?` or `!` after its operand.
  mutating func scanPostfixMark(_ mark: UInt8) {
    let isTry = byteBefore(position) == 0x79 && lastToken.map { isWord("try", $0) } == true
    punctuation(mark == 0x21 ? .postfixExclamation : .postfixQuestion)
    isAfterTry = isTry
  }

  mutating func scanOperator() {
    let last = runEnd()
    let mayHoldPeriods = bytes[position] == 0x2E
    var slash = position
    while slash < last, bytes[slash] != 0x2F { slash += 1 }
    let isRegex = slash < last && scanBareRegex(slash: slash, operatorEnd: last)
    if !isRegex { emitOperator(upTo: commentStart(from: max(slash, position + 1), to: last)) }
    guard position < last else { return }
    if mayHoldPeriods { periodRun = position..<last } else { operatorRun = position..<last }
  }

  /// The end of the run of operator characters here, looked for only once a run.
  private mutating func runEnd() -> Int {
    let known = bytes[position] == 0x2E ? periodRun : operatorRun
    return known.contains(position) ? known.upperBound : operatorEnd()
  }

  /// The offset after the longest run of operator characters here.
  private mutating func operatorEnd() -> Int {
    let mayHoldPeriods = bytes[position] == 0x2E
    var offset = position + (bytes[position] < 0x80 ? 1 : decode(position).length)
    while offset < end {
      let current = bytes[offset]
      if current < 0x80 {
        guard CharacterClass.isOperator(current) else { break }
        if current == 0x2E, !mayHoldPeriods { break }
        if current == 0x3C, byte(offset + 1) == 0x23, placeholderEnd.follows(offset, bytes, end) {
          break
        }
        offset += 1
      } else {
        let (scalar, length) = decode(offset)
        guard CharacterClass.continuesOperator(scalar) else { break }
        offset += length
      }
    }
    return offset
  }

  /// Where a comment begins inside a run of operator characters; its end if there is none.
  private func commentStart(from start: Int, to last: Int) -> Int {
    var offset = start
    while offset < last {
      if bytes[offset] == 0x2F, byte(offset + 1) == 0x2F || byte(offset + 1) == 0x2A {
        return offset
      }
      offset += 1
    }
    return last
  }

  /// Emits the operator that ends at an offset, told apart by the spaces around it.
  mutating func emitOperator(upTo last: Int) {
    let leftBound = isLeftBound(position)
    let rightBound = isRightBound(last, leftBound: leftBound)
    let first = bytes[position]
    var kind: TokenKind =
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    switch (last - position, first) {
    case (1, 0x3D): kind = .equal
    case (1, 0x26): if kind == .prefixOperator { kind = .prefixAmpersand }
    case (1, 0x2E): kind = .period
    case (1, 0x3F): kind = leftBound ? .postfixQuestion : .infixQuestion
    case (2, 0x2D) where bytes[position + 1] == 0x3E: kind = .arrow
    case (1, _): break
    default:
      if holdsCommentEnd(last) {
        report(.unexpectedCommentEnd, position..<last)
        kind = .unknown
      } else if first == 0x2E, beginsMember(upTo: last, leftBound: leftBound) {
        return punctuation(.period)
      } else if first == 0x3E, scanClosingAngles(upTo: last) {
        return
      } else if endsWithGenericParameters(last) {
        significant(kind, upTo: last - 1)
        return punctuation(.prefixOperator)
      }
    }
    significant(kind, upTo: last)
  }

  private func holdsCommentEnd(_ last: Int) -> Bool {
    var offset = position
    while offset + 1 < last {
      if bytes[offset] == 0x2A, bytes[offset + 1] == 0x2F { return true }
      offset += 1
    }
    return false
  }
}
