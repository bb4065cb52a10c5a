extension OutlineParser {
  /// Reads a type; nil (and no movement) if none begins here.
  mutating func parseType() -> TypeExpression? {
    nested { $0.parseTypeWithoutBound() } ?? nil
  }

  private mutating func parseTypeWithoutBound() -> TypeExpression? {
    let place = cursor.place
    let start = cursor.offset
    parseTypePrefixes()
    guard let first = parseSimpleType() else {
      cursor.rewind(to: place)
      return nil
    }
    var members = [first]
    while cursor.atCharacter(UInt8(ascii: "&")), !cursor.startsLine || cursor.text() == "&" {
      cursor.advance()
      parseTypePrefixes()
      guard let next = parseSimpleType() else { break }
      members.append(next)
    }
    let range = range(from: start)
    var type =
      members.count == 1
      ? TypeExpression(form: members[0].form, range: range)
      : TypeExpression(form: .composition(members), range: range)
    if let function = parseFunctionArrow(after: type, from: start) { type = function }
    return type
  }

  private mutating func parseTypePrefixes() {
    while true {
      if cursor.at(.atSign) {
        cursor.advance()
        _ = takeName()
        while cursor.at(.period) {
          cursor.advance()
          _ = takeName()
        }
        // `@convention(c)`, but not the parenthesis of a function type after a space.
        if cursor.at(.leftParenthesis), cursor.lexeme()?.hasSpaceBefore == false {
          cursor.jump(to: cursor.partner())
          cursor.advance()
        }
      } else if WordSet.typePrefixes.contains(cursor.word()), canBeginType(1) {
        cursor.advance()
        if cursor.at(.leftParenthesis), cursor.lexeme()?.hasSpaceBefore == false,
          cursor.word(1) == .nonsending
        {
          cursor.jump(to: cursor.partner())
          cursor.advance()
        }
      } else {
        return
      }
    }
  }

  private func canBeginType(_ ahead: Int) -> Bool {
    switch cursor.kind(ahead) {
    case .word, .quotedWord, .leftParenthesis, .leftBracket, .atSign: true
    case .prefixOperator: cursor.firstByte(ahead) == UInt8(ascii: "~")
    default: false
    }
  }

  /// `-> R` after a parenthesised list.
  private mutating func parseFunctionArrow(
    after type: TypeExpression, from start: Int
  ) -> TypeExpression? {
    let elements: [TypeExpression.Element]
    switch type.form {
    case .tuple(let list): elements = list
    default: return nil
    }
    let place = cursor.place
    while WordSet.effects.contains(cursor.word()) {
      cursor.advance()
      if cursor.at(.leftParenthesis) {
        cursor.jump(to: cursor.partner())
        cursor.advance()
      }
    }
    guard cursor.take(.arrow) else {
      cursor.rewind(to: place)
      return nil
    }
    let result = parseType() ?? TypeExpression(form: .unknown, range: range(from: start))
    return TypeExpression(
      form: .function(elements, result: result), range: range(from: start))
  }

  private mutating func parseSimpleType() -> TypeExpression? {
    let start = cursor.offset
    guard var form = parseTypeHead() else { return nil }
    while true {
      if cursor.at(.period), let next = cursor.kind(1), next == .word || next == .quotedWord {
        cursor.advance()
        guard let part = parseTypePart() else { break }
        if part.name.text == "Type" || part.name.text == "Protocol" {
          form = .metatype(
            TypeExpression(form: form, range: start..<max(start, part.name.range.lowerBound - 1)))
        } else if case .named(let parts) = form {
          form = .named(parts + [part])
        } else {
          form = .member(
            TypeExpression(form: form, range: start..<max(start, part.name.range.lowerBound - 1)),
            part)
        }
      } else if isPostfixMark(UInt8(ascii: "?")) {
        form = .optional(TypeExpression(form: form, range: range(from: start)))
        _ = cursor.takeCharacter(UInt8(ascii: "?"))
      } else if isPostfixMark(UInt8(ascii: "!")) {
        form = .optional(TypeExpression(form: form, range: range(from: start)))
        _ = cursor.takeCharacter(UInt8(ascii: "!"))
      } else if cursor.isOperator("..."),
        cursor.lexeme()?.hasSpaceBefore == false
      {
        break
      } else {
        break
      }
    }
    return TypeExpression(form: form, range: range(from: start))
  }

  /// A `?` or `!` that stands right after what was read.
  private func isPostfixMark(_ character: UInt8) -> Bool {
    guard cursor.atCharacter(character), let lexeme = cursor.lexeme() else { return false }
    if cursor.place.taken > 0 { return true }
    return !lexeme.hasSpaceBefore && lexeme.kind != .infixQuestion
  }

  private mutating func parseTypeHead() -> TypeExpression.Form? {
    switch cursor.kind() {
    case .word, .quotedWord:
      guard let part = parseTypePart() else { return nil }
      return .named([part])
    case .wildcard, .editorPlaceholder:
      cursor.advance()
      return .unknown
    case .leftParenthesis:
      var elements: [TypeExpression.Element] = []
      inBrackets { elements = $0.parseTupleTypeElements() }
      if elements.count == 1, elements[0].label == nil, !isFunctionArrowNext() {
        return elements[0].type.form
      }
      return .tuple(elements)
    case .leftBracket:
      return parseBracketType()
    case .prefixOperator where cursor.firstByte() == UInt8(ascii: "~"):
      cursor.advance()
      _ = parseSimpleType()
      return .unknown
    default:
      return nil
    }
  }

  private func isFunctionArrowNext() -> Bool {
    if cursor.at(.arrow) { return true }
    return WordSet.effects.contains(cursor.word())
      && (cursor.kind(1) == .arrow || cursor.word(1) == .throws
        || cursor.kind(1) == .leftParenthesis)
  }

  private mutating func parseBracketType() -> TypeExpression.Form {
    var form: TypeExpression.Form = .unknown
    inBrackets { parser in
      guard let first = parser.parseType() else { return }
      if parser.cursor.take(.colon) {
        if let second = parser.parseType() { form = .dictionary(first, second) }
      } else if parser.cursor.takeWord(.of) {
        if let element = parser.parseType() { form = .array(element) }
      } else {
        form = .array(first)
      }
    }
    return form
  }

  private mutating func parseTupleTypeElements() -> [TypeExpression.Element] {
    var elements: [TypeExpression.Element] = []
    while !cursor.isAtEnd {
      var label: String?
      // `name: T`, `_ name: T`
      if cursor.kind(1) == .colon {
        label = takeName()?.text
        cursor.advance()
      } else if cursor.kind(2) == .colon, cursor.kind(1) == .word {
        cursor.advance()
        _ = takeName()
        cursor.advance()
      }
      guard let type = parseType() else { break }
      if cursor.isOperator("...") {
        cursor.advance()
        elements.append(
          .init(label: label, type: TypeExpression(form: .array(type), range: type.range)))
      } else {
        elements.append(.init(label: label, type: type))
      }
      if cursor.take(.equal) { _ = parseExpression() }
      if !cursor.take(.comma) { break }
    }
    return elements
  }

  private mutating func parseTypePart() -> TypeExpression.Part? {
    guard let name = takeName() else { return nil }
    var arguments: [TypeExpression] = []
    if cursor.atCharacter(UInt8(ascii: "<")), let read = parseGenericArguments() {
      arguments = read
    }
    return TypeExpression.Part(name: name, arguments: arguments)
  }

  /// `<A, B>`; nil (and no movement) if what stands here is no such list.
  mutating func parseGenericArguments() -> [TypeExpression]? {
    let place = cursor.place
    guard cursor.takeCharacter(UInt8(ascii: "<")) else { return nil }
    var arguments: [TypeExpression] = []
    while !cursor.atCharacter(UInt8(ascii: ">")) {
      if let type = parseType() {
        arguments.append(type)
      } else if cursor.at(.integerLiteral) {
        let range = cursor.offset..<cursor.offset
        cursor.advance()
        arguments.append(TypeExpression(form: .unknown, range: range))
      } else {
        break
      }
      if !cursor.take(.comma) { break }
    }
    guard cursor.takeCharacter(UInt8(ascii: ">")) else {
      cursor.rewind(to: place)
      return nil
    }
    return arguments
  }
}
