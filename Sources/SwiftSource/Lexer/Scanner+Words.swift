extension Scanner {
  mutating func scanWord() {
    var offset = position
    while offset < end, CharacterClass.continuesWord(bytes[offset]) { offset &+= 1 }
    if offset < end, bytes[offset] >= 0x80 { offset = wordEnd(from: offset) }
    let isWildcard = offset == position + 1 && bytes[position] == 0x5F
    significant(isWildcard ? .wildcard : .word, upTo: offset)
  }

  /// The offset after all characters from `start` on that may continue a word.
  func wordEnd(from start: Int) -> Int {
    var offset = start
    while offset < end {
      if bytes[offset] < 0x80 {
        guard CharacterClass.continuesWord(bytes[offset]) else { return offset }
        offset += 1
      } else {
        let (scalar, length) = decode(offset)
        guard CharacterClass.continuesWord(scalar) else { return offset }
        offset += length
      }
    }
    return offset
  }

  mutating func scanDollarWord() {
    significant(.dollarWord, upTo: wordEnd(from: position + 1))
  }

  /// A word in backticks; without a second backtick on the line the first stands alone.
  mutating func scanQuotedWord() {
    var offset = position + 1
    while offset < end, bytes[offset] != 0x60, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      offset += 1
    }
    if byte(offset) == 0x60 {
      significant(.quotedWord, upTo: offset + 1)
    } else {
      report(.unterminatedQuotedWord, position..<(position + 1))
      punctuation(.backtick)
    }
  }

  /// `<#text#>` on one line; false if there is no such thing here.
  mutating func scanPlaceholder() -> Bool {
    var offset = position + 2
    while offset < end {
      let current = bytes[offset]
      offset += 1
      if current == 0x0A || (current == 0x3C && byte(offset) == 0x23) { return false }
      if current == 0x23, byte(offset) == 0x3E {
        report(.editorPlaceholder, position..<(offset + 1))
        significant(.editorPlaceholder, upTo: offset + 1)
        return true
      }
    }
    return false
  }
}
