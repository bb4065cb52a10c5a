extension ProgramWriter {
  /// A postfix expression of the type: a path through what is seen, or a detour over other types.
  mutating func value(_ type: ProgramType, depth: Int) -> String {
    let known = paths(to: type)
    if !known.isEmpty, dice.chance(depth > 0 ? 45 : 85) {
      let path = dice.pick(known)
      use(path)
      return path
    }
    if depth > 0 { return detour(type, depth: depth - 1) }
    return typed(made(type), type)
  }

  /// The ways to a value of the type through visible names and members.
  private mutating func paths(to type: ProgramType) -> [String] {
    var found: [String] = []
    for (name, local) in visible {
      if local == type { found.append(name) }
      if local == .trouble(type) { found.append("\(name).value") }
      switch local {
      case .host(let index), .some(let index):
        found += memberPaths(of: name, index, to: type, steps: 2)
      case .optional(.host(let index)):
        found += optionalPaths(of: name, index, to: type)
        found += memberPaths(of: name + "!", index, to: type, steps: 1)
      default: break
      }
    }
    if let own {
      found += memberPaths(of: "self", own, to: type, steps: 2)
      for member in members(of: own)
      where escapes == 0 && !isLocal(member.name) && member.valueType == type {
        if let text = implicitAccess(member) { found.append(text) }
      }
    }
    for host in hosts where host.kind != .requirements {
      for member in host.members where member.isStatic && member.type == type {
        found.append(access(member, of: name(host.index)))
      }
    }
    return found
  }

  private func memberPaths(
    of base: String, _ host: Int, to type: ProgramType, steps: Int
  ) -> [String] {
    var found: [String] = []
    for member in members(of: host) where !member.isStatic && member.form != .handler {
      let text = access(member, of: base)
      if member.valueType == type { found.append(text) }
      if member.form == .wrapped, !member.name.hasPrefix("`"), member.type == type {
        found.append("\(base).$\(member.name).value")
      }
      if case .host(let next) = member.type, steps > 0 {
        let path = member.form == .weak ? text + "!" : text
        found += memberPaths(of: path, next, to: type, steps: steps - 1)
      }
    }
    return found
  }

  /// Ways through an optional that end with the members of its type.
  private func optionalPaths(of name: String, _ host: Int, to type: ProgramType) -> [String] {
    members(of: host).filter { member in
      !member.isStatic && member.form != .handler
        && type == .optional(member.valueType.withoutOptional)
    }.map { "(" + access($0, of: name + "?") + ")" }
  }

  /// A member of a value, or a static one of a type's name.
  func access(_ member: ProgramMember, of base: String) -> String {
    let name = member.name
    return switch member.form {
    case .stored, .constant, .lazy, .computed, .weak, .privateSetter, .wrapped, .staticStored,
      .handler, .observed, .accessed:
      "\(base).\(name)"
    case .implicitlyUnwrapped: "\(base).\(name)!"
    case .function, .closure, .staticFunction: "\(base).\(name)()"
    case .labelled: "\(base).\(name)(at: 1)"
    case .overloaded: "\(base).\(name)(1)"
    case .generic: "\(base).\(name)(\"a\")"
    case .subscripted: "\(base)[\(bare(name)): 1]"
    }
  }

  /// A member without `self`; nil where it cannot be.
  private func implicitAccess(_ member: ProgramMember) -> String? {
    switch member.form {
    case .subscripted, .handler, .staticStored, .staticFunction: nil
    default: String(access(member, of: "").dropFirst())
    }
  }

  /// A value of the type made out of others.
  private mutating func detour(_ type: ProgramType, depth: Int) -> String {
    if case .optional(let inner) = type, dice.chance(70) {
      return optionalDetour(inner, depth: depth)
    }
    if case .list(let inner) = type, dice.chance(50) {
      let item = value(inner, depth: depth)
      return dice.pick([
        "list { \(item) }", "Box(\(item)).list", "[\(item)].map { $0 }", "[\(item)]",
        "([] + [\(item)])", "Array(repeating: \(item), count: 2)", "[\(item)].filter { _ in flag }",
        "[[\(item)], []].flatMap { $0 }", "[Optional(\(item))].compactMap { $0 }",
        "Array([\(item)].reversed())", "[\"a\": \(item)].map { $0.value }",
        "[\(item)].reduce([]) { $0 + [$1] }", "[\"a\": \(item)].map(\\.value)",
      ])
    }
    if case .host(let index) = type, hosts[index].kind == .requirements {
      return dice.pick(["(\(made(type)))", "Box(\(made(type))).value", "[\(made(type))][0]"])
    }
    if type.isView, dice.chance(35) { return viewDetour(type, depth: depth) }
    return generalDetour(type, depth: depth)
  }

  private mutating func optionalDetour(_ inner: ProgramType, depth: Int) -> String {
    let item = value(inner, depth: depth)
    let text = text(inner)
    switch dice.roll(12) {
    case 0: return "[\(item)].first"
    case 1: return "first([\(item)])"
    case 2: return "[\"a\": \(item)][\"a\"]"
    case 3: return "Optional(\(item)).map { $0 }"
    case 4: return "(\(item) as \(self.text(.optional(inner))))"
    case 5: return "(try? checked(\(item)))"
    case 6: return "[\(item)].last { _ in flag }"
    case 7: return "[\"a\": \(item)].values.first"
    case 8: return "([\"a\": \(item)].first?.value)"
    case 9: return "(\(item) as Any as? \(text))"
    case 10: return "(flag ? \(item) : nil)"
    default: return "Either<\(text), Int>.left(\(item)).left"
    }
  }

  /// Detours that only views have.
  private mutating func viewDetour(_ type: ProgramType, depth: Int) -> String {
    let opposite: ProgramType = type == .tag ? .map : .tag
    let item = value(type, depth: depth)
    let text = text(type)
    switch dice.roll(20) {
    case 0 where type != .board: return "swapKind(\(value(opposite, depth: depth)))"
    case 1 where type == .map: return "turn(tag: \(value(.tag, depth: depth)))"
    case 1 where type == .tag: return "turn(map: \(value(.map, depth: depth)))"
    case 2 where type == .map: return "(\(value(.tag, depth: depth)) <+> \(item))"
    case 2 where type == .tag: return "(\(value(.map, depth: depth)) <+> \(item))"
    case 3 where type != .board: return "(^^\(value(opposite, depth: depth)))"
    case 4: return "make(\(text).self)"
    case 5: return "(\(item) as Any as! \(text))"
    case 6: return "([\(item), UIView()] as [UIView]).compactMap { $0 as? \(text) }[0]"
    case 7 where type != .board: return "Box(\(item)).only"
    case 8 where type != .board: return "Box(\(value(opposite, depth: depth))).opposite"
    case 9 where type != .board: return "Holder(held: \(value(opposite, depth: depth))).special"
    case 10 where type == .tag: return "\(value(.board, depth: depth)).label"
    case 11: return "Lens(\(item)).root"
    case 12 where type == .map: return "MapCrate(\(item)).content"
    case 12 where type == .tag: return "TagCrate(\(item)).content"
    case 15: return "\(item).me"
    case 16: return "\(item).also { _ in }"
    case 17: return "Rack(\(item)).held"
    case 18: return "open(Rack(\(item)))"
    case 19: return "Rack(\(item)).again"
    case 13: return "Rack<\(text)>(.init()).top"
    case 14: return "(\(item) as \(text)?)!"
    case 5 where dice.chance(50): return "([\(item)] as [UIView])[0].as(\(text).self)"
    default: return "same(\(item))"
    }
  }

  private mutating func generalDetour(_ type: ProgramType, depth: Int) -> String {
    let text = text(type)
    let item = value(type, depth: depth)
    let second = value(type, depth: 0)
    let other = value(ProgramType.random(&dice, depth: 1), depth: 0)
    switch dice.roll(76) {
    case 0: return "same(\(item))"
    case 1: return "Box(\(item)).value"
    case 2: return "Box<\(text)>(\(item)).value"
    case 3: return "[\(second), \(item)][1]"
    case 4: return "(\(other), \(item)).1"
    case 5: return "(left: \(item), right: \(other)).left"
    case 6: return "(\(item) as \(text))"
    case 7: return "(flag ? \(item) : \(second))"
    case 8: return "apply(\(item)) { $0 }"
    case 9: return "apply(\(other)) { _ in \(item) }"
    case 10: return "apply((\(item), \(other))) { $0.0 }"
    case 11: return "apply(\(item)) { made in made }"
    case 12: return "choose(\(item), or: \(second))"
    case 13: return "Crate(\(item)).content"
    case 14: return "Crate(\(item)).use { $0 }"
    case 15: return "Crate(\(item)).with { _ in }.content"
    case 16: return "[\"a\": \(item)][\"a\"]!"
    case 17: return "[(\(other), \(item))].map { $0.1 }[0]"
    case 18: return "[\(item)].enumerated().map { $0.element }[0]"
    case 19: return "Array(zip([\(other)], [\(item)]))[0].1"
    case 20: return "Holder(held: \(item)).held"
    case 21: return "held(by: \(item)).again"
    case 22: return "held(by: \(item)).held"
    case 23: return "open(Holder(held: \(item)))"
    case 24: return "Box(\(item)).map { $0 }()"
    case 25: return "Box(\(item))[0]"
    case 26: return "get(Box(\(item)), \\.value)"
    case 27: return "[Box(\(item))].map(\\.value)[0]"
    case 28: return "Box.of(\(item)).value"
    case 29: return "Couple(first: \(item), second: \(second)).first"
    case 30: return "(\(item) |> { $0 })"
    case 31: return "(\(other) |> { _ in \(item) })"
    case 32: return "({ \(item) }())"
    case 33: return "attempt { \(item) }"
    case 34: return "Crate(Box(\(item)))[part: \\.value]"
    case 35: return "Boxed<\(text)>(\(item)).value"
    case 36: return "curried(\(item))(\(other)).0"
    case 37: return "curried(\(other))(\(item)).1"
    case 38: return "[\(second)].reduce(\(item)) { made, _ in made }"
    case 39: return "later(\(item), \(other)).0"
    case 40: return "Box(Box(\(item))).value.value"
    case 41: return "Rack(\(item)).top"
    case 42: return "Rack(\(item)).push(\(second)).items[0]"
    case 43: return "Box(\(item)).zipped(with: Box(\(other))).value.0"
    case 44: return "Box(\(other)).zipped(with: Box(\(item))).value.1"
    case 45: return "[\"a\": \(item)][\"b\", default: \(second)]"
    case 46: return "same({ (made: \(text)) in made })(\(item))"
    case 47...68: return libraryDetour(item, second, other, text)
    default: return "Optional(\(item))!"
    }
  }

  /// Detours through what only the library of the programs has, or only longer expressions.
  private mutating func libraryDetour(
    _ item: String, _ second: String, _ other: String, _ text: String
  ) -> String {
    dice.pick([
      "(Optional(\(item)) ?? \(second))", "lazily(Optional(\(item)), or: \(second))",
      "pick(\(item), \(second))",
      "adjusted(\(item))", "adjusted(\(item), by: 2) { $0 }",
      "(.init(\(item)) as Box<\(text)>).value",
      "(.of(\(item)) as Box<\(text)>).value", "\(item).self", "[\(item)].map(\\.self)[0]",
      "Box(\(item))[keyPath: \\.value]", "Deck([\(item)]).content[0]", "Deck([\(item)]).card!",
      "Deck([\(item)]).with { _ in }.card!",
      "(try! Result<\(text), any Error>.success(\(item)).get())",
      "composed({ $0 }, { (made: \(text)) in made })(\(item))",
      "Tree(\(item), [Tree(\(second))]).root",
      "Tree(\(second), [Tree(\(item))]).branches[0].root", "Tree(\(item)).leaves.first!",
      "Chain<\(text)>.start(\(item)).end", "Chain.link(Chain.start(\(item)), \(second)).end",
      "Shelf(\(item), \(other)).first", "Shelf(\(other), \(item)).second",
      "Shelf(\(other), \(item)).flipped.first", "Shelf(\(item), \(other)).map { ($1, $0) }.1",
      "Fleet(\(item)).map { $0 }[0]", "Fleet(\(item)).first { _ in true }!", "Fleet(\(item)).sole",
      "Slot(wrappedValue: \(item)).wrappedValue", "Slot(\(item)).projectedValue()",
      "Registry<Int, \(text)>()[0, or: \(item)]", "Registry.filled(\(item), at: \"a\")[\"b\"]!",
      "withPair(\(item), \(other)) { made, _ in made }", "withPair(\(other), \(item)) { $1 }",
      "unpack((\(other), \(item)))", "twice(\(item)) { [$0] }[0][0]",
    ])
  }
}
