/// Which kinds of the tool a kind of the compiler may be. The parser knows more than a lexer, so
/// that one sign can have several kinds there.
enum KindTable {
  private static let words: Set<Substring> = [
    "word", "quotedWord", "wildcard", "dollarWord", "editorPlaceholder",
  ]
  private static let operators: Set<Substring> = [
    "prefixOperator", "binaryOperator", "postfixOperator", "prefixAmpersand", "equal", "arrow",
    "period", "postfixQuestion", "postfixExclamation", "infixQuestion",
  ]

  /// The same things under other names.
  private static let names: [Substring: Set<Substring>] = [
    "leftParen": ["leftParenthesis"], "rightParen": ["rightParenthesis"],
    "leftSquare": ["leftBracket"], "rightSquare": ["rightBracket"], "colonColon": ["doubleColon"],
    "rawStringPoundDelimiter": ["rawStringPounds"], "regexPoundDelimiter": ["regexPounds"],
    "regexLiteralPattern": ["regexPattern"], "poundIf": ["poundWord"], "poundElse": ["poundWord"],
    "poundElseif": ["poundWord"], "poundEndif": ["poundWord"],
    "poundSourceLocation": ["poundWord"], "poundAvailable": ["poundWord"],
    "poundUnavailable": ["poundWord"], "dollarIdentifier": ["dollarWord"],
    "postfixQuestionMark": ["postfixQuestion"], "infixQuestionMark": ["infixQuestion"],
    "exclamationMark": ["postfixExclamation"], "identifier": words, "keyword": words,
    "wildcard": ["wildcard"], "leftAngle": operators, "rightAngle": operators,
    "ellipsis": operators,
    // Where the parser wants a string and finds a word, it calls the word a segment. Words inside of
    // real strings are told by the quotes around them, which have to agree, too.
    "stringSegment": ["stringSegment", "word"],
  ]

  static func allows(_ expected: OracleToken, _ actual: OracleToken) -> Bool {
    if let names = names[expected.kind] {
      return names.contains(actual.kind)
        || (operators.contains(actual.kind) && remapped.contains(expected.kind))
    }
    return expected.kind == actual.kind
      || (operators.contains(actual.kind) && operators.contains(expected.kind))
  }

  /// Kinds the parser gives to operators where it finds them in place of something else.
  private static let remapped: Set<Substring> = [
    "identifier", "exclamationMark", "postfixQuestionMark", "infixQuestionMark",
  ]
}
