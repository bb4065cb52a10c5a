extension Subcommand {
  /// Every command of the tool, in the order of the help.
  static let all: [Subcommand] = [
    Subcommand(
      "explain", operands: "RULE|API...",
      summary: "what a rule or a legacy API was, what replaces it, and why",
      flags: [.color], run: ExplainCommand.run),
    Subcommand(
      "rules", operands: "", summary: "list the rules",
      flags: [.color], run: RulesCommand.run),
    Subcommand(
      "tokens", operands: "FILE...", summary: "print the tokens of Swift files",
      flags: [], visibility: .hidden, run: TokensCommand.run),
    Subcommand(
      "solve", operands: "FILE", summary: "solve constraint problems, a JSON object a line",
      flags: [.ranges], visibility: .hidden, run: SolveCommand.run),
  ]
}
