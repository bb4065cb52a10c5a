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
  mutating func finishMultilineString(_ frame: Frame) {
    switch frame.previousEnd {
    case .opened, .inLine:
      report(.textBeforeClosingQuotes, position..<(position + 3))
      return keepIndentation(frame)
    case .openedLine: break
    case .newline: splitLastNewline(frame)
    case .escapedNewline: if frame.pounds == 0 { keepIndentationOfJoinedLine(frame) }
    }
    let indentation = tokens[lineStarts.last ?? 0]
    let isIndented = lineStarts.count > frame.outerLineStarts && indentation.kind == .whitespace
    let width = isIndented ? indentation.range : 0..<0
    if isIndented ? Int(indentation.end) < position : tokens.last?.kind == .stringSegment {
      report(.textBeforeClosingQuotes, position..<(position + 3))
    }
    for line in lineStarts[frame.outerLineStarts...] { stripIndentation(line, width) }
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
    lineStarts[lineStarts.count - 1] += 1
  }

  private mutating func stripIndentation(_ line: Int, _ indentation: Range<Int>) {
    let spaces = tokens[line]
    guard spaces.kind == .whitespace else {
      if spaces.kind == .stringSegment, !indentation.isEmpty, !isLineEnd(Int(spaces.start)) {
        report(.insufficientIndentation, spaces.range)
      }
      return
    }
    let width = indentation.count
    if spaces.range.count >= width,
      (0..<width).allSatisfy({
        bytes[indentation.lowerBound + $0] == bytes[Int(spaces.start) + $0]
      })
    {
      moveSegmentStart(line, toIndentation: width)
    } else if !isLineEnd(Int(spaces.end)) {
      report(.insufficientIndentation, spaces.range)
    }
  }

  /// Leaves so many of a line's first bytes outside its segment.
  private mutating func moveSegmentStart(_ line: Int, toIndentation width: Int) {
    let spaces = tokens[line]
    guard spaces.kind == .whitespace, spaces.start < spaces.end, line + 1 < tokens.count else {
      return
    }
    let start = spaces.start + Int32(width)
    let segment = tokens[line + 1]
    tokens[line] = Token(start: spaces.start, end: start, kind: .whitespace)
    tokens[line + 1] = Token(start: start, end: segment.end, kind: .stringSegment)
    if start == spaces.start || start == segment.end { hasEmptyTokens = true }
  }
}
