extension Scanner {
  /// Whether the period that begins an operator is one of its own: before an optional in a key path
  /// (`\.?.name`, `\Type.child.?.name`) and before an operator that is a member
  /// (`@derivative(of: Float.+)`).
  func beginsMember(upTo last: Int, leftBound: Bool) -> Bool {
    if arguments == .qualifiedName, argumentsDepth == 1 { return leftBound }
    var offset = position
    while offset < last {
      switch bytes[offset] {
      case 0x2E: if bytes[max(offset, 1) - 1] == 0x2E, offset > position { return false }
      case 0x3F, 0x21: break
      default: return false
      }
      offset += 1
    }
    return bytes[position + 1] != 0x2E && followsKeyPathNames
  }

  /// How many tokens are looked back over for the start of a key path.
  private static let keyPathReach = 256

  /// Whether only a root type and names stand between the backslash of a key path and this place.
  private var followsKeyPathNames: Bool {
    var before = TokensBackward(tokens, reach: Self.keyPathReach)
    while let last = before.next() {
      switch last.kind {
      case .backslash: return true
      case .word, .quotedWord:
        switch before.next()?.kind {
        case .backslash: return true
        case .period: break
        default: return false
        }
      default: return endsRootType(last, before)
      }
    }
    return false
  }

  /// Whether a token ends the root type of a key path: `\Type?`, `\[Item]`, `\Box<Item>`.
  private func endsRootType(_ last: Token, _ rest: TokensBackward) -> Bool {
    var before = rest
    var closing = last
    while closing.kind == .postfixQuestion || closing.kind == .postfixExclamation {
      guard let next = before.next() else { return false }
      closing = next
    }
    switch closing.kind {
    case .word, .quotedWord: break
    case .rightBracket, .rightParenthesis: skipGroup(&before)
    case .postfixOperator, .binaryOperator:
      skipAngles(&before)
      guard before.next()?.kind == .word else { return false }
    default: return false
    }
    return before.next()?.kind == .backslash
  }

  private func skipGroup(_ tokens: inout TokensBackward) {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .rightBracket, .rightParenthesis: depth += 1
      case .leftBracket, .leftParenthesis: depth -= 1
      default: break
      }
    }
  }

  private func skipAngles(_ tokens: inout TokensBackward) {
    var depth = 1
    while depth > 0, let token = tokens.next() {
      guard token.end - token.start == 1 else { continue }
      switch bytes[Int(token.start)] {
      case 0x3E: depth += 1
      case 0x3C: depth -= 1
      default: break
      }
    }
  }
}
