import Foundation
import Testing

@Suite struct TokensCommandTests {
  @Test func printsALineATokenThatIsNoTrivia() throws {
    let run = try ToolRun(
      ["tokens", "fixtures/lexer/shebang.swift", "fixtures/lexer/empty.swift"],
      in: PackageRoot.url, input: Data())
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix(
        """
        == fixtures/lexer/shebang.swift
        0 20 shebang
        21 5 word
        26 1 leftParenthesis
        27 1 stringQuote
        28 5 stringSegment
        33 1 stringQuote
        34 1 rightParenthesis

        """))
    #expect(run.text.hasSuffix("== fixtures/lexer/empty.swift\n"))
  }

  @Test func namesWhatItCannotRead() throws {
    let run = try ToolRun(
      ["tokens", "fixtures/lexer/none.swift", "fixtures/lexer/one-quote.swift", "fixtures"],
      in: PackageRoot.url, input: Data())
    #expect(run.status == 2)
    #expect(run.text == "== fixtures/lexer/one-quote.swift\n0 1 stringQuote\n")
    #expect(run.errors.contains("cannot read 'fixtures/lexer/none.swift'"))
    #expect(run.errors.contains("cannot read 'fixtures'"))
  }
}
