extension OutlineParser {
  /// Reads an expression; nil (and no movement) if none begins here.
  mutating func parseExpression() -> ExpressionID? {
    nested { $0.parseBinary(from: .lowest) } ?? nil
  }

  /// Operators by how strongly they bind. Those the language declares are known; others bind as if
  /// declared without a group.
  enum Precedence: Int, Comparable {
    case lowest, assignment, conditional, custom, disjunction, conjunction, comparison
    case coalescing, cast, range, addition, multiplication, shift

    static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }

    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .shift }

    init(ofOperator text: String) {
      switch text {
      case "||", ".|": self = .disjunction
      case "&&": self = .conjunction
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>":
        self = .comparison
      case "??": self = .coalescing
      case "..<", "...": self = .range
      case "+", "-", "&+", "&-", "|", "^": self = .addition
      case "*", "/", "%", "&*", "&": self = .multiplication
      case "<<", ">>", "&<<", "&>>": self = .shift
      default:
        let isAssignment =
          text.count > 1 && text.hasSuffix("=") && !["<==", ">==", "~==", "!=="].contains(text)
        self = isAssignment ? .assignment : .custom
      }
    }
  }

  private mutating func parseBinary(from lowest: Precedence) -> ExpressionID? {
    let start = cursor.offset
    guard var left = parseUnary() else { return nil }
    while let next = nextOperator(), next >= lowest {
      let place = cursor.place
      switch next {
      case .conditional where cursor.at(.infixQuestion):
        guard let value = parseConditional(of: left, from: start) else { return left }
        left = value
      case .cast where cursor.at(.word):
        guard let value = parseCast(of: left, from: start) else { return left }
        left = value
      default:
        guard let lexeme = cursor.lexeme() else { return left }
        let name = Name(
          text: cursor.text(), range: lexeme.start + cursor.place.taken..<lexeme.end)
        cursor.advance()
        // Assignment and `??` group to the right.
        let isRightward = next == .assignment || next == .coalescing
        let operand = nested { $0.parseBinary(from: isRightward ? next : next.tighter) }
        guard let right = operand ?? nil else {
          // An operator that stands alone, as in `reduce(0, +)`.
          if cursor.place == place { cursor.advance() }
          return add(.unknown([left]), from: start)
        }
        left = add(.binary(operator: name, left, right), from: start)
      }
    }
    return left
  }

  private func nextOperator() -> Precedence? {
    switch cursor.kind() {
    case .equal: return .assignment
    case .infixQuestion: return .conditional
    case .binaryOperator: return Precedence(ofOperator: cursor.text())
    case .word:
      guard cursor.place.taken == 0 else { return nil }
      return cursor.atWord(.as) || cursor.atWord(.is) ? .cast : nil
    case .prefixOperator, .postfixOperator, .prefixAmpersand:
      // What is left of a run that a generic argument list began.
      return cursor.place.taken > 0 ? Precedence(ofOperator: cursor.text()) : nil
    default:
      return nil
    }
  }

  private mutating func parseConditional(
    of condition: ExpressionID, from start: Int
  ) -> ExpressionID? {
    cursor.advance()
    let then = nested { $0.parseBinary(from: .conditional) } ?? nil
    guard let then, cursor.take(.colon) else {
      return add(.unknown([condition] + (then.map { [$0] } ?? [])), from: start)
    }
    let other = nested { $0.parseBinary(from: .conditional) } ?? nil
    guard let other else { return add(.unknown([condition, then]), from: start) }
    return add(.conditional(condition: condition, then: then, else: other), from: start)
  }

  private mutating func parseCast(of value: ExpressionID, from start: Int) -> ExpressionID? {
    let place = cursor.place
    let isCheck = cursor.word() == .is
    cursor.advance()
    let cast: Expression.Cast
    if isCheck {
      cast = .check
    } else if cursor.at(.postfixQuestion) || cursor.at(.infixQuestion) {
      cursor.advance()
      cast = .conditional
    } else if cursor.at(.postfixExclamation) {
      cursor.advance()
      cast = .forced
    } else {
      cast = .coercion
    }
    guard let type = parseType() else {
      cursor.rewind(to: place)
      return nil
    }
    let result = add(.cast(value, cast, type), from: start)
    // `x as? T ?? y` and `(x as! T).y` go on from here.
    return result
  }

  private mutating func parseUnary() -> ExpressionID? {
    let start = cursor.offset
    switch cursor.kind() {
    case .prefixOperator:
      let text = cursor.text()
      cursor.advance()
      guard let operand = nested({ $0.parseUnary() }) ?? nil else {
        return add(.unknown([]), from: start)
      }
      return add(.prefix(operator: text, operand), from: start)
    case .prefixAmpersand:
      cursor.advance()
      guard let operand = nested({ $0.parseUnary() }) ?? nil else {
        return add(.unknown([]), from: start)
      }
      return add(.inOut(operand), from: start)
    case .binaryOperator, .postfixOperator, .equal, .infixQuestion:
      // An operator passed as a value: `sorted(by: >)`.
      guard cursor.kind(1) == nil || cursor.kind(1) == .comma else { return nil }
      cursor.advance()
      return add(.unknown([]), from: start)
    case .word where WordSet.operandPrefixes.contains(cursor.word()):
      if let effect = parseEffect(from: start) { return effect }
    default:
      break
    }
    guard let primary = parsePrimary() else { return nil }
    return parsePostfix(of: primary, from: start)
  }

  private mutating func parseEffect(from start: Int) -> ExpressionID? {
    let place = cursor.place
    let word = cursor.word()
    cursor.advance()
    var isOptional = false
    if word == .try {
      if cursor.at(.postfixQuestion) || cursor.at(.infixQuestion) {
        isOptional = true
        cursor.advance()
      } else if cursor.at(.postfixExclamation) {
        cursor.advance()
      }
    } else if cursor.startsLine || !canBeginOperand() {
      cursor.rewind(to: place)
      return nil
    }
    guard let operand = nested({ $0.parseBinary(from: .lowest) }) ?? nil else {
      cursor.rewind(to: place)
      return nil
    }
    return add(isOptional ? .optionalTry(operand) : .effect(operand), from: start)
  }

  private func canBeginOperand() -> Bool {
    switch cursor.kind() {
    case .word: !WordSet.notOperands.contains(cursor.word())
    case .quotedWord, .dollarWord, .stringQuote, .multilineStringQuote, .rawStringPounds,
      .integerLiteral, .floatLiteral, .backslash, .pound:
      true
    case .leftParenthesis, .leftBracket: cursor.lexeme()?.hasSpaceBefore == true
    case .period: cursor.lexeme()?.hasSpaceBefore == true
    default: false
    }
  }
}
