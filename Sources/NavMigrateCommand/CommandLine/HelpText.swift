import Reporting

/// The tool's help, made from the tables of commands and flags.
enum HelpText {
  /// What `navmigrate help` prints.
  static func general(_ commands: [Subcommand]) -> String {
    let listed = commands.filter { $0.visibility == .listed }
    let rows = listed.map { (left: "\($0.name) \($0.operands)", right: $0.summary) }
    return """
      \(Version.line): takes iOS apps from the Navigation SDK's legacy layout APIs to \
      NavigationLayoutDelegate

      usage: navmigrate COMMAND [FLAG...] [ARGUMENT...]

      commands:
      \(table(rows))

      flags:
      \(table([Flag.help, .version].map { (left: usage($0), right: $0.help) }))

      exit status: 0 nothing is left to do, 1 findings remain, 2 something could not be run or read
      "navmigrate help COMMAND" lists the flags of a command

      """
  }

  /// What `navmigrate help COMMAND` prints.
  static func of(_ command: Subcommand) -> String {
    let rows = (command.flags + [.help]).map { (left: usage($0), right: $0.help) }
    let details = Paragraph.lines(command.details, width: 96).joined(separator: "\n")
    return """
      usage: navmigrate \(command.name) [FLAG...] \(command.operands)

      \(command.summary)
      \(details.isEmpty ? "" : "\n\(details)\n")
      flags:
      \(table(rows))

      """
  }

  private static func usage(_ flag: Flag) -> String {
    guard let letter = flag.letter else { return flag.usage }
    return "-\(letter), \(flag.usage)"
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - row.left.count + 2)
      return "  \(row.left)\(gap)\(row.right)"
    }.joined(separator: "\n")
  }
}
