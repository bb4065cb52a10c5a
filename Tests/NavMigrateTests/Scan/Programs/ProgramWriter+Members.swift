extension ProgramWriter {
  mutating func write(_ member: ProgramMember, of host: ProgramHost) {
    let name = member.name
    let type = text(member.type)
    let made = made(member.type)
    switch member.form {
    case .stored:
      line(
        dice.chance(50)
          ? "var \(name) = \(typed(made, member.type))" : "var \(name): \(type) = \(made)")
    case .constant: line("let \(name): \(type) = \(made)")
    case .lazy:
      let value = typed(made, member.type)
      line("lazy var \(name): \(type) = { let made = \(value); return made }()")
    case .computed: line("var \(name): \(type) { \(made) }")
    case .implicitlyUnwrapped: line("var \(name): \(text(.optional(member.type)).dropLast())!")
    case .weak: line("weak var \(name): \(type)?")
    case .privateSetter: line("private(set) var \(name): \(type) = \(made)")
    case .wrapped: line("@Kept var \(name): \(type) = \(made)")
    case .function: line("func \(name)() -> \(type) { \(made) }")
    case .labelled, .overloaded: writeOverloads(member)
    case .subscripted: line("subscript(\(bare(name)) index: Int) -> \(type) { \(made) }")
    case .closure: line("var \(name): () -> \(type) = { \(made) }")
    case .handler: line("var \(name): (\(type)) -> Void = { _ in }")
    case .staticStored: line("nonisolated(unsafe) static var \(name): \(type) = \(made)")
    case .staticFunction: line("static func \(name)() -> \(type) { \(made) }")
    case .observed: writeObserved(member)
    case .accessed: writeAccessors(member)
    case .generic: line("func \(name)<Key>(_ key: Key) -> \(type) { \(made) }")
    }
  }

  private mutating func writeOverloads(_ member: ProgramMember) {
    let other = ProgramType.random(&dice, depth: 1)
    let (type, made) = (text(member.type), made(member.type))
    let (otherType, otherMade) = (text(other), self.made(other))
    if member.form == .labelled {
      line("func \(member.name)(at index: Int) -> \(type) { \(made) }")
      line("func \(member.name)(of index: Int) -> \(otherType) { \(otherMade) }")
    } else {
      line("func \(member.name)(_ index: Int) -> \(type) { \(made) }")
      line("func \(member.name)(_ key: String) -> \(otherType) { \(otherMade) }")
    }
  }

  /// A stored property with statements that see its old or new value.
  private mutating func writeObserved(_ member: ProgramMember) {
    block("var \(member.name): \(text(member.type)) = \(made(member.type)) {") { writer in
      let (head, name) = writer.dice.pick([
        ("willSet {", "newValue"), ("didSet {", "oldValue"), ("willSet(item) {", "item"),
        ("didSet(value) {", "value"),
      ])
      writer.block(head, binding: [name: member.type]) { $0.writeStatements(2, depth: 1) }
    }
  }

  /// A computed property with statements in both accessors.
  private mutating func writeAccessors(_ member: ProgramMember) {
    block("var \(member.name): \(text(member.type)) {") { writer in
      writer.block("get {") { inner in
        inner.writeStatements(2, depth: 1)
        inner.line("return \(inner.made(member.type))")
      }
      let (head, name) = writer.dice.pick([
        ("nonmutating set {", "newValue"), ("nonmutating set(tag) {", "tag"),
      ])
      let isClass = writer.own.map { writer.hosts[$0].kind == .class } ?? false
      writer.block(
        isClass ? String(head.dropFirst("nonmutating ".count)) : head,
        binding: [name: member.type]
      ) { $0.writeStatements(2, depth: 1) }
    }
  }
}
