/// A command of the tool: what the help says of it, the flags it takes, and what it does.
struct Subcommand: Sendable {
  enum Visibility: Sendable {
    case listed
    /// Left out of the help's list; for checking the tool from outside.
    case hidden
  }

  let name: String
  /// The operands as the help shows them: `[PATH...]`.
  let operands: String
  /// One line.
  let summary: String
  /// More lines for the command's own help, if there is more to say.
  let details: String
  let flags: [Flag]
  let visibility: Visibility
  let run: @Sendable (Invocation, Console) throws -> ExitStatus

  init(
    _ name: String, operands: String, summary: String, details: String = "", flags: [Flag],
    visibility: Visibility = .listed,
    run: @escaping @Sendable (Invocation, Console) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.flags = flags
    self.visibility = visibility
    self.run = run
  }
}
