extension Scanner {
  mutating func scanSpaces() {
    var offset = position + 1
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0B, 0x0C: offset += 1
      default:
        emit(.whitespace, upTo: offset)
        return
      }
    }
    emit(.whitespace, upTo: offset)
  }

  /// One line ending; it ends the interpolation and the string around it if these hold no lines.
  mutating func scanLineEnd() {
    if place == .interpolation, !isAfterTry, !frames[frames.count - 2].holdsLines {
      report(.unterminatedInterpolation, position..<position)
      // An empty segment ends it; what follows is no operand.
      emit(.stringSegment, upTo: position)
      hasEmptyTokens = true
      return leaveInterpolation()
    }
    let isPair = bytes[position] == 0x0D && byte(position + 1) == 0x0A
    emit(.newline, upTo: position + (isPair ? 2 : 1))
  }

  /// The offset of the next line ending, or the end of the file.
  func lineEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  mutating func scanBlockComment() {
    var depth = 1
    var offset = position + 2
    while offset < end {
      let current = bytes[offset]
      offset += 1
      if current == 0x2A, byte(offset) == 0x2F {
        offset += 1
        depth -= 1
        if depth == 0 {
          emit(.blockComment, upTo: offset)
          return
        }
      } else if current == 0x2F, byte(offset) == 0x2A {
        offset += 1
        depth += 1
      }
    }
    report(.unterminatedBlockComment, position..<end)
    emit(.blockComment, upTo: end)
  }

  /// Whatever no other rule takes: characters outside ASCII and control characters.
  mutating func scanOther() {
    if has("\u{FEFF}", at: position) { return emit(.whitespace, upTo: position + 3) }
    let (scalar, length) = decode(position)
    if CharacterClass.beginsWord(scalar) { return scanWord() }
    if CharacterClass.beginsOperator(scalar) { return scanOperator() }
    if CharacterClass.continuesWord(scalar) {
      let last = wordEnd(from: position + length)
      report(.invalidCharacter, position..<last)
      return significant(.word, upTo: last)
    }
    let range = position..<(position + length)
    switch scalar {
    case 0xA0:
      var last = range.upperBound
      while byte(last) == 0xC2, byte(last + 1) == 0xA0 { last += 2 }
      report(.nonBreakingSpace, position..<last)
      emit(.whitespace, upTo: last)
    case 0x201D:
      report(.curlyQuote, range)
      significant(.unknown, upTo: range.upperBound)
    case 0x201C: scanCurlyQuote(from: range.upperBound)
    case 0:
      report(.nulByte, range)
      emit(.garbage, upTo: range.upperBound)
    default:
      report(scalar == Self.invalidScalar ? .invalidUTF8 : .invalidCharacter, range)
      emit(.garbage, upTo: range.upperBound)
    }
  }

  /// `“text”` on one line without interpolation is one word, as for the compiler.
  mutating func scanCurlyQuote(from start: Int) {
    report(.curlyQuote, position..<start)
    var last = start
    var offset = start < curlyQuoteFailure ? end : start
    search: while offset < end {
      switch bytes[offset] {
      case 0x22:
        last = offset + 1
        break search
      case 0x5C:
        guard let next = escapeEnd(offset) else { break search }
        offset = next
      case 0x20...0x7E: offset += 1
      case 0..<0x20, 0x7F: break search
      default:
        let (scalar, length) = decode(offset)
        if scalar == Self.invalidScalar { break search }
        offset += length
        if scalar == 0x201D {
          last = offset
          break search
        }
      }
    }
    if last == start { curlyQuoteFailure = max(curlyQuoteFailure, offset) }
    significant(.word, upTo: last)
  }

  /// The offset after a valid escape in a plain string; nil at an interpolation or a bad escape.
  private func escapeEnd(_ backslash: Int) -> Int? {
    switch byte(backslash + 1) {
    case 0x30, 0x6E, 0x72, 0x74, 0x22, 0x27, 0x5C: return backslash + 2
    case 0x75:
      guard let escape = unicodeEscape(backslash + 1), escape.scalar != nil else { return nil }
      return escape.end
    default: return nil
    }
  }
}
