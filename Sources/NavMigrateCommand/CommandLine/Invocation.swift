/// What was asked for: the values of the flags, and the operands in order.
struct Invocation: Sendable {
  let command: Subcommand
  private(set) var operands: [Argument] = []
  private var values: [String: [Argument]] = [:]

  /// Reads the arguments that follow the command's name. A flag's value follows after `=` or as the
  /// next argument; `--` ends the flags; `-` is an operand.
  init(_ command: Subcommand, _ arguments: [Argument]) throws {
    self.command = command
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else {
        operands.append(argument)
        continue
      }
      if argument.bytes == [UInt8](repeating: UInt8(ascii: "-"), count: 2) {
        operands += arguments[index...]
        return
      }
      let next = index < arguments.count ? arguments[index] : nil
      if try read(argument, next: next) == .valueToo { index += 1 }
    }
  }

  private enum Consumption { case flagAlone, valueToo }

  private mutating func read(_ argument: Argument, next: Argument?) throws -> Consumption {
    let parts = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count > 1 ? Argument(bytes: Array(parts[1])) : nil
    let flag = try flag(spelt: Argument(bytes: Array(parts[0])).text)
    if case .none = flag.value {
      if attached != nil { throw UsageProblem("\(flag.spelling) takes no value") }
      values[flag.name, default: []].append(Argument(""))
      return .flagAlone
    }
    if let attached {
      try set(flag, to: attached)
      return .flagAlone
    }
    guard let next, !next.bytes.starts(with: "--".utf8) else {
      throw UsageProblem("\(flag.spelling) needs a value: \(flag.usage)")
    }
    try set(flag, to: next)
    return .valueToo
  }

  private func flag(spelt text: String) throws -> Flag {
    let flags = command.flags + [.help]
    for flag in flags where flag.spelling == text { return flag }
    if text.count == 2, let letter = text.last {
      for flag in flags where flag.letter == letter { return flag }
    }
    let hint = NearestName.hint(text, among: flags.map(\.spelling))
    throw UsageProblem("\(command.name) has no flag '\(text)'\(hint)")
  }

  private mutating func set(_ flag: Flag, to value: Argument) throws {
    if let problem = flag.problem(with: value.text) {
      throw UsageProblem("\(flag.spelling) \(problem)")
    }
    values[flag.name, default: []].append(value)
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value given last.
  func value(of flag: Flag) -> Argument? { values[flag.name]?.last }

  /// All values given, in order.
  func values(of flag: Flag) -> [Argument] { values[flag.name] ?? [] }
}
