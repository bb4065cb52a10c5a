extension ProgramWriter {
  // MARK: - Two names

  /// A statement that binds two names at once.
  mutating func writeTwoNames(_ type: ProgramType, depth: Int) {
    let other = ProgramType.random(&dice, depth: 1)
    let (item, second) = (value(type, depth: 1), value(other, depth: 1))
    let name = innerName()
    let last = dice.pick(ProgramWriter.names.filter { $0 != name })
    let bound = [name: type, last: other]
    let pair = "(\(item), \(second))"
    switch dice.roll(12) {
    case 0:
      writeBlock("zip([\(item)], [\(second)]).forEach { \(name), \(last) in", bound, depth: depth)
    case 1:
      writeBlock("for (\(name), \(last)) in zip([\(item)], [\(second)]) {", bound, depth: depth)
    case 2:
      writeBlock("for (_, (\(name), \(last))) in [\(pair)].enumerated() {", bound, depth: depth)
    case 3: writeBlock("switch \(pair) { case let (\(name), \(last)):", bound, depth: depth)
    case 4:
      writeBlock(
        "switch \(pair) { case (let \(name), let \(last)) where flag:", bound,
        end: "default: break }", depth: depth)
    case 5:
      writeBlock(
        "withPair(\(item), \(second)) { \(name), \(last) in", bound, end: "_ = 1 }", depth: depth)
    case 6:
      writeBlock(
        "if let \(name) = Optional(\(item)), case let \(last)? = Optional(\(typed(made(other), other))) {",
        bound, depth: depth)
    case 7: writeBlock("[\(pair)].forEach { (\(name), \(last)) in", bound, depth: depth)
    case 8:
      writeBlock(
        "if case let (\(name)?, \(last)) = (Optional(\(item)), \(second)) {", bound, depth: depth)
    case 9:
      block("do {") { writer in
        writer.line("let (\(name), (_, \(last))) = (\(item), (1, \(second)))")
        writer.bind(name, type)
        writer.bind(last, other)
        writer.writeStatements(2, depth: depth)
      }
    case 10:
      writeBlock("Shelf(\(item), \(second)).each { \(name), \(last) in", bound, depth: depth)
    default:
      writeBlock(
        "for case let .both(\(name), \(last)) in [Either<\(text(type)), \(text(other))>.both(\(item), \(second))] {",
        bound, depth: depth)
    }
  }

  // MARK: - Patterns

  mutating func writeMatch(_ type: ProgramType, depth: Int) {
    let item = value(type, depth: 2)
    let text = text(type)
    let name = innerName()
    let bound = [name: type]
    let either = "Either<\(text), Tag>"
    switch dice.roll(13) {
    case 0:
      writeBlock("if case .left(let \(name)) = \(either).left(\(item)) {", bound, depth: depth)
    case 1:
      writeBlock(
        "if case let .both(\(name), _) = \(either).both(\(item), Tag()) {", bound, depth: depth)
    case 2:
      writeBlock(
        "if case .named(first: let \(name), second: _) = \(either).named(first: \(item), second: Tag()) {",
        bound, depth: depth)
    case 3:
      writeBlock(
        "if case .nested(.left(let \(name))) = \(either).nested(.left(\(item))) {", bound,
        depth: depth)
    case 4: writeSwitch(name, "\(either).left(\(item))", type, depth: depth)
    case 5:
      writeBlock("switch (\(item), 1) { case (let \(name), _):", bound, depth: depth)
    case 6: writeBlock("if case (let \(name), 1) = (\(item), 1) {", bound, depth: depth)
    case 7:
      writeBlock(
        "switch \(item) as Any { case let \(name) as \(text):", bound, end: "default: break }",
        depth: depth)
    case 8:
      writeBlock(
        "do { throw Trouble(value: \(item)) } catch let trouble as Trouble<\(text)> {",
        ["trouble": .trouble(type)], end: "} catch {}", depth: depth)
    case 9:
      writeBlock("do { let \(name) = try checked(\(item))", bound, end: "} catch {}", depth: depth)
    case 10:
      writeBlock(
        "_ = Either<\(text), Int>.left(\(item)).fold({ \(name) in", bound, end: "}, { _ in })",
        depth: depth)
    case 11:
      writeBlock("for case .left(let \(name)) in [\(either).left(\(item))] {", bound, depth: depth)
    default:
      writeBlock("if let \(name) = \(either).both(\(item), Tag()).left {", bound, depth: depth)
    }
  }

  private mutating func writeSwitch(
    _ name: String, _ subject: String, _ type: ProgramType, depth: Int
  ) {
    line("switch \(subject) {")
    writeCase("case .left(let \(name)):", [name: type], depth: depth)
    writeCase("case .right(let \(name)):", [name: .tag], depth: 0)
    writeCase("case .both(let \(name), let other2):", [name: type, "other2": .tag], depth: 0)
    line("default: break")
    line("}")
  }

  private mutating func writeCase(
    _ head: String, _ bound: [String: ProgramType], depth: Int
  ) {
    line(head)
    indent += 1
    openScope(bound)
    writeStatements(2, depth: depth)
    closeScope()
    indent -= 1
  }
}
