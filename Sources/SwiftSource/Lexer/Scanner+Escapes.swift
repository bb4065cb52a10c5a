extension Scanner {
  /// What a backslash in a string literal begins.
  enum Escape {
    /// Part of the segment, up to an offset.
    case character(upTo: Int)
    /// A line feed or carriage return spelt as an escape; ends the segment behind it.
    case lineEnding(upTo: Int)
    /// A line ending that is not part of the string.
    case joinedLines(upTo: Int)
    case interpolation(pounds: Int)
  }

  func escape(at backslash: Int, _ frame: Frame) -> Escape {
    guard hasPounds(frame.pounds, at: backslash + 1) else {
      return .character(upTo: backslash + 1)
    }
    var offset = backslash + 1 + frame.pounds
    // The compiler's parser lets a raw string have one pound more here.
    if frame.pounds > 0, byte(offset) == 0x23 { offset += 1 }
    switch byte(offset) {
    case 0x28:
      // Of pounds that go on, the parser takes all.
      return .interpolation(pounds: offset - backslash - 1)
    case 0x6E, 0x72: return .lineEnding(upTo: offset + 1)
    case 0x75:
      guard let escape = unicodeEscape(offset) else { return .character(upTo: offset + 1) }
      let isLineEnding = escape.scalar == 0x0A || escape.scalar == 0x0D
      return isLineEnding ? .lineEnding(upTo: escape.end) : .character(upTo: escape.end)
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x22, 0x27, 0x5C:
      return .character(upTo: offset + 1)
    case 0x20, 0x09, 0x0A, 0x0D:
      var lineEnd = offset
      while byte(lineEnd) == 0x20 || byte(lineEnd) == 0x09 { lineEnd += 1 }
      guard frame.holdsLines, isLineEnd(lineEnd) else { return .character(upTo: offset) }
      let isPair = bytes[lineEnd] == 0x0D && byte(lineEnd + 1) == 0x0A
      return .joinedLines(upTo: lineEnd + (isPair ? 2 : 1))
    default: return .character(upTo: offset)
    }
  }

  /// The end of `u{...}` and the character it names, nil if it names none; nil without braces.
  func unicodeEscape(_ letter: Int) -> (end: Int, scalar: UInt32?)? {
    guard byte(letter + 1) == 0x7B else { return nil }
    var offset = letter + 2
    var scalar: UInt64 = 0
    while CharacterClass.isHexDigit(byte(offset)) {
      let digit = byte(offset)
      scalar =
        (scalar << 4 | UInt64(digit < 0x3A ? digit - 0x30 : (digit | 0x20) - 0x57)) & 0xFFFF_FFFF
      offset += 1
    }
    let digits = offset - letter - 2
    guard byte(offset) == 0x7D else { return (offset, nil) }
    guard digits >= 1, digits <= 8, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else {
      return (offset + 1, nil)
    }
    return (offset + 1, UInt32(scalar))
  }
}
