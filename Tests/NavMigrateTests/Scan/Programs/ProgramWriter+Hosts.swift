extension ProgramWriter {
  // MARK: - Making

  mutating func makeHosts() {
    let isNested = dice.chance(40)
    for index in 0..<(3 + dice.roll(3)) {
      let kind: ProgramHost.Kind =
        index == 0 || dice.chance(50)
        ? .class : dice.pick(ProgramHost.Kind.allCases)
      let classes = hosts.indices.filter { hosts[$0].kind == .class }
      let superclass =
        kind == .class && !classes.isEmpty && dice.chance(40)
        ? dice.pick(classes) : nil
      hosts.append(
        ProgramHost(
          index: index, kind: kind, superclass: superclass,
          isNested: isNested && kind != .requirements))
      adopt(index)
      var taken = Set(members(of: index).map(\.name))
      for _ in 0..<(4 + dice.roll(4)) {
        let name = dice.pick(ProgramWriter.names)
        guard taken.insert(name).inserted else { continue }
        hosts[index].members.append(makeMember(name, index))
      }
    }
  }

  /// Adds a protocol whose members do not clash with others.
  private mutating func adopt(_ index: Int) {
    guard hosts[index].kind != .requirements else { return }
    let names = Set(members(of: index).map(\.name))
    let free = hosts.indices.filter { other in
      hosts[other].kind == .requirements
        && names.isDisjoint(with: members(of: other).map(\.name))
    }
    if !free.isEmpty, dice.chance(60) { hosts[index].protocols = [dice.pick(free)] }
  }

  private mutating func makeMember(_ name: String, _ host: Int) -> ProgramMember {
    var form = dice.pick(forms(hosts[host].kind))
    var type = ProgramType.random(&dice)
    if host > 0, dice.chance(20) { type = .host(dice.roll(host)) }
    switch form {
    case .weak:
      if !isClass(type) { type = dice.pick(ProgramType.views) }
    case .implicitlyUnwrapped, .handler:
      type = type.withoutOptional
    default:
      break
    }
    // A class may hold another only where nothing has to be made at once.
    if case .host = type, form == .stored || form == .constant || form == .wrapped {
      form = hosts[host].kind == .class ? .implicitlyUnwrapped : .computed
    }
    return ProgramMember(name: name, type: type, form: form)
  }

  private func forms(_ kind: ProgramHost.Kind) -> [ProgramMember.Form] {
    switch kind {
    case .class: ProgramMember.Form.allCases
    case .structure: ProgramMember.Form.ofStructs
    case .enumeration: ProgramMember.Form.ofEnums
    case .requirements: ProgramMember.Form.ofProtocols
    }
  }

  private func isClass(_ type: ProgramType) -> Bool {
    switch type {
    case .map, .tag, .board, .crate: true
    case .host(let index): hosts[index].kind == .class
    case .optional, .list, .pair, .box, .table, .either, .trouble, .some: false
    }
  }

  // MARK: - Writing

  mutating func writeHosts() {
    let nested = hosts.filter(\.isNested)
    if !nested.isEmpty {
      block("enum Space\(number) {") { writer in
        for host in nested { writer.write(host) }
      }
      line("")
    }
    for host in hosts where !host.isNested { write(host) }
  }

  private mutating func write(_ host: ProgramHost) {
    own = host.index
    let parents = ([host.superclass].compactMap { $0 } + host.protocols).map { name($0) }
    let inherited = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    let head = "\(plainName(host.index))\(inherited) {"
    switch host.kind {
    case .class:
      block("class \(head)") { writer in
        if host.superclass == nil { writer.line("init() {}") }
        writer.writeMembers(host)
      }
    case .structure:
      block("struct \(head)") { writer in
        writer.line("init() {}")
        writer.writeMembers(host)
      }
    case .enumeration:
      block("enum \(head)") { writer in
        writer.line("case only, more(Int)")
        writer.writeMembers(host)
      }
    case .requirements:
      block("protocol \(head)") { writer in
        for member in host.members { writer.writeRequirement(member) }
      }
      line("struct \(plainName(host.index))Made: \(plainName(host.index)) {}")
    }
    own = nil
    line("")
  }

  private mutating func writeMembers(_ host: ProgramHost) {
    for member in host.members where !isInExtension(member) { write(member, of: host) }
  }

  mutating func writeExtensions() {
    for host in hosts {
      own = host.index
      block("extension \(name(host.index)) {") { writer in
        for member in host.members where host.kind == .requirements || writer.isInExtension(member)
        {
          writer.write(member, of: host)
        }
        let isStatic = host.kind != .requirements && writer.dice.chance(15)
        writer.writeMethod("work\(host.index)", isStatic: isStatic)
      }
      own = nil
      line("")
    }
  }

  private func isInExtension(_ member: ProgramMember) -> Bool {
    switch member.form {
    case .computed, .function, .labelled, .overloaded, .subscripted, .staticFunction, .accessed,
      .generic:
      member.name.utf8.count % 2 == 0
    case .stored, .constant, .lazy, .implicitlyUnwrapped, .weak, .privateSetter, .wrapped,
      .closure, .handler, .staticStored, .observed:
      false
    }
  }

  private mutating func writeRequirement(_ member: ProgramMember) {
    let name = member.name
    let type = text(member.type)
    switch member.form {
    case .function: line("func \(name)() -> \(type)")
    case .labelled:
      line("func \(name)(at index: Int) -> \(type)")
    case .subscripted: line("subscript(\(bare(name)) index: Int) -> \(type) { get }")
    default: line("var \(name): \(type) { get }")
    }
  }

  func bare(_ name: String) -> String { name.filter { $0 != "`" } }

  // MARK: - Values

  /// An expression that makes a value of the type and names nothing.
  func made(_ type: ProgramType) -> String {
    switch type {
    case .map, .tag, .board: "\(text(type))()"
    case .optional(let inner): "Optional(\(made(inner)))"
    case .list(let inner): "[\(made(inner))]"
    case .pair(let a, let b): "(\(made(a)), \(made(b)))"
    case .box(let inner): "Box(\(made(inner)))"
    case .crate(let inner): "Crate(\(made(inner)))"
    case .table(let inner): "[\"a\": \(made(inner))]"
    case .trouble(let inner): "Trouble(value: \(made(inner)))"
    case .either(let a, _): ".left(\(made(a)))"
    case .host(let index), .some(let index): madeHost(index)
    }
  }

  private func madeHost(_ index: Int) -> String {
    switch hosts[index].kind {
    case .class, .structure: "\(name(index))()"
    case .enumeration: "\(name(index)).only"
    case .requirements: "(\(name(index))Made() as any \(name(index)))"
    }
  }

  /// The made value where nothing says its type.
  func typed(_ made: String, _ type: ProgramType) -> String {
    needsContext(type) ? "(\(made) as \(text(type)))" : made
  }

  private func needsContext(_ type: ProgramType) -> Bool {
    switch type {
    case .map, .tag, .board, .host, .some: false
    case .either: true
    case .optional(let inner), .list(let inner), .box(let inner), .crate(let inner),
      .table(let inner), .trouble(let inner):
      needsContext(inner)
    case .pair(let a, let b): needsContext(a) || needsContext(b)
    }
  }
}
