extension OutlineParser {
  /// Whether a declaration begins at the place: attributes and modifiers, then a keyword.
  func isDeclarationNext() -> Bool {
    var ahead = 0
    // Bounded by the run of attributes and modifiers before the keyword.
    while let lexeme = cursor.lexeme(ahead) {
      if lexeme.kind == .atSign {
        ahead += 2
        while cursor.kind(ahead) == .period { ahead += 2 }
        if cursor.kind(ahead) == .leftParenthesis, cursor.lexeme(ahead)?.hasSpaceBefore == false {
          ahead = cursor.partner(ahead) - cursor.index + 1
        } else if cursor.isOperator(ahead), cursor.firstByte(ahead) == UInt8(ascii: "<") {
          while let next = cursor.lexeme(ahead), next.kind != .word || !next.startsLine,
            next.kind != .leftBrace, ahead < 64
          {
            ahead += 1
          }
        }
        continue
      }
      guard lexeme.kind == .word else { return false }
      let word = cursor.word(ahead)
      if isDeclarator(word, ahead) { return true }
      guard WordSet.modifiers.contains(word) else { return false }
      ahead += 1
      if cursor.kind(ahead) == .leftParenthesis, cursor.lexeme(ahead)?.hasSpaceBefore == false {
        // `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
        ahead = cursor.partner(ahead) - cursor.index + 1
      }
    }
    return false
  }

  private func isDeclarator(_ word: Word, _ ahead: Int) -> Bool {
    guard WordSet.declarators.contains(word) else { return false }
    let next = cursor.kind(ahead + 1)
    switch word {
    case .`init`:
      return next == .leftParenthesis || next == .postfixQuestion || next == .postfixExclamation
        || isGenericListNext(ahead + 1)
        || (cursor.isOperator(ahead + 1)
          && (cursor.firstByte(ahead + 1) == UInt8(ascii: "?")
            || cursor.firstByte(ahead + 1) == UInt8(ascii: "!")))
    case .deinit: return true
    case .subscript:
      return next == .leftParenthesis
        || isGenericListNext(ahead + 1)
    case .func:
      return next == .word || next == .quotedWord || cursor.isOperator(ahead + 1)
        || next == .equal || next == .prefixAmpersand || next == .editorPlaceholder
        || next == .infixQuestion || next == .postfixExclamation || next == .postfixQuestion
    case .class:
      // `class func` has it as a modifier.
      return (next == .word || next == .quotedWord)
        && !WordSet.afterClassModifier.contains(cursor.word(ahead + 1))
        && !(WordSet.modifiers.contains(cursor.word(ahead + 1))
          && cursor.kind(ahead + 2) == .word)
    case .actor, .macro, .operator, .precedencegroup, .associatedtype:
      return next == .word || next == .quotedWord || (word == .operator && next != nil)
    case .let, .var:
      return next == .word || next == .quotedWord || next == .leftParenthesis || next == .wildcard
        || next == .editorPlaceholder
    default:
      return next == .word || next == .quotedWord || next == .leftParenthesis
        || next == .editorPlaceholder || next == .leftBracket
    }
  }

  private func isGenericListNext(_ ahead: Int) -> Bool {
    cursor.isOperator(ahead) && cursor.firstByte(ahead) == UInt8(ascii: "<")
  }

  mutating func parseDeclaration() {
    let start = cursor.offset
    let attributes = parseAttributes()
    var modifiers: WordSet = []
    var setterModifiers: WordSet = []
    while WordSet.modifiers.contains(cursor.word()), !isDeclarator(cursor.word(), 0) {
      let modifier = cursor.word()
      cursor.advance()
      if cursor.at(.leftParenthesis), cursor.lexeme()?.hasSpaceBefore == false {
        if cursor.word(1) == .set {
          setterModifiers.insert(modifier)
        } else {
          modifiers.insert(modifier)
        }
        cursor.jump(to: cursor.partner())
        cursor.advance()
      } else {
        modifiers.insert(modifier)
      }
    }
    let head = DeclarationHead(
      start: start, attributes: attributes, modifiers: modifiers, setterModifiers: setterModifiers)
    let keyword = cursor.word()
    cursor.advance()
    switch keyword {
    case .import: parseImport(head)
    case .var, .let: parseVariable(head, isLet: keyword == .let)
    case .func, .macro: parseFunction(head)
    case .`init`: parseInitializer(head)
    case .deinit:
      _ = inScope(.function(nil)) { $0.parseFunctionBody() }
    case .subscript: parseSubscript(head)
    case .class: parseNominal(.class, head)
    case .struct: parseNominal(.struct, head)
    case .enum: parseNominal(.enum, head)
    case .actor: parseNominal(.actor, head)
    case .protocol: parseNominal(.protocol, head)
    case .extension: parseExtension(head)
    case .typealias: parseAlias(.alias, head)
    case .associatedtype: parseAlias(.associatedType, head)
    default: parseOperatorOrGroup()
    }
  }

