import SourceText

/// The lines around a use, ready to be shown: tabs are spaces, nothing moves the cursor, and what is
/// too long is cut around the use.
package struct Excerpt: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    /// From 1; nil where lines are left out.
    package let number: Int?
    package let text: String
  }

  /// The last is the line of the use.
  package let lines: [Line]
  /// Where the use begins in the text of the last line, in columns of the terminal, from 0.
  package let markColumn: Int
  /// In columns of the terminal; at least 1.
  package let markWidth: Int
  /// How many blanks the line begins with on which the statement begins.
  package let indentation: Int

  /// Bytes on each side of the use that are looked at.
  private static let reach = 400
  /// Columns of a line that are shown.
  private static let width = 120
  /// Columns before the use that are shown of a line that is cut.
  private static let lead = 48

  /// The excerpt for the use at `name`, with the lines of its statement before it.
  package init(of name: Range<Int>, statement: Range<Int>, in file: SourceFile, _ table: LineTable)
  {
    let line = table.lineIndex(of: name.lowerBound)
    let first = min(table.lineIndex(of: statement.lowerBound), line)
    let shown = Self.marked(name, on: table.range(ofLine: line), in: file)
    var lines: [Line] = []
    if line - first > 2 {
      lines.append(Self.line(first, in: file, table))
      lines.append(Line(number: nil, text: "..."))
    } else {
      for index in first..<line { lines.append(Self.line(index, in: file, table)) }
    }
    lines.append(Line(number: line + 1, text: shown.before + shown.name + shown.after))
    self.lines = lines
    markColumn = DisplayWidth.of(shown.before)
    markWidth = max(DisplayWidth.of(shown.name), 1)
    indentation = Self.blanks(at: table.range(ofLine: first), in: file.bytes)
  }

  private static func line(_ index: Int, in file: SourceFile, _ table: LineTable) -> Line {
    let range = table.range(ofLine: index)
    let start = range.lowerBound
    let shown = marked(start..<start, on: range, in: file)
    return Line(number: index + 1, text: shown.after)
  }

  private static func marked(
    _ name: Range<Int>, on line: Range<Int>, in file: SourceFile
  ) -> (before: String, name: String, after: String) {
    let end = contentEnd(of: line, in: file.bytes)
    let name = name.clamped(to: line.lowerBound..<max(end, line.lowerBound))
    let start = max(line.lowerBound, name.lowerBound - reach)
    let stop = min(end, name.upperBound + reach)
    let nameStop = min(name.upperBound, name.lowerBound + reach)
    var before = visible(file, start..<name.lowerBound)
    var text = visible(file, name.lowerBound..<nameStop)
    var after = visible(file, name.upperBound..<max(stop, name.upperBound))
    let isCutBefore = start > line.lowerBound
    let isCutAfter = stop < end
    if isCutBefore || isCutAfter || DisplayWidth.of(before + text + after) > width {
      let isLeadLong = isCutBefore || DisplayWidth.of(before) > lead
      if isLeadLong { before = "…" + last(lead, of: before) }
      text = first(width - lead, of: text)
      let room = max(width - DisplayWidth.of(before + text), 0)
      if isCutAfter || DisplayWidth.of(after) > room { after = first(room, of: after) + "…" }
    }
    return (before, text, after)
  }

  private static func blanks(at line: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes[line.clamped(to: 0..<bytes.count)].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// The end of a line without its line ending.
  private static func contentEnd(of line: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = min(line.upperBound, bytes.count)
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The text of a range, one character a column or two, without control characters.
  private static func visible(_ file: SourceFile, _ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in file.text(range).unicodeScalars {
      switch scalar {
      case "\t": text.append(contentsOf: "    ".unicodeScalars)
      case "\u{FEFF}": continue
      case _ where VisibleText.isUnsafe(scalar): text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func first(_ columns: Int, of text: String) -> String {
    var room = columns
    return String(
      text.prefix { character in
        room -= DisplayWidth.of(character)
        return room >= 0
      })
  }

  private static func last(_ columns: Int, of text: String) -> String {
    var room = columns
    var kept: [Character] = []
    for character in text.reversed() {
      room -= DisplayWidth.of(character)
      if room < 0 { break }
      kept.append(character)
    }
    return String(kept.reversed())
  }
}
