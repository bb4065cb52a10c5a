import SwiftSource
import Testing

/// What holds of tokens whatever the text.
@Suite struct LexerLawTests {
  @Test func thereAreFixtures() {
    #expect(LexerFixture.all.count > 40)
  }

  @Test(arguments: LexerFixture.all)
  func tokensTileTheFileAndAreTheSameEveryTime(_ fixture: LexerFixture) {
    let list = TokenLaws.check(fixture.bytes, fixture.name)
    #expect(Lexer.tokens(of: fixture.bytes).tokens == list.tokens)
    for problem in list.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= fixture.bytes.count)
      #expect(!problem.message.isEmpty)
    }
  }

  @Test(arguments: LexerFixture.all)
  func everyPrefixAndEverySuffixTiles(_ fixture: LexerFixture) {
    for length in fixture.bytes.indices {
      TokenLaws.check(Array(fixture.bytes[..<length]), "\(fixture.name), first \(length) bytes")
      TokenLaws.check(Array(fixture.bytes[length...]), "\(fixture.name), from \(length) on")
    }
  }

  /// Tokens before an insertion point that ends a line of code are those of the text without it.
  @Test(arguments: LexerFixture.all)
  func textAppendedOnALineOfItsOwnChangesNothingBefore(_ fixture: LexerFixture) {
    let tokens = Lexer.tokens(of: fixture.bytes).tokens
    guard tokens.last?.kind == .newline else { return }
    let appended = Lexer.tokens(of: fixture.bytes + Array("let appended = 1\n".utf8)).tokens
    #expect(appended.starts(with: tokens), "\(fixture.name)")
  }

  @Test(arguments: LexerFixture.all)
  func lineEndingsOfWindowsGiveTheSameTokens(_ fixture: LexerFixture) {
    // The end marker of one kind of conflict has its line feed in it.
    guard !fixture.bytes.contains(0x0D), fixture.name != "fixtures/lexer/conflicts-perforce.swift"
    else { return }
    let windows = fixture.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let expected = Lexer.tokens(of: fixture.bytes).tokens
    let actual = Lexer.tokens(of: windows).tokens
    #expect(actual.map(\.kind) == expected.map(\.kind), "\(fixture.name)")
    for (left, right) in zip(expected, actual) {
      let text = windows[right.range].filter { $0 != 0x0D }
      guard !text.elementsEqual(fixture.bytes[left.range]) else { continue }
      Issue.record("\(fixture.name): token at \(left.start) differs")
      return
    }
  }

  @Test(arguments: LexerFixture.all)
  func aByteOrderMarkMovesTokensAndNothingElse(_ fixture: LexerFixture) {
    // An operator and a shebang look at the byte before them.
    let first = fixture.bytes.first
    guard let first, first != 0xEF, first != 0x23, first != 0x2F else { return }
    let expected = Lexer.tokens(of: fixture.bytes).tokens
    let actual = Lexer.tokens(of: [0xEF, 0xBB, 0xBF] + fixture.bytes).tokens.dropFirst()
    #expect(actual.map(\.kind) == expected.map(\.kind), "\(fixture.name)")
    #expect(actual.map(\.start) == expected.map { $0.start + 3 }, "\(fixture.name)")
  }
}
