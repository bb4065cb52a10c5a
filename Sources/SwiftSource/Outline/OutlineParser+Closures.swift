extension OutlineParser {
  /// `{ [captures] parameters in statements }`
  mutating func parseClosure() -> ExpressionID? {
    guard cursor.at(.leftBrace) else { return nil }
    let start = cursor.offset
    let outer = scope
    let (body, _) = inScope(.closure(ExpressionID(0))) { parser in
      let closure = parser.scope
      parser.inBrackets { parser in
        if parser.hasSignature() {
          parser.outline.scopes[closure.index].hasSignature = true
          parser.parseSignature(of: closure, in: outer)
        }
        let value = parser.parseStatements()
        if let value { parser.outline.scopes[closure.index].results.append(value) }
        while !parser.cursor.isAtEnd {
          parser.cursor.advance()
          parser.parseStatements()
        }
      }
    }
    let id = add(.closure(scope: body), from: start)
    outline.scopes[body.index].kind = .closure(id)
    for declaration in outline.scopes[body.index].declarations {
      if case .closureParameter(_, let index) = outline.declarations[declaration.index].origin {
        update(declaration) { $0.origin = .closureParameter(id, index: index) }
      }
    }
    return id
  }

  /// Whether captures or parameters, then `in`, begin here.
  private mutating func hasSignature() -> Bool {
    let place = cursor.place
    defer { cursor.rewind(to: place) }
    while cursor.at(.atSign) {
      cursor.advance()
      cursor.advance()
      if cursor.at(.leftParenthesis), cursor.lexeme()?.hasSpaceBefore == false {
        cursor.jump(to: cursor.partner())
        cursor.advance()
      }
    }
    if cursor.at(.leftBracket) {
      cursor.jump(to: cursor.partner())
      cursor.advance()
    }
    if cursor.at(.leftParenthesis) {
      cursor.jump(to: cursor.partner())
      cursor.advance()
    } else {
      while cursor.at(.word) || cursor.at(.wildcard) || cursor.at(.quotedWord)
        || cursor.at(.dollarWord)
      {
        if cursor.atWord(.in) || WordSet.effects.contains(cursor.word()) { break }
        cursor.advance()
        if !cursor.take(.comma) { break }
      }
    }
    while WordSet.effects.contains(cursor.word()) {
      cursor.advance()
      if cursor.at(.leftParenthesis) {
        cursor.jump(to: cursor.partner())
        cursor.advance()
      }
    }
    if cursor.take(.arrow) { _ = parseType() }
    return cursor.atWord(.in)
  }

  private mutating func parseSignature(of closure: ScopeID, in outer: ScopeID) {
    _ = parseAttributes()
    if cursor.at(.leftBracket) {
      inBrackets { parser in
        while !parser.cursor.isAtEnd {
          let before = parser.cursor.place
          parser.parseCapture(in: outer)
          if !parser.cursor.take(.comma), parser.cursor.place == before { parser.cursor.advance() }
        }
      }
    }
    if cursor.at(.leftParenthesis) {
      inBrackets { parser in
        var index = 0
        while !parser.cursor.isAtEnd {
          let before = parser.cursor.place
          parser.parseClosureParameter(index)
          index += 1
          if !parser.cursor.take(.comma), parser.cursor.place == before { parser.cursor.advance() }
        }
      }
    } else {
      var index = 0
      while !cursor.atWord(.in), let name = takeName() {
        declareParameter(name, type: nil, index: index)
        index += 1
        if !cursor.take(.comma) { break }
      }
    }
    while WordSet.effects.contains(cursor.word()) {
      cursor.advance()
      if cursor.at(.leftParenthesis) {
        cursor.jump(to: cursor.partner())
        cursor.advance()
      }
    }
    if cursor.take(.arrow) { outline.scopes[closure.index].resultType = parseType() }
    _ = cursor.takeWord(.in)
  }

  private mutating func parseClosureParameter(_ index: Int) {
    _ = parseAttributes()
    guard let first = takeName() else { return }
    let second = cursor.at(.colon) ? nil : takeName()
    var type: TypeExpression?
    if cursor.take(.colon) { type = parseType() }
    if cursor.isOperator("..."), let element = type {
      cursor.advance()
      type = TypeExpression(form: .array(element), range: element.range)
    }
    declareParameter(second ?? first, type: type, index: index)
  }

  private mutating func declareParameter(_ name: Name, type: TypeExpression?, index: Int) {
    let id = declare(.parameter, name, from: name.range.lowerBound)
    update(id) {
      $0.type = type
      $0.origin = .closureParameter(ExpressionID(0), index: index)
    }
  }

  /// `weak x`, `unowned x = e`, `x`; the value is looked up outside the closure.
  private mutating func parseCapture(in outer: ScopeID) {
    var isWeak = false
    if cursor.kind(1) == .word || cursor.kind(1) == .leftParenthesis
      || cursor.kind(1) == .quotedWord,
      WordSet.captureModes.contains(cursor.word())
    {
      isWeak = cursor.word() == .weak
      cursor.advance()
      if cursor.at(.leftParenthesis) {
        cursor.jump(to: cursor.partner())
        cursor.advance()
      }
    }
    let closure = scope
    guard let name = takeName() else { return }
    scope = outer
    let value: ExpressionID?
    if cursor.take(.equal) {
      value = parseExpression()
    } else {
      value = add(.name(name, arguments: []), range: name.range)
    }
    scope = closure
    guard let value else { return }
    let id = declare(.variable, name, from: name.range.lowerBound, isVisibleFrom: cursor.lastEnd)
    update(id) {
      $0.origin = isWeak ? .weakCapture(value) : .expression(value, [])
      $0.isLet = !isWeak
    }
  }
}
