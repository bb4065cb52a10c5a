/// What a pattern binds.
struct Pattern {
  indirect enum Form {
    case name(Name, isLet: Bool)
    case tuple([(label: String?, pattern: Pattern)])
    case enumCase(TypeExpression?, String, [(label: String?, pattern: Pattern)])
    /// `p?`
    case optional(Pattern)
    case cast(Pattern, TypeExpression)
    case typed(Pattern, TypeExpression)
    case expression
  }

  let form: Form
  let range: Range<Int>
}

/// What the names in a pattern mean where it stands.
enum PatternRole {
  /// They are values to compare with; only what follows `let` or `var` is bound.
  case match
  /// They are bound.
  case bind(isLet: Bool)
  /// They are bound and may have a type: `let x: T`, `for x: T in`.
  case declare(isLet: Bool)

  /// The role of what stands inside parentheses.
  var inside: PatternRole {
    switch self {
    case .match: .match
    case .bind(let isLet), .declare(let isLet): .bind(isLet: isLet)
    }
  }

  /// Whether a bound name is a constant; nil if names are not bound.
  var boundConstant: Bool? {
    switch self {
    case .match: nil
    case .bind(let isLet), .declare(let isLet): isLet
    }
  }
}

extension OutlineParser {
  mutating func parsePattern(_ role: PatternRole = .match) -> Pattern {
    let start = cursor.offset
    let read = nested { $0.parsePatternWithoutBound(role) }
    return read ?? Pattern(form: .expression, range: start..<start)
  }

  private mutating func parsePatternWithoutBound(_ role: PatternRole) -> Pattern {
    let start = cursor.offset
    switch cursor.word() {
    case .let, .var, .inout:
      let isLet = cursor.word() != .var
      cursor.advance()
      return parsePattern(.bind(isLet: isLet))
    case .is:
      cursor.advance()
      _ = parseType()
      return Pattern(form: .expression, range: range(from: start))
    default:
      break
    }
    var pattern = parseSimplePattern(role)
    if case .declare = role, cursor.take(.colon), let type = parseType() {
      pattern = Pattern(form: .typed(pattern, type), range: range(from: start))
    }
    while true {
      if cursor.at(.postfixQuestion) {
        cursor.advance()
        pattern = Pattern(form: .optional(pattern), range: range(from: start))
      } else if cursor.atWord(.as) {
        cursor.advance()
        _ = cursor.take(.postfixQuestion) || cursor.take(.postfixExclamation)
        guard let type = parseType() else { break }
        pattern = Pattern(form: .cast(pattern, type), range: range(from: start))
      } else {
        break
      }
    }
    return pattern
  }

  private mutating func parseSimplePattern(_ role: PatternRole) -> Pattern {
    let start = cursor.offset
    if cursor.at(.wildcard) {
      cursor.advance()
      return Pattern(form: .expression, range: range(from: start))
    }
    if cursor.at(.leftParenthesis), role.boundConstant != nil || isWholePatternInParentheses() {
      let elements = parsePatternElements(role.inside)
      return Pattern(form: .tuple(elements), range: range(from: start))
    }
    if let isLet = role.boundConstant, cursor.kind() == .word || cursor.kind() == .quotedWord,
      cursor.kind(1) != .period, cursor.kind(1) != .leftParenthesis, let name = takeName()
    {
      return Pattern(form: .name(name, isLet: isLet), range: range(from: start))
    }
    if let enumCase = parseEnumCasePattern(role, from: start) {
      return enumCase
    }
    _ = parseExpression()
    return Pattern(form: .expression, range: range(from: start))
  }

  /// Whether the parentheses `ahead` of the place end a pattern, and do not go on as a value that
  /// is compared: `(x)`, but not `(x).y` or `(x) + 1`.
  private func isWholePatternInParentheses(_ ahead: Int = 0) -> Bool {
    let after = cursor.partner(ahead) - cursor.place.index + 1
    switch cursor.kind(after) {
    case .colon, .comma, .equal, .rightParenthesis, .rightBracket, .postfixQuestion, .leftBrace,
      nil:
      return true
    case .word: return WordSet.afterPattern.contains(cursor.word(after))
    default: return false
    }
  }

  private mutating func parsePatternElements(
    _ role: PatternRole
  ) -> [(label: String?, pattern: Pattern)] {
    var elements: [(label: String?, pattern: Pattern)] = []
    inBrackets { parser in
      while !parser.cursor.isAtEnd {
        var label: String?
        if parser.cursor.kind(1) == .colon, parser.cursor.kind() == .word {
          label = parser.takeName()?.text
          parser.cursor.advance()
        }
        let before = parser.cursor.place
        elements.append((label, parser.parsePattern(role)))
        if !parser.cursor.take(.comma) || parser.cursor.place == before { break }
      }
    }
    return elements
  }

