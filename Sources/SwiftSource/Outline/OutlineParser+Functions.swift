extension OutlineParser {
  mutating func parseFunction(_ head: DeclarationHead) {
    let name: Name
    if let word = takeName() {
      name = word
    } else if let lexeme = cursor.lexeme() {
      // An operator's name, up to the parameters or generic parameters after a space.
      name = Name(text: cursor.text(), range: lexeme.start..<lexeme.end)
      cursor.advance()
    } else {
      return
    }
    parseCallable(.function, name, head)
  }

  mutating func parseInitializer(_ head: DeclarationHead) {
    let end = cursor.lastEnd
    let name = Name(text: "init", range: max(head.start, end - 4)..<end)
    if cursor.atCharacter(UInt8(ascii: "?")) || cursor.atCharacter(UInt8(ascii: "!")) {
      _ = cursor.takeCharacter(cursor.bytes[cursor.offset])
      let id = DeclarationID(outline.declarations.count)
      parseCallable(.initializer, name, head)
      update(id) { $0.isFailable = true }
    } else {
      parseCallable(.initializer, name, head)
    }
  }

  private mutating func parseCallable(
    _ kind: Declaration.Kind, _ name: Name, _ head: DeclarationHead
  ) {
    let id = declare(kind, name, from: head.start)
    let statement = self.statement
    let (body, _) = inScope(.function(id)) { parser in
      parser.parseGenericParameters()
      let parameters = parser.parseParameters()
      while WordSet.effects.contains(parser.cursor.word()) {
        parser.cursor.advance()
        if parser.cursor.at(.leftParenthesis) {
          parser.cursor.jump(to: parser.cursor.partner())
          parser.cursor.advance()
        }
      }
      var result: TypeExpression?
      if parser.cursor.take(.arrow) { result = parser.parseType() }
      let requirements = parser.parseWhereClause()
      let headRange = parser.range(from: head.start)
      parser.endStatement(statement, from: head.start)
      parser.update(id) {
        $0.parameters = parameters
        $0.type = result
        $0.requirements = requirements
        $0.head = headRange
      }
      parser.parseFunctionBody()
    }
    finish(id, head, body: body)
  }

  mutating func parseSubscript(_ head: DeclarationHead) {
    let end = cursor.lastEnd
    let name = Name(text: "subscript", range: max(head.start, end - 9)..<end)
    let id = declare(.subscript, name, from: head.start)
    let (body, _) = inScope(.function(id)) { parser in
      parser.parseGenericParameters()
      let parameters = parser.parseParameters(.name)
      var result: TypeExpression?
      if parser.cursor.take(.arrow) { result = parser.parseType() }
      let requirements = parser.parseWhereClause()
      parser.update(id) {
        $0.parameters = parameters
        $0.type = result
        $0.requirements = requirements
      }
      if parser.cursor.at(.leftBrace) { parser.parseAccessors(of: id) }
    }
    finish(id, head, body: body)
  }

  /// What a parameter's first name is.
  enum FirstName {
    case label
    /// It is a label only where a second name follows: of subscripts and operators.
    case name
  }

  /// Parameters in parentheses, declared in the current scope.
  mutating func parseParameters(_ firstName: FirstName = .label) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    guard cursor.at(.leftParenthesis) else { return [] }
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.place
        if let parameter = parser.parseParameter(firstName) { parameters.append(parameter) }
        if !parser.cursor.take(.comma) || parser.cursor.place == before { break }
      }
      // A default value does not see the parameters.
      for id in parser.outline.scopes[parser.scope.index].declarations {
        let end = parser.cursor.offset
        parser.update(id) { $0.visibleFrom = end }
      }
    }
    return parameters
  }

  private mutating func parseParameter(_ firstName: FirstName) -> Declaration.Parameter? {
    let start = cursor.offset
    let attributes = parseAttributes()
    // A payload of an enum case or a parameter of a function type may have no name.
    let isNamed =
      cursor.kind(1) == .colon
      || (cursor.kind(2) == .colon
        && (cursor.kind(1) == .word || cursor.kind(1) == .quotedWord
          || cursor.kind(1) == .wildcard))
    guard isNamed else {
      guard let type = parseType() else { return nil }
      if cursor.take(.equal) { _ = parseExpression() }
      return .init(
        label: nil, name: Name(text: "_", range: start..<start), type: type, isVariadic: false,
        hasDefault: false)
    }
    guard let first = takeName() else { return nil }
    let second = cursor.at(.colon) ? nil : takeName()
    _ = cursor.take(.colon)
    let type = parseType()
    var isVariadic = false
    if cursor.isOperator("...") {
      isVariadic = true
      cursor.advance()
    }
    let name = second ?? first
    if name.text != "_" {
      let id = declare(.parameter, name, from: start)
      var declared = type
      if isVariadic, let type { declared = TypeExpression(form: .array(type), range: type.range) }
      update(id) { $0.type = declared }
    }
    var hasDefault = false
    if cursor.take(.equal) {
      hasDefault = true
      _ = parseExpression()
    }
    return .init(
      label: first.text == "_" || (firstName == .name && second == nil) ? nil : first.text,
      name: name, type: type, isVariadic: isVariadic,
      hasDefault: hasDefault,
      attributes: attributes)
  }

  mutating func parseFunctionBody() {
    guard cursor.at(.leftBrace) else { return }
    let scope = self.scope
    inBrackets { parser in
      if let value = parser.parseStatements() {
        parser.outline.scopes[scope.index].results.append(value)
      }
      while !parser.cursor.isAtEnd {
        parser.cursor.advance()
        parser.parseStatements()
      }
    }
  }
}