  mutating func parseAttributes() -> [Declaration.Attribute] {
    var attributes: [Declaration.Attribute] = []
    while cursor.at(.atSign) {
      cursor.advance()
      guard let type = parseAttributeType() else { continue }
      var arguments: [Expression.Argument] = []
      if cursor.at(.leftParenthesis), cursor.lexeme()?.hasSpaceBefore == false {
        arguments = parseParenthesizedArguments()
      }
      attributes.append(.init(type: type, arguments: arguments))
    }
    return attributes
  }

  private mutating func parseAttributeType() -> TypeExpression? {
    let start = cursor.offset
    var parts: [TypeExpression.Part] = []
    repeat {
      guard let name = takeName() else { break }
      var arguments: [TypeExpression] = []
      if cursor.atCharacter(UInt8(ascii: "<")), let read = parseGenericArguments() {
        arguments = read
      }
      parts.append(.init(name: name, arguments: arguments))
    } while cursor.take(.period)
    return parts.isEmpty ? nil : TypeExpression(form: .named(parts), range: range(from: start))
  }

  private mutating func parseImport(_ head: DeclarationHead) {
    if WordSet.imported.contains(cursor.word()), !cursor.startsLine {
      cursor.advance()
    }
    if !cursor.startsLine, let module = takeName() {
      outline.imports.append(module.text)
      let isTestable = head.attributes.contains {
        guard case .named(let parts) = $0.type.form else { return false }
        return parts.last?.name.text == "testable"
      }
      if isTestable { outline.testableImports.append(module.text) }
    }
    while cursor.at(.period), !cursor.startsLine {
      cursor.advance()
      cursor.advance()
    }
  }

  private mutating func parseOperatorOrGroup() {
    while !cursor.isAtEnd, !cursor.startsLine, !cursor.at(.leftBrace) { cursor.advance() }
    if cursor.at(.leftBrace) {
      cursor.jump(to: cursor.partner())
      cursor.advance()
    }
  }

  // MARK: - Types

  private mutating func parseNominal(_ kind: Declaration.Kind, _ head: DeclarationHead) {
    guard let name = takeName() else { return }
    let id = declare(kind, name, from: head.start)
    let statement = self.statement
    let (body, _) = inScope(.type(id)) { parser in
      if kind == .protocol {
        let names = parser.parsePrimaryAssociatedTypes()
        parser.update(id) { $0.primaryAssociatedTypes = names }
      } else {
        parser.parseGenericParameters()
      }
      let inherited = parser.parseInheritance()
      let requirements = parser.parseWhereClause()
      let headRange = parser.range(from: head.start)
      parser.endStatement(statement, from: head.start)
      parser.update(id) {
        $0.inherited = inherited
        $0.requirements = requirements
        $0.head = headRange
      }
      parser.parseTypeBody()
    }
    finish(id, head, body: body)
  }

  private mutating func parseExtension(_ head: DeclarationHead) {
    guard let type = parseType() else { return }
    let text = String(decoding: cursor.bytes[type.range], as: UTF8.self)
    let id = declare(.extension, Name(text: text, range: type.range), from: head.start)
    let statement = self.statement
    let (body, _) = inScope(.type(id)) { parser in
      let inherited = parser.parseInheritance()
      let requirements = parser.parseWhereClause()
      let headRange = parser.range(from: head.start)
      parser.endStatement(statement, from: head.start)
      parser.update(id) {
        $0.type = type
        $0.inherited = inherited
        $0.requirements = requirements
        $0.head = headRange
      }
      parser.parseTypeBody()
    }
    finish(id, head, body: body)
  }

