extension OutlineParser {
  mutating func parsePrimary() -> ExpressionID? {
    let start = cursor.offset
    guard let lexeme = cursor.lexeme() else { return nil }
    switch lexeme.kind {
    case .word:
      return parseWord(from: start)
    case .quotedWord, .dollarWord:
      guard let name = takeName() else { return nil }
      if lexeme.kind == .dollarWord { countAnonymousParameter(name.text) }
      return add(.name(name, arguments: []), from: start)
    case .wildcard, .editorPlaceholder:
      cursor.advance()
      return add(.unknown([]), from: start)
    case .integerLiteral:
      cursor.advance()
      return add(.literal(.integer), from: start)
    case .floatLiteral:
      cursor.advance()
      return add(.literal(.float), from: start)
    case .stringQuote, .multilineStringQuote, .rawStringPounds, .singleQuote:
      return parseString(from: start)
    case .regexSlash, .regexPounds, .regexPattern:
      while [.regexSlash, .regexPounds, .regexPattern].contains(cursor.kind()) { cursor.advance() }
      return add(.literal(.regex), from: start)
    case .leftParenthesis:
      return add(.tuple(parseParenthesizedArguments()), from: start)
    case .leftBracket:
      return parseCollection(from: start)
    case .leftBrace:
      return isInHead ? nil : parseClosure()
    case .period:
      return parseImplicitMember()
    case .backslash:
      return parseKeyPath(from: start)
    case .pound:
      return parseMacro(from: start)
    case .atSign:
      // An attribute of a closure or a type in an expression.
      _ = parseAttributes()
      return parsePrimary()
    default:
      return nil
    }
  }

  private mutating func parseWord(from start: Int) -> ExpressionID? {
    switch cursor.word() {
    case .true, .false:
      cursor.advance()
      return add(.literal(.boolean), from: start)
    case .nil:
      cursor.advance()
      return add(.literal(.null), from: start)
    case .if, .switch:
      return isInHead ? nil : parsePrimaryBranches()
    case .do where cursor.kind(1) == .leftBrace:
      cursor.advance()
      parseBlock()
      return add(.unknown([]), from: start)
    case .let, .var:
      // A binding inside a pattern that is read as an expression.
      cursor.advance()
      return nested { $0.parsePrimary() } ?? nil
    case .in, .else, .where, .case, .default, .return, .throw, .as, .is, .catch, .func,
      .class, .struct, .enum, .extension, .import, .typealias, .guard, .for, .while,
      .defer, .repeat, .break, .continue, .fallthrough, .protocol:
      return nil
    default:
      guard let name = takeName() else { return nil }
      return add(.name(name, arguments: []), from: start)
    }
  }

  /// `$0` and its like belong to the innermost closure that names no parameters.
  private mutating func countAnonymousParameter(_ text: String) {
    guard let position = Int(text.dropFirst()), position < 1_000 else { return }
    var current: ScopeID? = scope
    while let id = current {
      let candidate = outline.scopes[id.index]
      if case .closure = candidate.kind, !namesParameters(id) {
        outline.scopes[id.index].anonymousCount = max(candidate.anonymousCount, position + 1)
        return
      }
      current = candidate.parent
    }
  }

  private func namesParameters(_ closure: ScopeID) -> Bool {
    let scope = outline.scopes[closure.index]
    return scope.hasSignature
      && scope.declarations.contains { outline.declarations[$0.index].kind == .parameter }
  }

  // MARK: - Literals

  private mutating func parseString(from start: Int) -> ExpressionID? {
    if cursor.at(.rawStringPounds) { cursor.advance() }
    guard let quote = cursor.kind(),
      [.stringQuote, .multilineStringQuote, .singleQuote].contains(quote)
    else {
      return add(.literal(.string), from: start)
    }
    cursor.advance()
    var parts: [ExpressionID] = []
    var isInterpolated = false
    reading: while let kind = cursor.kind() {
      switch kind {
      case .stringSegment:
        cursor.advance()
      case .backslash:
        cursor.advance()
        if cursor.at(.rawStringPounds) { cursor.advance() }
        guard cursor.at(.leftParenthesis) else { continue reading }
        isInterpolated = true
        let arguments = parseParenthesizedArguments()
        parts += arguments.map(\.value)
      case quote:
        cursor.advance()
        if cursor.at(.rawStringPounds), cursor.lexeme()?.hasSpaceBefore == false {
          cursor.advance()
        }
        break reading
      default:
        // The literal has no end.
        break reading
      }
    }
    return add(isInterpolated ? .interpolation(parts) : .literal(.string), from: start)
  }

