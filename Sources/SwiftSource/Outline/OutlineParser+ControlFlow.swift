extension OutlineParser {
  // MARK: - Conditions

  /// The conditions of `if`, `guard` and `while`, up to the body. Names bound by them are declared
  /// in the current scope.
  mutating func parseConditions() {
    let outer = isInHead
    isInHead = true
    while !cursor.isAtEnd, !cursor.at(.leftBrace) {
      let before = cursor.place
      parseCondition()
      if cursor.place == before { break }
      if !cursor.take(.comma) { break }
    }
    isInHead = outer
  }

  private mutating func parseCondition() {
    switch cursor.word() {
    case .let, .var, .inout:
      parseOptionalBinding()
    case .case:
      cursor.advance()
      let pattern = parsePattern()
      guard cursor.take(.equal), let value = parseExpression() else { return }
      bind(pattern, to: .expression(value, []), visibleFrom: cursor.lastEnd)
    default:
      if cursor.at(.poundWord) {
        // `#available(…)`
        cursor.advance()
        if cursor.at(.leftParenthesis) {
          cursor.jump(to: cursor.partner())
          cursor.advance()
        }
      } else {
        _ = parseExpression()
      }
    }
  }

  /// `let x = e`, `let x: T = e`, `let x`.
  private mutating func parseOptionalBinding() {
    let isLet = cursor.word() == .let
    cursor.advance()
    let start = cursor.offset
    if cursor.at(.leftParenthesis) {
      parseOptionalTupleBinding(isLet: isLet)
      return
    }
    guard let name = takeName() else { return }
    var type: TypeExpression?
    if cursor.take(.colon) { type = parseType() }
    let value: ExpressionID?
    if cursor.take(.equal) {
      value = parseExpression()
    } else {
      value = add(.name(Name(text: name.text, range: name.range), arguments: []), range: name.range)
    }
    guard name.text != "_" else { return }
    let id = declare(.variable, name, from: start, isVisibleFrom: cursor.lastEnd)
    update(id) {
      $0.type = type
      $0.isLet = isLet
      if let value { $0.origin = .expression(value, [.unwrap]) }
    }
  }

  /// `let (x, y) = e`
  private mutating func parseOptionalTupleBinding(isLet: Bool) {
    let pattern = parsePattern(.bind(isLet: isLet))
    guard cursor.take(.equal), let value = parseExpression() else { return }
    bind(pattern, to: .expression(value, [.unwrap]), visibleFrom: cursor.lastEnd)
  }

  // MARK: - Control flow

  /// `if` or `switch`, as a statement or a value.
  mutating func parsePrimaryBranches() -> ExpressionID? {
    let start = cursor.offset
    var values: [ExpressionID] = []
    let isRead: Void? = nested { parser in
      if parser.cursor.word() == .if {
        parser.parseIf(into: &values)
      } else {
        parser.parseSwitch(into: &values)
      }
    }
    if isRead == nil { cursor.advance() }
    return add(.branches(values), from: start)
  }

  private mutating func parseIf(into values: inout [ExpressionID]) {
    while cursor.atWord(.if) {
      let start = cursor.offset
      cursor.advance()
      let (_, value) = inScope(.block) { parser -> ExpressionID? in
        parser.inStatement { parser in
          parser.parseConditions()
          parser.endStatement(parser.statement, from: start)
        }
        return parser.parseBlock()
      }
      if let value { values.append(value) }
      guard cursor.takeWord(.else) else { return }
      if cursor.at(.leftBrace) {
        if let value = parseBlock() { values.append(value) }
        return
      }
    }
  }

  private mutating func parseSwitch(into values: inout [ExpressionID]) {
    let start = cursor.offset
    cursor.advance()
    let outer = isInHead
    isInHead = true
    let subject = inStatement { parser -> ExpressionID? in
      let subject = parser.parseExpression()
      parser.endStatement(parser.statement, from: start)
      return subject
    }
    isInHead = outer
    guard cursor.at(.leftBrace) else { return }
    var read: [ExpressionID] = []
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.place
        parser.parseSwitchCase(of: subject, into: &read)
        if parser.cursor.place == before { parser.cursor.advance() }
      }
    }
    values += read
  }

  private mutating func parseSwitchCase(
    of subject: ExpressionID?, into values: inout [ExpressionID]
  ) {
    if cursor.at(.poundWord), WordSet.directives.contains(cursor.word()) {
      parseConditionalDirective()
      return
    }
    if cursor.at(.atSign) {  // `@unknown default`
      cursor.advance()
      _ = takeName()
    }
    guard cursor.atWord(.case) || cursor.atWord(.default) else {
      _ = inStatement { $0.parseStatements() }
      return
    }
    let (_, value) = inScope(.block) { parser -> ExpressionID? in
      parser.inStatement { parser in
        let isCase = parser.cursor.word() == .case
        let start = parser.cursor.offset
        parser.cursor.advance()
        if isCase { parser.parseCaseItems(of: subject) }
        _ = parser.cursor.take(.colon)
        parser.endStatement(parser.statement, from: start)
      }
      return parser.parseCaseBody()
    }
    if let value { values.append(value) }
  }

  private mutating func parseCaseItems(of subject: ExpressionID?) {
    while !cursor.isAtEnd, !cursor.at(.colon) {
      let pattern = parsePattern()
      if let subject { bind(pattern, to: .expression(subject, []), visibleFrom: cursor.lastEnd) }
      if cursor.takeWord(.where) { _ = parseExpression() }
      if !cursor.take(.comma) { break }
    }
  }

  /// The statements of one case, up to the next label.
  private mutating func parseCaseBody() -> ExpressionID? {
    var count = 0
    var only: ExpressionID?
    while !cursor.isAtEnd {
      if cursor.atWord(.case) || cursor.atWord(.default) { break }
      if cursor.at(.atSign), cursor.word(1) == .unknown { break }
      if cursor.take(.semicolon) { continue }
      if cursor.at(.poundWord), WordSet.directives.contains(cursor.word()) {
        parseConditionalDirective()
        continue
      }
      switch cursor.kind() {
      case .rightBrace, .rightBracket, .rightParenthesis: return nil
      default: break
      }
      let before = cursor.place
      count += 1
      only = inStatement { $0.parseStatement() }
      if cursor.place == before { cursor.advance() }
    }
    return count == 1 ? only : nil
  }

  mutating func parseGuard() {
    let start = cursor.offset
    cursor.advance()
    inStatement { parser in
      parser.parseConditions()
      parser.endStatement(parser.statement, from: start)
    }
    _ = cursor.takeWord(.else)
    // The names bound are seen in later conditions and after the guard, not in its `else` block.
    let bound = outline.scopes[scope.index].declarations.suffix(while: {
      outline.declarations[$0.index].range.lowerBound >= start
    })
    let elseStart = cursor.offset
    parseBlock()
    let hidden = elseStart..<max(elseStart, cursor.lastEnd)
    for id in bound { update(id) { $0.hiddenIn = hidden } }
  }

  mutating func parseFor() {
    let start = cursor.offset
    cursor.advance()
    inScope(.block) { parser in
      parser.inStatement { parser in
        while parser.cursor.takeWord(.try) || parser.cursor.takeWord(.await) {}
        let isCase = parser.cursor.takeWord(.case)
        let outer = parser.isInHead
        parser.isInHead = true
        let pattern = parser.parsePattern(isCase ? .match : .declare(isLet: true))
        if parser.cursor.takeWord(.in), let sequence = parser.parseExpression() {
          parser.bind(
            pattern, to: .expression(sequence, [.element]), visibleFrom: parser.cursor.lastEnd)
        }
        if parser.cursor.takeWord(.where) { _ = parser.parseExpression() }
        parser.isInHead = outer
        parser.endStatement(parser.statement, from: start)
      }
      parser.parseBlock()
    }
  }

  mutating func parseWhile() {
    let start = cursor.offset
    cursor.advance()
    inScope(.block) { parser in
      parser.inStatement { parser in
        parser.parseConditions()
        parser.endStatement(parser.statement, from: start)
      }
      parser.parseBlock()
    }
  }

  mutating func parseRepeat() {
    cursor.advance()
    parseBlock()
    if cursor.atWord(.while) {
      inStatement { parser in
        parser.cursor.advance()
        _ = parser.parseExpression()
      }
    }
  }

  mutating func parseDo() -> ExpressionID? {
    cursor.advance()
    var thrown: TypeExpression?
    if cursor.takeWord(.throws), cursor.at(.leftParenthesis) {
      inBrackets { thrown = $0.parseType() }
    }
    parseBlock()
    while cursor.atWord(.catch) {
      let start = cursor.offset
      cursor.advance()
      inScope(.block) { parser in
        parser.inStatement { parser in
          let outer = parser.isInHead
          parser.isInHead = true
          if parser.cursor.at(.leftBrace) {
            let end = parser.cursor.offset
            let name = Name(text: "error", range: end..<end)
            parser.bind(
              Pattern(form: .name(name, isLet: true), range: end..<end), to: .error(thrown, []),
              visibleFrom: end)
          }
          while !parser.cursor.isAtEnd, !parser.cursor.at(.leftBrace) {
            let before = parser.cursor.place
            let pattern = parser.parsePattern()
            parser.bind(pattern, to: .error(thrown, []), visibleFrom: parser.cursor.lastEnd)
            if parser.cursor.takeWord(.where) { _ = parser.parseExpression() }
            if !parser.cursor.take(.comma), parser.cursor.place == before { break }
          }
          parser.isInHead = outer
          parser.endStatement(parser.statement, from: start)
        }
        parser.parseBlock()
      }
    }
    return nil
  }
}

extension Array {
  /// The longest run at the end whose elements all meet a condition.
  fileprivate func suffix(while meets: (Element) -> Bool) -> ArraySlice<Element> {
    var first = endIndex
    while first > startIndex, meets(self[first - 1]) { first -= 1 }
    return self[first...]
  }
}
