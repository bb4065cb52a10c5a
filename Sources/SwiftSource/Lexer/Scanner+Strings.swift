extension Scanner {
  // MARK: - Quotes

  /// The pounds and the quotes that open a string literal.
  mutating func scanOpeningQuote(pounds: Int) {
    let start = position
    if pounds > 0 { significant(.rawStringPounds, upTo: position + pounds) }
    var kind = Frame.Kind.singleLine
    if bytes[position] == 0x27 {
      kind = .singleQuoted
    } else if byte(position + 1) == 0x22, byte(position + 2) == 0x22,
      pounds == 0 || !rawQuotes.hasQuote(from: position + 2, pounds: pounds, bytes, end)
    {
      kind = .multiline
    }
    var frame = Frame(kind: kind, pounds: pounds, start: start)
    switch kind {
    case .singleQuoted: punctuation(.singleQuote)
    case .singleLine, .interpolation: punctuation(.stringQuote)
    case .multiline:
      significant(.multilineStringQuote, upTo: position + 3)
      frame.outerLineStarts = lineStarts.count
      frame.lineToken = tokens.count
    }
    frames.append(frame)
    place = .string
    if kind == .multiline, isLineEnd(position) {
      frames[frames.count - 1].previousEnd = .openedLine
      scanLineEnd()
      beginLine()
    } else if kind == .multiline, position < end {
      report(.textAfterOpeningQuotes, (position - 3)..<position)
    } else if kind != .multiline, isLineEnd(position) {
      endUnterminatedString()
    }
  }

  /// The quotes and the pounds that close the innermost string literal.
  private mutating func scanClosingQuote(_ frame: Frame) {
    switch frame.kind {
    case .singleLine, .interpolation: punctuation(.stringQuote)
    case .singleQuoted: punctuation(.singleQuote)
    case .multiline:
      finishMultilineString(frame)
      significant(.multilineStringQuote, upTo: position + 3)
    }
    if frame.pounds > 0 { significant(.rawStringPounds, upTo: poundsEnd(position)) }
    leaveString()
  }

  private mutating func leaveString() {
    frames.removeLast()
    place = frames.isEmpty ? .code : .interpolation
  }

  /// Ends a string that its line or the file ends.
  mutating func endUnterminatedString() {
    guard let frame = frames.last else { return }
    report(.unterminatedString, frame.start..<position)
    if frame.kind == .multiline { keepIndentation(frame) }
    leaveString()
  }

  /// Ends whatever the end of the file leaves open.
  mutating func closeFrames() {
    while let frame = frames.last {
      switch frame.kind {
      case .interpolation:
        report(.unterminatedInterpolation, frame.start..<end)
        frames.removeLast()
      case .singleLine, .singleQuoted, .multiline: endUnterminatedString()
      }
    }
  }

  // MARK: - Contents

  /// Reads one segment of the innermost string literal and what ends it.
  mutating func scanString() {
    let frame = frames[frames.count - 1]
    let closing: UInt8 = frame.kind == .singleQuoted ? 0x27 : 0x22
    var offset = position
    while offset < end {
      let current = bytes[offset]
      if current == closing {
        if closes(frame, at: offset) {
          emitSegment(upTo: offset)
          return scanClosingQuote(frame)
        }
        offset += 1
      } else if current == 0x5C {
        switch escape(at: offset, frame) {
        case .character(let next): offset = next
        case .lineEnding(let next):
          emitSegment(upTo: next)
          frames[frames.count - 1].previousEnd = .inLine
          return
        case .joinedLines(let next):
          emitSegment(upTo: offset)
          emit(.escapedNewline, upTo: next)
          frames[frames.count - 1].previousEnd = .escapedNewline
          return beginLine()
        case .interpolation(let pounds):
          emitSegment(upTo: offset)
          return enterInterpolation(pounds: pounds)
        }
      } else if current == 0x0A || current == 0x0D {
        guard frame.holdsLines else {
          emitSegment(upTo: offset)
          return endUnterminatedString()
        }
        let isPair = current == 0x0D && byte(offset + 1) == 0x0A
        emitSegment(upTo: offset + (isPair ? 2 : 1))
        frames[frames.count - 1].previousEnd = .newline
        return beginLine()
      } else {
        offset += 1
      }
    }
    emitSegment(upTo: end)
  }

  /// Emits a segment unless it is empty; one behind indentation is emitted even so, because the
  /// closing quotes may leave it some of that.
  private mutating func emitSegment(upTo offset: Int) {
    if offset > position {
      significant(.stringSegment, upTo: offset)
    } else if let last = tokens.last, last.kind == .whitespace, lineStarts.last == tokens.count - 1
    {
      significant(.stringSegment, upTo: offset)
      hasEmptyTokens = true
    }
  }

  private func closes(_ frame: Frame, at quote: Int) -> Bool {
    var offset = quote + 1
    if frame.kind == .multiline {
      guard byte(quote + 1) == 0x22, byte(quote + 2) == 0x22 else { return false }
      offset += 2
    }
    return hasPounds(frame.pounds, at: offset)
  }

  func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    guard end - offset >= pounds else { return false }
    for index in 0..<pounds where bytes[offset + index] != 0x23 { return false }
    return true
  }
}
