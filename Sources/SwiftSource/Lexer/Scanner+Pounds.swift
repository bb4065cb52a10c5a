extension Scanner {
  /// `#`: a shebang, the pounds of a raw string or an extended regex, `#if` and its like, or the
  /// sign itself.
  mutating func scanPound() {
    if byteBefore(position) == 0, byte(position + 1) == 0x21 {
      return significant(.shebang, upTo: lineEnd(from: position))
    }
    var run = position + 1
    while byte(run) == 0x23 { run += 1 }
    switch byte(run) {
    case 0x22: return scanOpeningQuote(pounds: run - position)
    case 0x2F: return scanExtendedRegex(pounds: run - position)
    default: break
    }
    while position < run - 1 { punctuation(.pound) }
    scanPoundWord()
  }

  private mutating func scanPoundWord() {
    var last = position + 1
    while CharacterClass.isLetter(byte(last)) || byte(last) == 0x5F { last += 1 }
    let word = Token(start: Int32(position + 1), end: Int32(last), kind: .word)
    switch byte(position + 1) {
    case 0x61 where isWord("available", word), 0x75 where isWord("unavailable", word):
      significant(.poundWord, upTo: last)
      if argumentsDepth == 0 { expectArguments(.versions, after: last) }
    case 0x69 where isWord("if", word), 0x65 where isWord("else", word),
      0x65 where isWord("elseif", word), 0x65 where isWord("endif", word),
      0x73 where isWord("sourceLocation", word):
      significant(.poundWord, upTo: last)
    default: punctuation(.pound)
    }
  }
}
