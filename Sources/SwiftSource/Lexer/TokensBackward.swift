/// The tokens before a place that are no trivia, the last first; as many as are worth a look.
struct TokensBackward {
  private let tokens: [Token]
  private var index: Int
  private let first: Int

  /// - Parameter reach: how many tokens, trivia included, are looked at.
  init(_ tokens: [Token], reach: Int) {
    self.tokens = tokens
    index = tokens.count
    first = max(0, tokens.count - reach)
  }

  mutating func next() -> Token? {
    while index > first {
      index -= 1
      if !tokens[index].kind.isTrivia { return tokens[index] }
    }
    return nil
  }
}
