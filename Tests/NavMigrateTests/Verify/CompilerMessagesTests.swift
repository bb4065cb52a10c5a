import Testing

@testable import NavMigrateCommand

@Suite struct CompilerMessagesTests {
  @Test func readsPlacesAndWhatHasNone() {
    let text = """
      /a b/c:d.swift:3:14: error: cannot find 'x' in scope
        x
        ^
      A.swift:1:2: note: found: this
      <unknown>:0: error: no such file
      error: link command failed with exit code 1
      A.swift:9:1: warning: error: is a word
      plain
      """
    let messages = CompilerMessages.all(in: text)
    #expect(
      messages == [
        CompilerMessage(
          kind: .error, file: "/a b/c:d.swift", line: 3, column: 14,
          text: "cannot find 'x' in scope"),
        CompilerMessage(kind: .note, file: "A.swift", line: 1, column: 2, text: "found: this"),
        CompilerMessage(kind: .error, file: nil, line: 0, column: 0, text: "no such file"),
        CompilerMessage(
          kind: .error, file: nil, line: 0, column: 0,
          text: "link command failed with exit code 1"),
        CompilerMessage(
          kind: .warning, file: "A.swift", line: 9, column: 1, text: "error: is a word"),
      ])
  }

  @Test(arguments: ["", ":", "error:", ": error: ", "a:b: error: x", ":1:1: error: "])
  func readsAnything(_ text: String) {
    for message in CompilerMessages.all(in: text) { #expect(message.line >= 0) }
  }
}
