import NavMigrateCommand
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(of: Array(text.utf8)[...])
  }

  @Test func everyKindOfValueIsRead() throws {
    let value = try read(#" {"a": [1, -2.5e1, 0], "b": {"c": null}, "d": [true, false], "e": ""} "#)
    #expect(value["a"] == .array([.number(1), .number(-25), .number(0)]))
    #expect(value["b"]?["c"] == .null)
    #expect(value["d"] == .array([.bool(true), .bool(false)]))
    #expect(value["e"] == .string(""))
    #expect(value["f"] == nil)
  }

  @Test func theLastOfEqualKeysCounts() throws {
    #expect(try read(#"{"a": 1, "a": 2}"#)["a"] == .number(2))
  }

  @Test func escapesAreResolved() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\té\ud83d\ude00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "{a: 1}", "[1 2]", "01", "1.", ".5", "+1", "1e", "nul", "'a'",
    "\"a", "\"\u{1}\"", #""\x""#, #""\ud800""#, #""\ud800A""#, #""\udc00""#, #""\u12""#,
    "1 2", "NaN", "1e999", "-", "\u{FEFF}1",
  ])
  func whatIsNoJSONIsAProblem(_ text: String) {
    #expect(throws: JSONProblem.self) { try read(text) }
  }

  @Test func invalidUTF8IsAProblem() {
    #expect(throws: JSONProblem.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22][...]) }
  }

  @Test func deepNestingIsAProblemAndNoOverflow() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONProblem.self) { try read(deep) }
  }
}
