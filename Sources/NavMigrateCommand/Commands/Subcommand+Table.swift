extension Subcommand {
  /// Every command of the tool, in the order of the help.
  static let all: [Subcommand] = [
    scan,
    Subcommand(
      "fix", operands: "[PATH...]",
      summary: "print the migration as one patch, or apply it",
      details: """
        A unit is everything that touches one map; it is migrated whole or not at all. Units that
        lose something documented, or could not be proven, are held back and listed; see
        --include-review. 'git apply' and 'patch -p1' take the patch. The sources are compiled
        before and after against a model of the SDK, by this machine's Swift compiler. The first
        run compiles the model and keeps it.
        """,
      flags: [
        .write, .interactive, .includeReview, .check, .allowDirty, .sdkVersion, .sdkFloor,
        .noCompile, .swiftVersion, .compilerArgument, .swiftc, .cache, .format, .exclude, .config,
        .jobs,
      ],
      run: FixCommand.run),
    Subcommand(
      "delegate", operands: "[PATH...]",
      summary: "print the layout delegates that a migration would add",
      details: "A line '// file: PATH' stands before each.",
      flags: [.exclude, .config, .jobs], run: DelegateCommand.run),
    Subcommand(
      "verify", operands: "[PATH...]",
      summary: "compare legacy and new layout in a model of the SDK, or run layout delegates in it",
      details: """
        The legacy layout of each map and that of the delegate a migration would write are run
        through states and screens and compared: equal, accepted by name, or different. With
        --delegate every PATH is a layout delegate to audit: each class that conforms to NavigationLayoutDelegate in the files and folders is compiled
        with what it needs of them, by this machine's Swift compiler, and run in a process of its
        own. The first run compiles the model and keeps it.
        """,
      flags: [
        .delegate, .make, .scenario, .svg, .frames, .format, .swiftVersion, .compilerArgument,
        .timeout, .swiftc, .cache, .modelOptimization, .exclude, .config, .stdinPath, .jobs,
        .color,
      ],
      run: VerifyCommand.run),
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

  private static let scan = Subcommand(
    "scan", operands: "[PATH...]",
    summary: "find legacy layout use, with the suggested rewrite under each",
    details: """
      A path is a Swift file, a folder, or '-' for standard input; without one the working \
      directory is scanned. Hidden names, \(DefaultExclusions.description) are left out unless they \
      are named. A comment '// navmigrate:ignore [RULE ...] [- reason]' on a line or the one above, \
      or '// navmigrate:ignore-file', suppresses findings. The nearest \(Configuration.fileName) \
      upward may hold the keys \(keys(of: scanFlags)).
      """,
    flags: scanFlags, run: ScanCommand.run)

  private static let scanFlags: [Flag] = [
    .format, .minConfidence, .select, .ignore, .exclude, .baseline, .updateBaseline, .config,
    .stdinPath, .jobs, .verbose, .color,
  ]

  private static func keys(of flags: [Flag]) -> String {
    flags.compactMap(\.configurationKey).joined(separator: ", ")
  }
}
