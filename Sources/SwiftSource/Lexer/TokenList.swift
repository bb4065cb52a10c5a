/// The tokens of one file and what was wrong with its text.
package struct TokenList: Sendable {
  /// All tokens, trivia included, in order. Their ranges tile the file: each begins where the one
  /// before ends, the first at 0, and the last ends with the file.
  package let tokens: [Token]
  /// In the order in which they were noticed; at most one a token and kind.
  package let problems: [LexicalProblem]

  package init(tokens: [Token], problems: [LexicalProblem]) {
    self.tokens = tokens
    self.problems = problems
  }
}
