extension Scanner {
  /// Begins a line of the innermost multi-line string: its spaces and tabs are a token of their
  /// own until the closing quotes tell how many of them are indentation.
  mutating func beginLine() {
    frames[frames.count - 1].lineToken = tokens.count
    var offset = position
    while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
    guard offset < end else { return }
    lineStarts.append(tokens.count)
    if offset > position { emit(.whitespace, upTo: offset) }
  }

  /// Gives every line of a multi-line string its final shape: called at the closing quotes.
  mutating func finishMultilineString(_ closed: Frame) {
    var frame = closed
    switch frame.previousEnd {
    case .opened, .inLine:
      report(.textBeforeClosingQuotes, position..<(position + 3))
      return keepIndentation(frame)
    case .openedLine: break
    case .newline:
      splitLastNewline(frame)
      frame.lineToken += 1
    case .escapedNewline: if frame.pounds == 0 { keepIndentationOfJoinedLine(frame) }
    }
    let indentation = spaces(ofLine: frame.lineToken) ?? position..<position
    if indentation.upperBound < position || (indentation.isEmpty && frame.lineToken < tokens.count)
    {
      report(.textBeforeClosingQuotes, position..<(position + 3))
    }
    for line in lineStarts[frame.outerLineStarts...] { stripIndentation(line, indentation) }
    lineStarts.removeSubrange(frame.outerLineStarts...)
  }

  /// Makes all spaces at the starts of lines part of their segments.
  mutating func keepIndentation(_ frame: Frame) {
    for line in lineStarts[frame.outerLineStarts...] { moveSegmentStart(line, toIndentation: 0) }
    lineStarts.removeSubrange(frame.outerLineStarts...)
  }

  /// A last line that is joined to that of the closing quotes keeps its spaces in plain strings.
  private mutating func keepIndentationOfJoinedLine(_ frame: Frame) {
    let line = frame.lineToken - 3
    guard lineStarts.count - 2 >= frame.outerLineStarts, lineStarts[lineStarts.count - 2] == line
    else { return }
    moveSegmentStart(line, toIndentation: 0)
  }

  /// The line ending before the line of the closing quotes is not part of the string.
  private mutating func splitLastNewline(_ frame: Frame) {
    let segment = tokens[frame.lineToken - 1]
    let last = Int(segment.end)
    let isPair =
      last - Int(segment.start) >= 2 && bytes[last - 1] == 0x0A && bytes[last - 2] == 0x0D
    let start = segment.end - (isPair ? 2 : 1)
    tokens[frame.lineToken - 1] = Token(start: segment.start, end: start, kind: .stringSegment)
    if start == segment.start { hasEmptyTokens = true }
    tokens.insert(
      Token(start: start, end: segment.end, kind: .newline), at: frame.lineToken)
    if lineStarts.last == frame.lineToken { lineStarts[lineStarts.count - 1] += 1 }
  }

  private mutating func stripIndentation(_ line: Int, _ indentation: Range<Int>) {
    guard let spaces = spaces(ofLine: line) else {
      guard line < tokens.count, !indentation.isEmpty else { return }
      let start = Int(tokens[line].start)
      if tokens[line].kind == .stringSegment, !isLineEnd(start) {
        report(.insufficientIndentation, start..<start)
      }
      return
    }
    let isIndented =
      spaces.count >= indentation.count
      && zip(spaces, indentation).allSatisfy { bytes[$0] == bytes[$1] }
    if isIndented {
      moveSegmentStart(line, toIndentation: indentation.count)
    } else if !isLineEnd(spaces.upperBound) {
      report(.insufficientIndentation, spaces)
    }
  }

  /// The spaces and tabs a line of a multi-line string begins with; nil if there are none.
  private func spaces(ofLine line: Int) -> Range<Int>? {
    guard line < tokens.count, tokens[line].kind == .whitespace, !tokens[line].range.isEmpty else {
      return nil
    }
    return tokens[line].range
  }

  /// Leaves so many of a line's first bytes outside its segment.
  private mutating func moveSegmentStart(_ line: Int, toIndentation width: Int) {
    guard let spaces = spaces(ofLine: line), line + 1 < tokens.count else { return }
    let first = Int32(spaces.lowerBound)
    let start = first + Int32(width)
    let segment = tokens[line + 1]
    tokens[line] = Token(start: first, end: start, kind: .whitespace)
    tokens[line + 1] = Token(start: start, end: segment.end, kind: .stringSegment)
    if start == first || start == segment.end { hasEmptyTokens = true }
  }
}
