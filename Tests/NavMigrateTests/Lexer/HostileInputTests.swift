import SwiftSource
import Testing

/// Text made to make a lexer slow or its stack deep. A lexer that reads anything twice for every
/// repetition would need hours for one of these, not a moment.
@Suite(.timeLimit(.minutes(5))) struct HostileInputTests {
  /// A piece of text that is repeated, between texts that are not.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let piece: String
    let after: String
    let count: Int

    init(
      _ name: String, _ piece: String, before: String = "", after: String = "",
      count: Int = 100_000
    ) {
      self.name = name
      self.piece = piece
      self.before = before
      self.after = after
      self.count = count
    }

    var testDescription: String { name }

    var bytes: [UInt8] {
      Array((before + String(repeating: piece, count: count) + after).utf8)
    }
  }

  @Test(arguments: nesting + unterminated + lookAhead)
  func tileInLinearTime(_ hostile: Hostile) {
    TokenLaws.check(hostile.bytes, hostile.name)
  }

  @Test func nestingThatIsClosedEndsInCode() {
    let depth = 100_000
    for (open, inner, close) in [("\"\\(", "1", ")\""), ("/*", "", "*/"), ("[", "1", "]")] {
      let text =
        String(repeating: open, count: depth) + inner
        + String(repeating: close, count: depth) + "\nlet after = 1"
      let list = TokenLaws.check(Array(text.utf8), open)
      #expect(list.problems.isEmpty)
      #expect(list.tokens.last?.kind == .integerLiteral)
    }
  }

  @Test func aLongLineIsOneLine() {
    let line = Array(String(repeating: "a.b(\"c\") + 1.5; ", count: 5 << 17).utf8)
    let list = TokenLaws.check(line, "long line")
    #expect(list.tokens.count == (5 << 17) * 14)
  }

  private static let nesting: [Hostile] = [
    Hostile("parentheses", "("), Hostile("brackets", "["), Hostile("braces", "{"),
    Hostile("comments", "/*"), Hostile("interpolations", "\"\\("),
    Hostile("multi-line strings", "\"\"\"\n\\("), Hostile("raw strings", "#\"\\#("),
    Hostile("single quotes", "'\\("), Hostile("conditions", "#if a\n"),
    Hostile("generics", "A<"), Hostile("closed generics", ">>(", before: "A<B<C<D<"),
    Hostile("attributes", "@available("), Hostile("placeholders", "<#"),
  ]

  private static let unterminated: [Hostile] = [
    Hostile("strings on a line", "\"a\" "), Hostile("quotes", "\""),
    Hostile("strings", "\"a\n"), Hostile("interpolated strings", "\"\\(a\n"),
    Hostile("multi-line interpolations", "\"\"\"\n\\(x\n"), Hostile("regexes", "= /a\n"),
    Hostile("backticks", "`\n"), Hostile("raw quotes", "#\"\"\"\n"),
    Hostile("comment", "a ", before: "/*"), Hostile("string", "a ", before: "\""),
    Hostile("multi-line string", " a\n", before: "\"\"\"\n"),
    Hostile("joined lines", " a\\\n", before: "\"\"\"\n"),
    Hostile("indented lines", "  a\n", before: "\"\"\"\n", after: "    b\"\"\""),
  ]

  private static let lookAhead: [Hostile] = [
    Hostile("conflicts without end", "<<<<<<< a\n"),
    Hostile("conflicts with one end", "<<<<<<< a\n", after: ">>>>>>> b\n"),
    Hostile("regexes of several lines", "#/\n"),
    Hostile("curly quotes", "\u{201C}a "), Hostile("pounds", "#"),
    Hostile("raw multi-line strings on a line", "#\"\"\"\\#("),
    Hostile("raw strings with a late end", "#\"\"\"\\#(", after: "\"#"),
    Hostile("placeholders in operators", "+<#"),
    Hostile("placeholders with a late end", "+<#", after: "#>"),
    Hostile("comments in operators", "+/**/"), Hostile("comments after periods", ".+/**/"),
    Hostile("comments between periods", "./**/+/**/"),
    Hostile("regexes in operators", "+/+*/", before: " ", after: "x"),
    Hostile("slashes", "(/\\/"), Hostile("groups", "(/a) "),
    Hostile("optionals", ".?"), Hostile("key paths", "\\a.?"), Hostile("angles", ">"),
    Hostile("shifts", "x>>(", before: "A<"), Hostile("tries", "try?"),
    Hostile("unclosed calls", "a \"x\" ", before: "\"\\(f("),
    Hostile("unclosed calls closed late", "a \"x\" ", before: "\"\\(f(", after: ")"),
    Hostile("text that is read again", "// \\(a\n", before: "\"\"\"\n", after: "\"\"\""),
    Hostile("interpolations that end at quotes", "\"\"\"\n\\(a /*\n*/ \"\"\"\n"),
    Hostile("blank lines", "\n", after: "1.5 / 2"), Hostile("carriage returns", "\r"),
    Hostile("NUL bytes", "\0#!"), Hostile("combining marks", "\u{301}"),
    Hostile("escapes", "\\u{aaaa", before: "\""), Hostile("numbers", "1.2."),
  ]
}
