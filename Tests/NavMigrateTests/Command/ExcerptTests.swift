import Reporting
import SourceText
import Testing

@Suite struct ExcerptTests {
  /// The excerpt for `padding`, as `LINE|TEXT` lines with the carets below.
  private func excerpt(_ text: String, statement: String? = nil) throws -> [String] {
    let bytes = Array(text.utf8)
    let name = try #require(range(of: "padding", in: bytes))
    let whole = try statement.map { try #require(range(of: $0, in: bytes)) } ?? name
    let file = SourceFile(path: "A.swift", bytes: bytes)
    let excerpt = Excerpt(of: name, statement: whole, in: file, LineTable(bytes))
    let carets =
      String(repeating: " ", count: excerpt.markColumn)
      + String(repeating: "^", count: excerpt.markWidth)
    return excerpt.lines.map { "\($0.number.map(String.init) ?? "")|\($0.text)" } + ["|" + carets]
  }

  private func range(of part: String, in bytes: [UInt8]) -> Range<Int>? {
    let part = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: part) }
    return start.map { $0..<($0 + part.count) }
  }

  @Test func theLineAndTheName() throws {
    #expect(
      try excerpt("a\nm.padding = x\nb") == ["2|m.padding = x", "|  ^^^^^^^"])
  }

  @Test func linesOfTheStatementBeforeIt() throws {
    let text = "f()\nm\n  .a\n  .padding = x\n"
    #expect(
      try excerpt(text, statement: "m\n  .a\n  .padding = x")
        == ["2|m", "3|  .a", "4|  .padding = x", "|   ^^^^^^^"])
    let long = "m\n  .a\n  .b\n  .padding = x\n"
    #expect(
      try excerpt(long, statement: "m\n  .a\n  .b\n  .padding = x")
        == ["1|m", "|...", "4|  .padding = x", "|   ^^^^^^^"])
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func lineEndingsAreNotShown(_ ending: String) throws {
    #expect(
      try excerpt("a\(ending)m.padding = x\(ending)b") == ["2|m.padding = x", "|  ^^^^^^^"])
  }

  @Test func tabsBecomeSpaces() throws {
    #expect(
      try excerpt("\t\tm.padding\t= x") == ["1|        m.padding    = x", "|          ^^^^^^^"])
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    #expect(
      try excerpt("/* 地図🗺️ */ m.padding = x")
        == ["1|/* 地図🗺️ */ m.padding = x", "|" + String(repeating: " ", count: 15) + "^^^^^^^"])
    #expect(
      try excerpt("/* e\u{301} */ m.padding") == [
        "1|/* e\u{301} */ m.padding", "|          ^^^^^^^",
      ])
  }

  @Test func nothingMovesTheCursor() throws {
    #expect(
      try excerpt("\u{FEFF}/*\u{1B}[2J\u{202E}\0*/ m.padding")
        == ["1|/*\u{FFFD}[2J\u{FFFD}\u{FFFD}*/ m.padding", "|             ^^^^^^^"])
  }

  @Test func aLongLineIsCutAroundTheUse() throws {
    let text =
      String(repeating: "x", count: 100) + " m.padding = " + String(repeating: "y", count: 300)
    let lines = try excerpt(text)
    #expect(lines[0].hasPrefix("1|…xxx"))
    #expect(lines[0].hasSuffix("yyy…"))
    #expect(lines[0].count == 123)
    #expect(lines[1] == "|" + String(repeating: " ", count: 49) + "^^^^^^^")
  }

  @Test func aLineOfMegabytesCostsNoMoreThanWhatIsShown() throws {
    let half = String(repeating: "地", count: 300_000)
    let lines = try excerpt(half + " m.padding = " + half)
    #expect(lines[0].count < 130)
    #expect(lines[0].contains("地 m.padding = 地"))
  }
}
