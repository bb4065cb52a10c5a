/// What was asked for, on the command line or in the configuration file; the command line wins.
struct Settings: Sendable {
  let invocation: Invocation
  let directory: WorkingDirectory
  let configuration: Configuration?

  /// Finds and reads the configuration that goes with the invocation: the file it names, or the one
  /// upward from `folder`.
  init(_ invocation: Invocation, from folder: DiskPath, in directory: WorkingDirectory) throws {
    self.invocation = invocation
    self.directory = directory
    let flags = Subcommand.all.flatMap(\.flags)
    if let file = invocation.value(of: .config) {
      configuration = try .read(DiskPath(bytes: file.bytes), flags: flags, in: directory)
    } else {
      configuration = try .found(upwardFrom: folder, flags: flags, in: directory)
    }
  }

  func has(_ flag: Flag) -> Bool { invocation.has(flag) }

  /// The value that counts.
  func value(of flag: Flag) -> String? {
    (invocation.value(of: flag) ?? configuration?.values[flag.name]?.last)?.text
  }

  /// The values that count: those of the command line if there are any.
  func values(of flag: Flag) -> [String] {
    let typed = invocation.values(of: flag)
    return (typed.isEmpty ? configuration?.values[flag.name] ?? [] : typed).map(\.text)
  }

  /// The path that counts, from the working directory.
  func path(of flag: Flag) -> DiskPath? {
    if let typed = invocation.value(of: flag) {
      return directory.relative(DiskPath(bytes: typed.bytes))
    }
    guard let configuration, let value = configuration.values[flag.name]?.last else { return nil }
    let path = DiskPath(bytes: value.bytes)
    return directory.relative(
      path.isAbsolute ? path : configuration.folder.appending(path.bytes))
  }

  /// What to leave out of a scan: what the command line says and what the configuration says,
  /// together.
  func exclusions(for inputs: [ScanInput]) throws -> Exclusions {
    var exclusions = Exclusions()
    let typed = try patterns(invocation.values(of: .exclude))
    for folder in [directory.path] + inputs.map({ $0.folder(in: directory) }) {
      exclusions.add(typed, from: folder)
    }
    if let configuration {
      let configured = try patterns(configuration.values[Flag.exclude.name] ?? [])
      exclusions.add(configured, from: configuration.folder)
    }
    return exclusions
  }

  private func patterns(_ texts: [Argument]) throws -> [PathPattern] {
    try texts.map { text in
      let pattern = PathPattern(text.bytes)
      if pattern.isEmpty { throw UsageProblem("the pattern '\(text.text)' matches nothing") }
      return pattern
    }
  }
}
