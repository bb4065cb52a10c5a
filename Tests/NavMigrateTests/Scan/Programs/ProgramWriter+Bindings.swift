extension ProgramWriter {
  /// A statement that binds a name to a value, with statements that see it.
  mutating func writeBinding(depth: Int) {
    let type = dice.chance(60) ? dice.pick(ProgramType.views) : ProgramType.random(&dice)
    switch dice.roll(5) {
    case 0: writeDeclaration(type)
    case 4: writeTwoNames(type, depth: depth)
    case 1: writeClosure(type, depth: depth)
    case 2: writeLoopOrCondition(type, depth: depth)
    default: writeMatch(type, depth: depth)
    }
  }

  /// A block that binds a name, filled with statements.
  mutating func writeBlock(
    _ head: String, _ bound: [String: ProgramType], end: String = "}", depth: Int
  ) {
    block(head, binding: bound, end: end) { writer in
      writer.writeStatements(1 + writer.dice.roll(3), depth: depth)
    }
  }

  /// A block that may be run after its function has returned.
  private mutating func writeEscaping(
    _ head: String, _ bound: [String: ProgramType], end: String = "}", depth: Int
  ) {
    escapes += 1
    writeBlock(head, bound, end: end, depth: depth)
    escapes -= 1
  }

  /// A name for a scope of its own.
  mutating func innerName() -> String { dice.pick(ProgramWriter.names) }

  // MARK: - Declarations

  private mutating func writeDeclaration(_ type: ProgramType) {
    let name = freshName()
    declaring = name
    defer { declaring = nil }
    let item = value(type, depth: 2)
    let text = text(type)
    switch dice.roll(10) {
    case 0: line("let \(name): \(text) = \(item)")
    case 1: line("var \(name) = \(item); _ = \(name)")
    case 2: line("let (\(name), _) = (\(item), 1)")
    case 3: line("let \(name) = if flag { \(item) } else { \(value(type, depth: 0)) }")
    case 4:
      line("let \(name) = switch flag {")
      line("case true: \(item)")
      line("case false: \(value(type, depth: 0))")
      line("}")
    case 5:
      line("let \(name): \(text)")
      line("\(name) = \(item)")
    case 6: line("guard let \(name) = Optional(\(item)) else { fatalError() }")
    case 8:
      // In one expression the compiler aborts.
      let holder = "holder\(lines.count)"
      line("let \(holder): any Holding<\(text)> = Holder(held: \(item))")
      line("let \(name) = \(holder).held")
    case 7: line("lazy var \(name) = \(item)")
    default: line("let \(name) = \(item)")
    }
    bind(name, type)
  }

  // MARK: - Closures

  private mutating func writeClosure(_ type: ProgramType, depth: Int) {
    let item = value(type, depth: 2)
    let text = text(type)
    let name = innerName()
    let bound = [name: type]
    switch dice.roll(20) {
    case 16: writeWeakSelf(depth: depth)
    case 17: writeLocalFunction(name, item, type, depth: depth)
    case 18: writeLocalType(name, item, type, depth: depth)
    case 0: writeBlock("run(\(item)) { \(name) in", bound, depth: depth)
    case 1: writeBlock("run(\(item)) { (\(name): \(text)) in", bound, depth: depth)
    case 2: writeBlock("run(\(item), first: { \(name) in", bound, end: "})", depth: depth)
    case 3: writeBlock("each([\(item)]) { \(name) in", bound, depth: depth)
    case 4: writeBlock("[\(item)].forEach { \(name) in", bound, depth: depth)
    case 5: writeBlock("Box(\(item)).each { \(name) in", bound, depth: depth)
    case 6: writeBlock("Holder(held: \(item)).handing { \(name) in", bound, depth: depth)
    case 7, 8: writeCalled(name, item, type, depth: depth)
    case 9: writeEscaping("later { [\(name) = \(value(type, depth: 0))] in", bound, depth: depth)
    case 10: writeBlock("zip([\(item)], [1]).forEach { \(name), _ in", bound, depth: depth)
    case 11: writeBlock("run((\(item), 1)) { \(name), _ in", bound, depth: depth)
    case 12: writeBlock("(\(item)) |> { \(name) -> Void in", bound, depth: depth)
    case 13: writeBlock("run(\(item)) { \(name) in", bound, end: "} second: { _ in }", depth: depth)
    case 14: writeBlock("[\"a\": \(item)].forEach { _, \(name) in", bound, depth: depth)
    case 15: writeHandler(depth: depth)
    default: writeBlock("({ (\(name): \(text)) in", bound, end: "})(\(item))", depth: depth)
    }
  }

  /// A local function or stored closure that is called.
  private mutating func writeCalled(
    _ name: String, _ item: String, _ type: ProgramType, depth: Int
  ) {
    let text = text(type)
    block("do {") { writer in
      if writer.dice.chance(50) {
        writer.writeEscaping("let act = { (\(name): \(text)) in", [name: type], depth: depth)
      } else if writer.dice.chance(50) {
        writer.writeEscaping("let act: Action<\(text)> = { \(name) in", [name: type], depth: depth)
      } else {
        writer.writeBlock("func act(_ \(name): \(text)) {", [name: type], depth: depth)
      }
      writer.line("act(\(item))")
    }
  }

  /// A closure given to a handler of a class that is seen.
  private mutating func writeHandler(depth: Int) {
    var handlers: [(text: String, type: ProgramType)] = []
    for (name, type) in visible {
      guard case .host(let index) = type else { continue }
      for member in members(of: index) where member.form == .handler {
        handlers.append((access(member, of: name), member.type))
      }
    }
    guard !handlers.isEmpty else {
      writeUse()
      return
    }
    let handler = dice.pick(handlers)
    use(handler.text)
    let name = innerName()
    writeEscaping("\(handler.text) = { \(name) in", [name: handler.type], depth: depth)
  }

  /// A closure that holds `self` weakly and unwraps it.
  private mutating func writeWeakSelf(depth: Int) {
    guard let own, hosts[own].kind == .class else {
      writeUse()
      return
    }
    let outer = escapes
    block("later { [weak self] in") { writer in
      writer.line("guard let self else { return }")
      writer.escapes = 1
      writer.writeStatements(2, depth: depth)
    }
    escapes = outer
  }

  /// A generic local function with a parameter of what it is generic over.
  private mutating func writeLocalFunction(
    _ name: String, _ item: String, _ type: ProgramType, depth: Int
  ) {
    block("do {") { writer in
      writer.block(
        "func act<Extra>(_ \(name): \(writer.text(type)), _ extra: Extra) -> Extra {",
        binding: [name: type]
      ) { inner in
        let outer = inner.isGeneric
        inner.isGeneric = true
        inner.writeStatements(2, depth: depth)
        inner.isGeneric = outer
        inner.line("return extra")
      }
      let view = writer.dice.pick(ProgramType.views)
      let given = writer.value(view, depth: 1)
      writer.line("act(\(item), \(given))\(writer.member("padding", of: view)) = .zero")
    }
  }

  /// A local type whose members hide what is around it.
  private mutating func writeLocalType(
    _ name: String, _ item: String, _ type: ProgramType, depth: Int
  ) {
    guard !isGeneric else {
      writeUse()
      return
    }
    block("do {") { writer in
      writer.line("struct Local { let \(name): \(writer.text(type)); var count = 1 }")
      writer.line("let local = Local(\(writer.bare(name)): \(item))")
      writer.block("for \(name) in [local.\(name)] {", binding: [name: type]) {
        $0.writeStatements(2, depth: depth)
      }
    }
  }

  // MARK: - Loops and conditions

  private mutating func writeLoopOrCondition(_ type: ProgramType, depth: Int) {
    let item = value(type, depth: 2)
    let text = text(type)
    var name = innerName()
    let form = dice.roll(15)
    // A closure in the value of a declaration would see what is being declared.
    if 10...12 ~= form, item.contains(bare(name)) { name = "only" }
    let bound = [name: type]
    switch form {
    case 0: writeBlock("if let \(name) = Optional(\(item)) {", bound, depth: depth)
    case 1: writeBlock("if let \(name) = Optional(\(item)), flag {", bound, depth: depth)
    case 2: writeBlock("if case let \(name)? = Optional(\(item)) {", bound, depth: depth)
    case 3: writeBlock("for \(name) in [\(item)] {", bound, depth: depth)
    case 4: writeBlock("for (_, \(name)) in [\(item)].enumerated() {", bound, depth: depth)
    case 5: writeBlock("for case let \(name)? in [Optional(\(item))] {", bound, depth: depth)
    case 6:
      writeBlock("for case let \(name) as \(text) in [\(item) as Any] {", bound, depth: depth)
    case 7: writeBlock("while let \(name) = [\(item)].first {", bound, depth: depth)
    case 8: writeBlock("for (_, \(name)) in [\"a\": \(item)] {", bound, depth: depth)
    case 9: writeBlock("if let \(name) = \(item) as Any as? \(text) {", bound, depth: depth)
    case 10:
      block("do {") { writer in
        writer.line("let \(name) = \(item)")
        writer.bind(name, type)
        writer.writeStatements(2, depth: depth)
      }
    case 11:
      block("do {") { writer in
        writer.line("let \(name) = Optional(\(item))")
        writer.writeBlock("if let \(name) {", bound, depth: depth)
        writer.bind(name, .optional(type))
        writer.writeStatements(1, depth: 0)
      }
    case 12:
      block("repeat {", end: "} while flag") { writer in
        writer.line("let \(name) = \(item)")
        writer.bind(name, type)
        writer.writeStatements(2, depth: depth)
      }
    case 13: writeBlock("for \(name) in list({ \(item) }) where flag {", bound, depth: depth)
    default: writeBlock("for \(name) in Box(\(item)).list.reversed() {", bound, depth: depth)
    }
  }
}
