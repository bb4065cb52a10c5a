import SwiftSource

/// The tokens of a file that are no trivia, with what they say.
struct TokenText {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each token whether a line begins between it and the token before.
  private let startsLine: [Bool]
  /// For each bracket the index of its partner, -1 where it has none and for other tokens.
  private let partners: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens: [Token] = []
    var startsLine: [Bool] = []
    var isNewLine = true
    for token in Lexer.tokens(of: bytes).tokens {
      if token.kind.isTrivia {
        if token.kind == .newline || token.kind == .blockComment || token.kind == .lineComment {
          isNewLine = isNewLine || bytes[token.range].contains { $0 == 0x0A || $0 == 0x0D }
        }
        continue
      }
      tokens.append(token)
      startsLine.append(isNewLine)
      isNewLine = false
    }
    self.tokens = tokens
    self.startsLine = startsLine
    partners = Self.partners(of: tokens)
  }

  private static func partners(of tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let first = open.popLast() else { continue }
        partners[first] = index
        partners[index] = first
      default: break
      }
    }
    return partners
  }

  func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The word at an index, without backticks; nil where there is none.
  func word(_ index: Int) -> String? {
    switch kind(index) {
    case .word: text(tokens[index].range)
    case .quotedWord: text(tokens[index].range.dropFirst().dropLast())
    default: nil
    }
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard kind(index) == .word else { return false }
    let bytes = bytes[tokens[index].range]
    return bytes.elementsEqual(
      UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Whether a line begins before the token.
  func startsLine(_ index: Int) -> Bool { tokens.indices.contains(index) && startsLine[index] }

  /// Whether a statement can begin with the token.
  func startsStatement(_ index: Int) -> Bool {
    startsLine(index) || [.semicolon, .leftBrace, .rightBrace].contains(kind(index - 1))
  }

  /// The index of the token that an offset is in, or of the next one; nil after the last.
  func index(ofTokenAtOrAfter offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].end) <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? low : nil
  }

  /// Whether nothing stands between two tokens.
  func touches(_ first: Int, _ second: Int) -> Bool {
    tokens.indices.contains(first) && tokens.indices.contains(second)
      && tokens[first].end == tokens[second].start
  }

  /// The index of the bracket that goes with the one at an index; nil if none does.
  func partner(_ bracket: Int) -> Int? {
    guard partners.indices.contains(bracket), partners[bracket] >= 0 else { return nil }
    return partners[bracket]
  }
}