  /// `.name(…)`, `Type.name(…)`, `.name`; nil if an ordinary expression stands here.
  private mutating func parseEnumCasePattern(
    _ role: PatternRole, from start: Int
  ) -> Pattern? {
    var ahead = 0
    if cursor.kind() == .word {
      while cursor.kind(ahead) == .word, cursor.kind(ahead + 1) == .period { ahead += 2 }
      guard ahead > 0 else { return nil }
      ahead -= 1
    }
    guard cursor.kind(ahead) == .period, cursor.kind(ahead + 1) == .word else { return nil }
    let follows = cursor.kind(ahead + 2)
    let isWhole: Bool
    switch follows {
    case .comma, .colon, .equal, .rightParenthesis, .postfixQuestion, nil: isWhole = true
    case .word: isWhole = WordSet.afterPattern.contains(cursor.word(ahead + 2))
    default: isWhole = false
    }
    guard isWhole || follows == .leftParenthesis else { return nil }
    // `Type.name` without values may as well be `value.member`.
    if isWhole, ahead > 0, role.boundConstant == nil { return nil }
    if follows == .leftParenthesis, !isWholePatternInParentheses(ahead + 2) { return nil }
    let place = cursor.place
    let type = parseEnumType(upTo: ahead)
    guard let name = takeName() else {
      cursor.rewind(to: place)
      return nil
    }
    guard follows == .leftParenthesis else {
      return Pattern(form: .enumCase(type, name.text, []), range: range(from: start))
    }
    let elements = parsePatternElements(role.inside)
    return Pattern(form: .enumCase(type, name.text, elements), range: range(from: start))
  }

  /// What stands before the period `ahead` of the place: the enum's name, if it is written.
  private mutating func parseEnumType(upTo ahead: Int) -> TypeExpression? {
    let start = cursor.offset
    var parts: [TypeExpression.Part] = []
    for position in 0...ahead {
      if position % 2 == ahead % 2 {
        cursor.advance()
      } else if let name = takeName() {
        parts.append(.init(name: name, arguments: []))
      }
    }
    guard let last = parts.last else { return nil }
    return TypeExpression(
      form: .named(parts), range: start..<max(start, last.name.range.upperBound))
  }

  // MARK: - Binding

  /// Declares what a pattern binds in the current scope.
  mutating func bind(_ pattern: Pattern, to origin: Declaration.Origin, visibleFrom: Int) {
    switch pattern.form {
    case .expression:
      return
    case .name(let name, let isLet):
      declareBound(name, type: nil, origin: origin, isLet: isLet, visibleFrom: visibleFrom)
    case .typed(let inner, let type):
      if case .name(let name, let isLet) = inner.form {
        declareBound(name, type: type, origin: origin, isLet: isLet, visibleFrom: visibleFrom)
      } else {
        bind(inner, to: origin, visibleFrom: visibleFrom)
      }
    case .optional(let inner):
      bind(inner, to: origin.appending(.unwrap), visibleFrom: visibleFrom)
    case .cast(let inner, let type):
      bind(inner, to: origin.appending(.cast(type)), visibleFrom: visibleFrom)
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil {
        bind(elements[0].pattern, to: origin, visibleFrom: visibleFrom)
        return
      }
      for (index, element) in elements.enumerated() {
        bind(
          element.pattern, to: origin.appending(.tuple(index: index, label: element.label)),
          visibleFrom: visibleFrom)
      }
    case .enumCase(let type, let name, let elements):
      let whole = type.map { origin.appending(.cast($0)) } ?? origin
      for (index, element) in elements.enumerated() {
        let step = Declaration.BindingStep.payload(
          enumCase: name, index: index, label: element.label, count: elements.count)
        bind(element.pattern, to: whole.appending(step), visibleFrom: visibleFrom)
      }
    }
  }

  private mutating func declareBound(
    _ name: Name, type: TypeExpression?, origin: Declaration.Origin, isLet: Bool, visibleFrom: Int
  ) {
    guard name.text != "_" else { return }
    let id = declare(.variable, name, from: name.range.lowerBound, isVisibleFrom: visibleFrom)
    update(id) {
      $0.type = type
      $0.origin = origin
      $0.isLet = isLet
    }
  }
}

extension Declaration.Origin {
  func appending(_ step: Declaration.BindingStep) -> Declaration.Origin {
    switch self {
    case .expression(let id, let steps): .expression(id, steps + [step])
    case .error(let type, let steps): .error(type, steps + [step])
    case .none, .closureParameter, .property, .weakCapture: self
    }
  }
}
