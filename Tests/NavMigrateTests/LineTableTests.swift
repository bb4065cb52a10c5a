import SourceText
import Testing

@Suite struct LineTableTests {
  @Test func everyLineEndingEndsALine() {
    let table = LineTable(Array("a\nbc\r\nd\re".utf8))
    #expect(table.starts == [0, 2, 6, 8])
    #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 3) == SourcePosition(line: 2, column: 2))
    #expect(table.position(of: 5) == SourcePosition(line: 2, column: 4))
    #expect(table.position(of: 9) == SourcePosition(line: 4, column: 2))
  }

  @Test func aByteOrderMarkCountsAsColumns() {
    let table = LineTable([0xEF, 0xBB, 0xBF] + Array("x".utf8))
    #expect(table.position(of: 3) == SourcePosition(line: 1, column: 4))
  }
}
