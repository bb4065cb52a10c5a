extension OutlineParser {
  /// Members, calls, subscripts and marks after a primary expression.
  mutating func parsePostfix(of primary: ExpressionID, from start: Int) -> ExpressionID {
    var base = primary
    while let next = parseOnePostfix(of: base, from: start) { base = next }
    return base
  }

  private mutating func parseOnePostfix(of base: ExpressionID, from start: Int) -> ExpressionID? {
    guard let lexeme = cursor.lexeme() else { return nil }
    switch lexeme.kind {
    case .period:
      return parseMember(of: base, from: start)
    case .leftParenthesis where !lexeme.startsLine:
      if let labels = compoundNameLabels() { return addLabels(labels, to: base, from: start) }
      let arguments = parseParenthesizedArguments() + parseTrailingClosures()
      return add(.call(callee: base, arguments: arguments), from: start)
    case .leftBracket where !lexeme.startsLine:
      return add(.index(base: base, arguments: parseParenthesizedArguments()), from: start)
    case .leftBrace where canTakeTrailingClosure(after: base):
      let arguments = parseTrailingClosures()
      return arguments.isEmpty ? nil : add(.call(callee: base, arguments: arguments), from: start)
    case .postfixQuestion:
      cursor.advance()
      return add(.chain(base), from: start)
    case .postfixExclamation:
      cursor.advance()
      return add(.forceUnwrap(base), from: start)
    case .postfixOperator:
      return parsePostfixOperator(of: base, from: start)
    case .binaryOperator, .prefixOperator:
      if cursor.place.taken > 0, cursor.atCharacter(UInt8(ascii: "?")) {
        _ = cursor.takeCharacter(UInt8(ascii: "?"))
        return add(.chain(base), from: start)
      }
      return parseGenericArguments(of: base, from: start)
    case .poundWord:
      return parseConditionalPostfix(of: base, from: start)
    default:
      return nil
    }
  }

  private mutating func parseMember(of base: ExpressionID?, from start: Int) -> ExpressionID? {
    switch cursor.kind(1) {
    case .word, .quotedWord, .dollarWord, .integerLiteral, .editorPlaceholder, .floatLiteral: break
    case .leftBracket:
      // `\.[0]` outside a key path is no Swift.
      return nil
    default:
      guard base != nil else { return nil }
      // `map.` while being typed.
      cursor.advance()
      return base.map { add(.unknown([$0]), from: start) }
    }
    // A member begins a line only after what it belongs to; an implicit member begins a statement.
    cursor.advance()
    let name: Name
    if let word = takeName() {
      name = word
    } else if let lexeme = cursor.lexeme() {
      name = Name(text: cursor.text(), range: lexeme.start..<lexeme.end)
      cursor.advance()
    } else {
      return nil
    }
    return add(.member(base: base, name, arguments: []), from: start)
  }

  mutating func parseImplicitMember() -> ExpressionID? {
    let start = cursor.offset
    return parseMember(of: nil, from: start)
  }

  private mutating func parsePostfixOperator(
    of base: ExpressionID, from start: Int
  ) -> ExpressionID? {
    if cursor.atCharacter(UInt8(ascii: "<")) {
      if let generic = parseGenericArguments(of: base, from: start) { return generic }
    }
    // `x!!` and `x?!` are runs of marks.
    if cursor.atCharacter(UInt8(ascii: "?")) {
      _ = cursor.takeCharacter(UInt8(ascii: "?"))
      return add(.chain(base), from: start)
    }
    if cursor.atCharacter(UInt8(ascii: "!")) {
      _ = cursor.takeCharacter(UInt8(ascii: "!"))
      return add(.forceUnwrap(base), from: start)
    }
    let text = cursor.text()
    cursor.advance()
    return add(.postfix(operator: text, base), from: start)
  }

  /// `Name<A, B>` before something that a comparison could not be followed by.
  private mutating func parseGenericArguments(
    of base: ExpressionID, from start: Int
  ) -> ExpressionID? {
    guard cursor.atCharacter(UInt8(ascii: "<")), cursor.lexeme()?.hasSpaceBefore == false else {
      return nil
    }
    let name: Name
    let owner: ExpressionID?
    switch outline[base].form {
    case .name(let own, arguments: let old) where old.isEmpty: (name, owner) = (own, nil)
    case .member(let of, let own, arguments: let old) where old.isEmpty: (name, owner) = (own, of)
    default: return nil
    }
    let place = cursor.place
    guard let arguments = parseGenericArguments(), isGenericArgumentsEnd() else {
      cursor.rewind(to: place)
      return nil
    }
    if case .name = outline[base].form {
      extend(base, .name(name, arguments: arguments))
    } else {
      extend(base, .member(base: owner, name, arguments: arguments))
    }
    return base
  }

  private func isGenericArgumentsEnd() -> Bool {
    guard let lexeme = cursor.lexeme() else { return true }
    if cursor.place.taken > 0 {
      return cursor.atCharacter(UInt8(ascii: "?")) || cursor.atCharacter(UInt8(ascii: "!"))
        || cursor.atCharacter(UInt8(ascii: "="))
    }
    switch lexeme.kind {
    case .leftParenthesis, .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period,
      .comma, .semicolon, .colon, .postfixQuestion, .postfixExclamation, .equal:
      return true
    case .binaryOperator:
      return lexeme.hasSpaceBefore
    default:
      return lexeme.startsLine
    }
  }

  /// `#if` between the members of a chain: each clause goes on from the same value.
  private mutating func parseConditionalPostfix(
    of base: ExpressionID, from start: Int
  ) -> ExpressionID? {
    guard cursor.word() == .poundIf else { return nil }
    let place = cursor.place
    passDirective()
    guard (cursor.at(.period) && cursor.kind(1) == .word) || cursor.word() == .poundIf else {
      cursor.rewind(to: place)
      return nil
    }
    var values: [ExpressionID] = []
    while true {
      let value = parsePostfix(of: base, from: start)
      if value != base { values.append(value) }
      guard cursor.at(.poundWord) else { break }
      let isEnd = cursor.word() == .poundEndif
      guard isEnd || cursor.word() == .poundElse || cursor.word() == .poundElseif else { break }
      passDirective()
      if isEnd { break }
    }
    return values.count == 1 ? values[0] : add(.branches(values), from: start)
  }

  /// A directive reaches to the end of its line.
  private mutating func passDirective() {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.startsLine { cursor.advance() }
  }

  // MARK: - Arguments

  /// Arguments in parentheses or brackets.
  mutating func parseParenthesizedArguments() -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    inBrackets { arguments = $0.parseArguments() }
    return arguments
  }

  mutating func parseArguments() -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    while !cursor.isAtEnd {
      let before = cursor.place
      if cursor.at(.poundWord) {
        parseConditionalDirective()
        continue
      }
      var label: Name?
      if cursor.kind(1) == .colon {
        label = takeName()
        if label != nil { cursor.advance() }
      }
      if let value = parseExpression() {
        arguments.append(.init(label: label, value: value, isTrailing: false))
      }
      if !cursor.take(.comma), cursor.place == before { cursor.advance() }
    }
    return arguments
  }

  private func compoundNameLabels() -> [String]? {
    var ahead = 1
    var labels: [String] = []
    while cursor.kind(ahead) == .word || cursor.kind(ahead) == .wildcard
      || cursor.kind(ahead) == .quotedWord, cursor.kind(ahead + 1) == .colon
    {
      labels.append(cursor.text(ahead))
      ahead += 2
    }
    return !labels.isEmpty && cursor.kind(ahead) == .rightParenthesis ? labels : nil
  }

  private mutating func addLabels(
    _ labels: [String], to base: ExpressionID, from start: Int
  ) -> ExpressionID {
    cursor.jump(to: cursor.partner())
    cursor.advance()
    switch outline[base].form {
    case .name(var name, let arguments):
      name.labels = labels
      extend(base, .name(name, arguments: arguments))
      return base
    case .member(let owner, var name, let arguments):
      name.labels = labels
      extend(base, .member(base: owner, name, arguments: arguments))
      return base
    default:
      return add(.unknown([base]), from: start)
    }
  }

  /// Gives an expression a form with more to it, which ends at the place.
  private mutating func extend(_ id: ExpressionID, _ form: Expression.Form) {
    outline.expressions[id.index].form = form
    let range = outline.expressions[id.index].range
    outline.expressions[id.index].range = range.lowerBound..<max(range.upperBound, cursor.lastEnd)
  }

  // MARK: - Trailing closures

  private func canTakeTrailingClosure(after base: ExpressionID) -> Bool {
    switch outline[base].form {
    case .literal, .interpolation, .array, .dictionary, .branches: false
    default: canTakeTrailingClosure()
    }
  }

  /// Whether the block at the place is an argument and not a body or a variable's accessors.
  private func canTakeTrailingClosure() -> Bool {
    guard cursor.at(.leftBrace) else { return false }
    if isReadingInitializer, isAccessorBlockNext() { return false }
    guard isInHead else { return true }
    if cursor.word(1) == .case || cursor.word(1) == .default { return false }
    // In a head the block is the body unless what comes after it shows otherwise.
    let after = cursor.partner() - cursor.index + 1
    guard let next = cursor.lexeme(after) else { return false }
    switch next.kind {
    case .leftBrace, .comma: return true
    case .word:
      return cursor.word(after) == .where
        || ((cursor.word(after) == .is || cursor.word(after) == .as) && !next.startsLine)
    case .leftBracket, .leftParenthesis, .period, .postfixQuestion, .infixQuestion,
      .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.startsLine
    default: return false
    }
  }

  private mutating func parseTrailingClosures() -> [Expression.Argument] {
    guard canTakeTrailingClosure() else { return [] }
    guard let first = parseClosure() else { return [] }
    var arguments = [Expression.Argument(label: nil, value: first, isTrailing: true)]
    while cursor.kind() == .word, cursor.kind(1) == .colon, cursor.kind(2) == .leftBrace,
      cursor.word() != .default
    {
      let label = takeName()
      cursor.advance()
      guard let closure = parseClosure() else { break }
      arguments.append(.init(label: label, value: closure, isTrailing: true))
    }
    return arguments
  }
}
