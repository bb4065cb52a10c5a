extension Scanner {
  /// Arguments whose tokens the compiler reads in a way of their own.
  enum ArgumentList {
    case plain
    /// Of `@available`, `#available` and their like: `13.4` is a version, not a number.
    case versions
    /// Of `@objc`: `::` is two colons.
    case selector
    /// Of `@derivative` and `@transpose`: an operator may be a member, `Float.+`.
    case qualifiedName
  }

  /// `@`, and what the attribute's arguments are.
  mutating func scanAtSign() {
    punctuation(.atSign)
    switch byte(position) {
    case 0x61:
      expectArguments(.versions, of: "available")
    case 0x62:
      expectArguments(.versions, of: "backDeployed")
    case 0x64:
      expectArguments(.qualifiedName, of: "derivative")
    case 0x6F:
      expectArguments(.selector, of: "objc")
    case 0x74:
      expectArguments(.qualifiedName, of: "transpose")
    case 0x5F:
      expectArguments(.versions, of: "_originallyDefinedIn")
      expectArguments(.versions, of: "_spi_available")
      expectArguments(.versions, of: "_backDeploy")
      expectArguments(.versions, of: "_specialize")
    default: break
    }
  }

  private mutating func expectArguments(_ list: ArgumentList, of name: StaticString) {
    let last = position + name.utf8CodeUnitCount
    guard argumentsDepth == 0, has(name, at: position), byte(last) < 0x80,
      !CharacterClass.continuesWord(byte(last))
    else { return }
    expectArguments(list, after: last)
  }

  /// What the arguments are that follow directly after a name.
  mutating func expectArguments(_ list: ArgumentList, after nameEnd: Int) {
    arguments = list
    argumentsName = nameEnd
  }

  /// At a `(`: the expected arguments begin if it follows their name.
  mutating func enterArguments() {
    if argumentsDepth > 0 {
      argumentsDepth += 1
    } else if let last = lastToken, Int(last.end) == argumentsName {
      argumentsDepth = 1
    } else {
      arguments = .plain
      argumentsName = -1
    }
  }

  /// At a `)` among such arguments.
  mutating func leaveArguments() {
    argumentsDepth -= 1
    guard argumentsDepth == 0 else { return }
    arguments = .plain
    argumentsName = -1
  }
}
