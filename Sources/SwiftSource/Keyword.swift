/// The words that are keywords wherever they stand.
enum Keyword {
  /// Keywords that are no expressions themselves, so that one can follow.
  private static let beforeExpression: [StaticString] = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]

  static func precedesExpression(_ scanner: Scanner, _ word: Token) -> Bool {
    beforeExpression.contains { scanner.isWord($0, word) }
  }
}
