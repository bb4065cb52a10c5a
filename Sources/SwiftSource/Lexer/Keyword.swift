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

  /// Words an expression can begin with whose operand follows.
  private static let ofOperand: [StaticString] = [
    "try", "await", "unsafe", "copy", "consume", "each", "if", "repeat", "switch",
  ]

  static func takesOperand(_ scanner: Scanner, _ word: Token) -> Bool {
    ofOperand.contains { scanner.isWord($0, word) }
  }

  static func precedesExpression(_ scanner: Scanner, _ word: Token) -> Bool {
    beforeExpression.contains { scanner.isWord($0, word) }
  }
}