  private mutating func parseCollection(from start: Int) -> ExpressionID? {
    var keys: [ExpressionID] = []
    var values: [ExpressionID] = []
    var isDictionary = false
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        let before = parser.cursor.place
        if parser.cursor.at(.poundWord) {
          parser.parseConditionalDirective()
          continue
        }
        if parser.cursor.take(.colon) { isDictionary = true }
        if let key = parser.parseExpression() {
          keys.append(key)
          if parser.cursor.take(.colon) {
            isDictionary = true
            if let value = parser.parseExpression() { values.append(value) }
          }
        }
        if !parser.cursor.take(.comma), parser.cursor.place == before { parser.cursor.advance() }
      }
    }
    guard isDictionary else { return add(.array(keys), from: start) }
    var pairs: [ExpressionID] = []
    for (index, key) in keys.enumerated() {
      pairs.append(key)
      if index < values.count { pairs.append(values[index]) }
    }
    return add(.dictionary(pairs), from: start)
  }

  // MARK: - Key paths and macros

  private mutating func parseKeyPath(from start: Int) -> ExpressionID? {
    cursor.advance()
    var root: TypeExpression?
    if !cursor.at(.period), let type = parseKeyPathRoot() { root = type }
    var components: [Expression.KeyPathComponent] = []
    reading: while let lexeme = cursor.lexeme() {
      switch lexeme.kind {
      case .period:
        guard let next = cursor.kind(1) else { break reading }
        if next == .word || next == .quotedWord || next == .integerLiteral {
          cursor.advance()
          let range = cursor.offset..<(cursor.lexeme()?.end ?? cursor.offset)
          let text =
            next == .quotedWord ? String(cursor.text().dropFirst().dropLast()) : cursor.text()
          cursor.advance()
          components.append(.property(Name(text: text, range: range)))
        } else if next == .leftBracket || next == .postfixQuestion || next == .postfixExclamation {
          cursor.advance()
        } else {
          break reading
        }
      case .leftBracket where !lexeme.startsLine:
        components.append(.index(parseParenthesizedArguments()))
      case .postfixQuestion, .postfixExclamation:
        cursor.advance()
        components.append(.unwrap)
      case .postfixOperator where ["?", "!", "?.", "!."].contains(cursor.text()):
        cursor.advance()
        components.append(.unwrap)
      default:
        break reading
      }
    }
    return add(.keyPath(root: root, components), from: start)
  }

  /// The root of a key path: one name with its generic arguments, or a type in brackets.
  private mutating func parseKeyPathRoot() -> TypeExpression? {
    let start = cursor.offset
    switch cursor.kind() {
    case .word, .quotedWord:
      guard let name = takeName() else { return nil }
      var arguments: [TypeExpression] = []
      if cursor.atCharacter(UInt8(ascii: "<")), let read = parseGenericArguments() {
        arguments = read
      }
      var form = TypeExpression.Form.named([.init(name: name, arguments: arguments)])
      if cursor.at(.postfixQuestion) {
        cursor.advance()
        form = .optional(TypeExpression(form: form, range: range(from: start)))
      }
      return TypeExpression(form: form, range: range(from: start))
    case .leftParenthesis, .leftBracket:
      var read: TypeExpression?
      let isArray = cursor.at(.leftBracket)
      inBrackets { parser in
        read = parser.parseType()
        if isArray, parser.cursor.take(.colon), let key = read, let value = parser.parseType() {
          read = TypeExpression(form: .dictionary(key, value), range: parser.range(from: start))
        } else if isArray, let element = read {
          read = TypeExpression(form: .array(element), range: parser.range(from: start))
        }
      }
      return read
    default:
      return nil
    }
  }

  private mutating func parseMacro(from start: Int) -> ExpressionID? {
    cursor.advance()
    guard let name = takeName() else { return add(.unknown([]), from: start) }
    if cursor.atCharacter(UInt8(ascii: "<")) { _ = parseGenericArguments() }
    var arguments: [Expression.Argument] = []
    if cursor.at(.leftParenthesis), !cursor.startsLine { arguments = parseParenthesizedArguments() }
    if cursor.at(.leftBrace), !cursor.startsLine, !isInHead, let closure = parseClosure() {
      arguments.append(.init(label: nil, value: closure, isTrailing: true))
    }
    return add(.macro(name, arguments: arguments), from: start)
  }
}