  private mutating func parseTypeBody() {
    guard cursor.at(.leftBrace) else { return }
    let outer = isInHead
    isInHead = false
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.place
        parser.parseStatements()
        if parser.cursor.place == before { parser.cursor.advance() }
      }
    }
    isInHead = outer
  }

  mutating func finish(
    _ id: DeclarationID, _ head: DeclarationHead, body: ScopeID?
  ) {
    let end = cursor.lastEnd
    update(id) {
      $0.attributes = head.attributes
      $0.modifiers = head.modifiers
      $0.setterModifiers = head.setterModifiers
      $0.body = body
      $0.range = head.start..<max(head.start, end)
    }
  }

  private mutating func parseAlias(_ kind: Declaration.Kind, _ head: DeclarationHead) {
    guard let name = takeName() else { return }
    let id = declare(kind, name, from: head.start)
    let (body, type) = inScope(.block) { parser -> (TypeExpression?, [TypeExpression]) in
      parser.parseGenericParameters()
      let inherited = parser.parseInheritance()
      var type: TypeExpression?
      if parser.cursor.take(.equal) { type = parser.parseType() }
      _ = parser.parseWhereClause()
      return (type, inherited)
    }
    update(id) {
      $0.type = type.0
      $0.inherited = type.1
    }
    finish(id, head, body: body)
  }

  private mutating func parseInheritance() -> [TypeExpression] {
    guard cursor.take(.colon) else { return [] }
    var inherited: [TypeExpression] = []
    while let type = parseType() {
      inherited.append(type)
      if !cursor.take(.comma) { break }
    }
    return inherited
  }

  /// `<T: Bound, U>`; the parameters are declared in the current scope.
  mutating func parseGenericParameters() {
    guard cursor.atCharacter(UInt8(ascii: "<")), cursor.takeCharacter(UInt8(ascii: "<")) else {
      return
    }
    while !cursor.isAtEnd, !cursor.atCharacter(UInt8(ascii: ">")) {
      _ = cursor.takeWord(.each) || cursor.takeWord(.let)
      guard let name = takeName() else { break }
      let id = declare(.genericParameter, name, from: name.range.lowerBound)
      if cursor.take(.colon) {
        let bound = parseType()
        update(id) { $0.type = bound }
      }
      if !cursor.take(.comma) { break }
    }
    _ = cursor.takeCharacter(UInt8(ascii: ">"))
  }

  /// `<Element, Failure>` after a protocol's name.
  private mutating func parsePrimaryAssociatedTypes() -> [String] {
    var names: [String] = []
    guard cursor.atCharacter(UInt8(ascii: "<")), cursor.takeCharacter(UInt8(ascii: "<")) else {
      return names
    }
    while let name = takeName() {
      names.append(name.text)
      if !cursor.take(.comma) { break }
    }
    _ = cursor.takeCharacter(UInt8(ascii: ">"))
    return names
  }

  mutating func parseWhereClause() -> [Declaration.Requirement] {
    guard cursor.takeWord(.where) else { return [] }
    var requirements: [Declaration.Requirement] = []
    while let left = parseType() {
      if cursor.take(.colon) {
        guard let right = parseType() else { break }
        requirements.append(.init(left: left, relation: .conforms, right: right))
      } else if cursor.isOperator("==") {
        cursor.advance()
        guard let right = parseType() else { break }
        requirements.append(.init(left: left, relation: .equals, right: right))
      } else {
        break
      }
      if !cursor.take(.comma) { break }
    }
    return requirements
  }

  // MARK: - Enum cases

  mutating func parseEnumCases() {
    let start = cursor.offset
    cursor.advance()
    while let name = takeName() {
      let id = declare(.enumCase, name, from: start)
      if cursor.at(.leftParenthesis) {
        let (body, parameters) = inScope(.function(id)) { $0.parseParameters() }
        update(id) {
          $0.parameters = parameters
          $0.body = body
        }
      }
      if cursor.take(.equal) { _ = parseExpression() }
      let end = cursor.lastEnd
      update(id) { $0.range = start..<max(start, end) }
      if !cursor.take(.comma) { break }
    }
  }
}

/// What stands before the keyword of a declaration.
struct DeclarationHead {
  let start: Int
  let attributes: [Declaration.Attribute]
  let modifiers: WordSet
  let setterModifiers: WordSet
}
