extension ProgramWriter {
  mutating func writeFunctions() {
    for index in 0..<(1 + dice.roll(3)) {
      var parameters: [String: ProgramType] = [:]
      for _ in 0..<(2 + dice.roll(3)) {
        parameters[dice.pick(ProgramWriter.names)] = parameterType()
      }
      let list = parameters.sorted { $0.key < $1.key }
        .map { "_ \($0.key): \(text($0.value))" }.joined(separator: ", ")
      let effects = dice.pick(["", "", "", " async", " throws", " async throws"])
      isGeneric = parameters.values.contains {
        if case .some = $0 { true } else { false }
      }
      block("func work\(index)n\(number)(\(list))\(effects) {", binding: parameters) { writer in
        writer.writeStatements(5 + writer.dice.roll(6), depth: 3)
      }
      isGeneric = false
      line("")
    }
  }

  private mutating func parameterType() -> ProgramType {
    guard dice.chance(60) else { return ProgramType.random(&dice) }
    let host = dice.roll(hosts.count)
    if hosts[host].kind == .requirements, dice.chance(50) { return .some(host) }
    return dice.chance(20) ? .optional(.host(host)) : .host(host)
  }

  mutating func writeMethod(_ name: String, isStatic: Bool) {
    let type = ProgramType.random(&dice)
    let parameter = dice.pick(ProgramWriter.names)
    let outer = own
    if isStatic { own = nil }
    isGeneric = own.map { hosts[$0].kind == .requirements } ?? false
    let head = isStatic ? "static func" : "func"
    block(
      "\(head) \(name)(_ \(parameter): \(text(type))) {", binding: [parameter: type]
    ) { writer in
      writer.writeStatements(5 + writer.dice.roll(5), depth: 3)
    }
    own = outer
    isGeneric = false
  }

  mutating func writeStatements(_ count: Int, depth: Int) {
    for _ in 0..<count {
      if depth > 0, dice.chance(55) {
        writeBinding(depth: depth - 1)
      } else {
        writeUse()
      }
    }
  }
}
