extension OutlineParser {
  /// `var` or `let` with one or several bindings; the keyword has been passed.
  mutating func parseVariable(_ head: DeclarationHead, isLet: Bool) {
    repeat {
      let patternStart = cursor.offset
      let pattern = parsePattern(.declare(isLet: isLet))
      guard cursor.offset > patternStart else { return }
      var origin: Declaration.Origin = .none
      if cursor.take(.equal) {
        let outer = isReadingInitializer
        isReadingInitializer = true
        let value = parseExpression()
        isReadingInitializer = outer
        if let value { origin = .expression(value, []) }
      }
      let previous = outline.declarations.count
      bind(pattern, to: origin, visibleFrom: cursor.lastEnd)
      let bound = previous..<outline.declarations.count
      for index in bound {
        update(DeclarationID(index)) {
          $0.attributes = head.attributes
          $0.modifiers = head.modifiers
          $0.setterModifiers = head.setterModifiers
        }
      }
      if cursor.at(.leftBrace), !isInHead {
        if let first = bound.first {
          parseAccessors(of: DeclarationID(first))
        } else {
          parseBlock()
        }
      }
      let end = cursor.lastEnd
      for index in bound {
        update(DeclarationID(index)) { $0.range = head.start..<max(head.start, end) }
      }
    } while cursor.take(.comma)
  }

  /// Whether the block at the place begins with an accessor.
  func isAccessorBlockNext() -> Bool {
    guard cursor.at(.leftBrace) else { return false }
    var ahead = 1
    while cursor.kind(ahead) == .atSign {
      ahead += 2
      if cursor.kind(ahead) == .leftParenthesis {
        ahead = cursor.partner(ahead) - cursor.index + 1
      }
    }
    while WordSet.accessorModifiers.contains(cursor.word(ahead)), cursor.kind(ahead + 1) == .word {
      ahead += 1
    }
    guard WordSet.accessors.contains(cursor.word(ahead)) else { return false }
    switch cursor.kind(ahead + 1) {
    case .leftBrace, nil, .rightBrace: return true
    case .leftParenthesis:
      // `set(value) {`, not a call.
      let after = cursor.partner(ahead + 1) - cursor.index + 1
      return cursor.kind(after) == .leftBrace
    case .word:
      return WordSet.accessors.contains(cursor.word(ahead + 1))
        || WordSet.afterAccessor.contains(cursor.word(ahead + 1))
    case .atSign: return true
    default: return false
    }
  }

  /// The accessors of a variable or subscript, or the body of its getter.
  mutating func parseAccessors(of id: DeclarationID) {
    guard isAccessorBlockNext() else {
      update(id) { $0.isComputed = true }
      _ = inScope(.function(id)) { $0.parseFunctionBody() }
      return
    }
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.place
        parser.parseAccessor(of: id)
        if parser.cursor.place == before { parser.cursor.advance() }
      }
    }
  }

  private mutating func parseAccessor(of id: DeclarationID) {
    if cursor.at(.poundWord) {
      parseConditionalDirective()
      return
    }
    _ = parseAttributes()
    while cursor.kind(1) == .word, !WordSet.accessors.contains(cursor.word()) {
      cursor.advance()
    }
    let word = cursor.word()
    guard WordSet.accessors.contains(word) else { return }
    cursor.advance()
    let isObserver = word == .willSet || word == .didSet
    if !isObserver { update(id) { $0.isComputed = true } }
    // A getter's results are the variable's; a setter's `return` has no value.
    _ = inScope(.function(word == .get ? id : nil)) { parser in
      var parameter: Name?
      if parser.cursor.at(.leftParenthesis) {
        parser.inBrackets { parameter = $0.takeName() }
      }
      let implicit: [String]
      switch word {
      case .set, .willSet, .`init`: implicit = ["newValue"]
      case .didSet: implicit = ["oldValue"]
      default: implicit = []
      }
      let names =
        parameter.map { [$0] }
        ?? implicit.map { Name(text: $0, range: parser.cursor.offset..<parser.cursor.offset) }
      for name in names {
        let value = parser.declare(.parameter, name, from: name.range.lowerBound)
        parser.update(value) { $0.origin = .property(id) }
      }
      while WordSet.effects.contains(parser.cursor.word()) { parser.cursor.advance() }
      parser.parseFunctionBody()
    }
  }
}
