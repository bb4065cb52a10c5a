import SwiftSource
import Testing

/// Kinds of tokens, said outright; the comparison with the compiler covers the rest.
@Suite struct LexerTokenTests {
  /// The tokens of a text that are no trivia, as `kind text`.
  private func kinds(_ text: String, _ conflicts: Lexer.ConflictRegions = .skipped) -> [String] {
    let bytes = Array(text.utf8)
    return Lexer.tokens(of: bytes, conflicts: conflicts).tokens.filter { !$0.kind.isTrivia }.map {
      "\($0.kind) " + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  private func problems(_ text: String) -> [LexicalProblem.Kind] {
    Lexer.tokens(of: Array(text.utf8)).problems.map(\.kind)
  }

  @Test func anInterpolatedStringIsFlat() {
    #expect(
      kinds(##"#"a\#(b + "c")d"#"##) == [
        "rawStringPounds #", "stringQuote \"", "stringSegment a", "backslash \\",
        "rawStringPounds #", "leftParenthesis (", "word b", "binaryOperator +",
        "stringQuote \"", "stringSegment c", "stringQuote \"", "rightParenthesis )",
        "stringSegment d", "stringQuote \"", "rawStringPounds #",
      ])
  }

  @Test func aMultilineStringHasASegmentALineWithoutIndentation() {
    #expect(
      kinds("\"\"\"\n  a\n    b\n\n  \\(c)\n  \"\"\"") == [
        "multilineStringQuote \"\"\"", "stringSegment a\n", "stringSegment   b\n",
        "stringSegment \n", "backslash \\", "leftParenthesis (", "word c", "rightParenthesis )",
        "multilineStringQuote \"\"\"",
      ])
  }

  @Test func operatorsCarryTheirPosition() {
    #expect(
      kinds("-a + b? ?? !c...") == [
        "prefixOperator -", "word a", "binaryOperator +", "word b", "postfixQuestion ?",
        "binaryOperator ??", "prefixOperator !", "word c", "postfixOperator ...",
      ])
    #expect(
      kinds("a ? &b : c! -> d = e") == [
        "word a", "infixQuestion ?", "prefixAmpersand &", "word b", "colon :", "word c",
        "postfixExclamation !", "arrow ->", "word d", "equal =", "word e",
      ])
  }

  @Test func slashesAreDivisionsOrRegexes() {
    #expect(kinds("a / b / c").filter { $0.hasPrefix("regex") }.isEmpty)
    #expect(
      kinds("a = /b c/") == [
        "word a", "equal =", "regexSlash /", "regexPattern b c", "regexSlash /",
      ])
    #expect(
      kinds("#/\n a / b\n/#") == [
        "regexPounds #", "regexSlash /", "regexPattern \n a / b\n", "regexSlash /",
        "regexPounds #",
      ])
  }

  @Test func wordsInBackticksHoldAnything() {
    #expect(
      kinds("`a b`.`default`._.$0") == [
        "quotedWord `a b`", "period .", "quotedWord `default`", "period .", "wildcard _",
        "period .", "dollarWord $0",
      ])
  }

  @Test func closingAnglesAreSplitWhereTypesEnd() {
    #expect(kinds("A<B<C>>()").filter { $0.hasSuffix(">") }.count == 2)
    #expect(kinds("a = b >> (c)").contains("binaryOperator >>"))
  }

  @Test func versionsAreNotNumbers() {
    #expect(
      kinds("#available(iOS 13.4, *)").suffix(6) == [
        "integerLiteral 13", "period .", "integerLiteral 4", "comma ,", "binaryOperator *",
        "rightParenthesis )",
      ])
    #expect(kinds("f(iOS, 13.4)").contains("floatLiteral 13.4"))
  }

  @Test func conflictRegionsAreSkippedOrRead() {
    let text = "a\n<<<<<<< b\nc\n||||||| d\ne\n=======\nf\n>>>>>>> g\nh\n"
    #expect(kinds(text) == ["word a", "word h"])
    #expect(kinds(text, .read) == ["word a", "word c", "word e", "word f", "word h"])
    #expect(kinds("a\n=======\nb\n", .read).contains("binaryOperator ======="))
    #expect(problems(text) == [.conflictMarker])
  }

  @Test func problemsSayWhatIsWrong() {
    #expect(problems("/* /* */") == [.unterminatedBlockComment])
    #expect(problems("\"a\nb") == [.unterminatedString])
    #expect(problems("\"\\(a\nb") == [.unterminatedInterpolation, .unterminatedString])
    #expect(problems("a = #/b") == [.unterminatedRegex])
    #expect(problems("`a") == [.unterminatedQuotedWord])
    #expect(problems("a */ b") == [.unexpectedCommentEnd])
    #expect(problems("\"\"\"\n a\n  \"\"\"") == [.insufficientIndentation])
    #expect(problems("\"\"\"a\n\"\"\"") == [.textAfterOpeningQuotes])
    #expect(problems("\"\"\"\na\"\"\"") == [.textBeforeClosingQuotes])
    #expect(problems("0b2 1e") == [.malformedNumber, .malformedNumber])
    #expect(problems("<#a#>") == [.editorPlaceholder])
    #expect(problems("\u{201C}a\u{201D}") == [.curlyQuote])
    #expect(problems("a\u{A0}b") == [.nonBreakingSpace])
    #expect(problems("\0") == [.nulByte])
    #expect(problems("\u{1}") == [.invalidCharacter])
    #expect(Lexer.tokens(of: [0xFF]).problems.map(\.kind) == [.invalidUTF8])
    #expect(problems("let a = \"b\" // fine\n").isEmpty)
  }
}
