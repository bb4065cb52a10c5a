extension OutlineParser {
  /// Reads statements and declarations up to the limit. The value of a block that is one expression
  /// is that expression.
  @discardableResult
  mutating func parseStatements() -> ExpressionID? {
    var count = 0
    var only: ExpressionID?
    while !cursor.isAtEnd {
      let before = cursor.place
      if cursor.take(.semicolon) { continue }
      switch cursor.kind() {
      case .rightBrace, .rightBracket, .rightParenthesis:
        // A bracket that closes nothing here.
        return count == 1 ? only : nil
      case .poundWord where WordSet.directives.contains(cursor.word()):
        parseConditionalDirective()
        continue
      default:
        break
      }
      count += 1
      only = inStatement { $0.parseStatement() }
      if let only { outline.scopes[scope.index].values.append(only) }
      if cursor.place == before { cursor.advance() }
    }
    return count == 1 ? only : nil
  }

  /// `#if` and its like: the rest of the line is a condition; every clause is read.
  mutating func parseConditionalDirective() {
    switch cursor.word() {
    case .poundEndif: condition = -1
    default: condition = newCondition()
    }
    cursor.advance()
    while !cursor.isAtEnd, !cursor.startsLine { cursor.advance() }
  }

  mutating func parseStatement() -> ExpressionID? {
    if isDeclarationNext() {
      parseDeclaration()
      return nil
    }
    if cursor.kind() == .word {
      // `label: while …`
      if cursor.kind(1) == .colon,
        WordSet.labelled.contains(cursor.word(2))
      {
        cursor.advance()
        cursor.advance()
      }
      switch cursor.word() {
      case .if, .switch:
        return parsePrimaryBranches()
      case .guard:
        parseGuard()
        return nil
      case .for:
        parseFor()
        return nil
      case .while:
        parseWhile()
        return nil
      case .repeat:
        parseRepeat()
        return nil
      case .do where cursor.kind(1) == .leftBrace || cursor.word(1) == .throws:
        return parseDo()
      case .defer where cursor.kind(1) == .leftBrace:
        cursor.advance()
        parseBlock()
        return nil
      case .return:
        parseReturn()
        return nil
      case .throw:
        cursor.advance()
        _ = parseExpression()
        return nil
      case .break, .continue:
        cursor.advance()
        if cursor.kind() == .word, !cursor.startsLine { cursor.advance() }
        return nil
      case .fallthrough:
        cursor.advance()
        return nil
      case .case where isInsideType:
        parseEnumCases()
        return nil
      case .case, .default:
        // A stray label of a switch; its pattern is passed over.
        cursor.advance()
        return nil
      default:
        break
      }
    }
    return parseExpression()
  }

  private var isInsideType: Bool {
    if case .type = outline.scopes[scope.index].kind { true } else { false }
  }

  /// A block in braces with its own scope; the value of a block that is one expression.
  @discardableResult
  mutating func parseBlock() -> ExpressionID? {
    guard cursor.at(.leftBrace) else { return nil }
    return inScope(.block) { parser in
      var value: ExpressionID?
      parser.inBrackets { value = $0.parseStatements() }
      return value
    }.1
  }

  private mutating func parseReturn() {
    cursor.advance()
    guard !cursor.isAtEnd, !cursor.at(.semicolon) else { return }
    if cursor.startsLine, cursor.kind() == .word, isDeclarationNext() || isStatementWord() {
      return
    }
    guard let value = parseExpression() else { return }
    if let owner = enclosingFunction() { outline.scopes[owner.index].results.append(value) }
  }

  private func isStatementWord() -> Bool {
    WordSet.statements.contains(cursor.word())
  }

  /// The function or closure whose result a `return` here gives.
  private func enclosingFunction() -> ScopeID? {
    var current: ScopeID? = scope
    while let id = current {
      switch outline.scopes[id.index].kind {
      case .function, .closure: return id
      case .block: current = outline.scopes[id.index].parent
      case .file, .type: return nil
      }
    }
    return nil
  }
}
