/// The user's Swift compiler.
struct UserCompiler: Sendable {
  /// The words that run it.
  let command: [String]
  /// What it prints when asked for its version, with the platform it compiles for.
  let version: String

  /// The oldest version that reads the model's sources.
  static let oldestMajorVersion = 6

  /// Finds the compiler that was named, or the one the system has.
  static func found(named name: String?) throws(ModelProblem) -> UserCompiler {
    if let name {
      guard let compiler = try asked([name]) else {
        throw ModelProblem("cannot run the compiler '\(name)'")
      }
      return compiler
    }
    for command in candidates {
      if let compiler = try asked(command) { return compiler }
    }
    throw ModelProblem(
      """
      no Swift compiler found: a delegate is compiled to be run; install a Swift toolchain, or \
      name its compiler with --swiftc
      """)
  }

  private static var candidates: [[String]] {
    #if canImport(Darwin)
      [["swiftc"], ["xcrun", "--sdk", "macosx", "swiftc"]]
    #else
      [["swiftc"]]
    #endif
  }

  /// The compiler of a command; nil if there is none.
  private static func asked(_ command: [String]) throws(ModelProblem) -> UserCompiler? {
    var child = ChildProcess(command: command + ["--version"])
    child.limits.milliseconds = 60_000
    guard case .success(let outcome) = child.run(), outcome.end == .exited(0) else { return nil }
    let version = String(decoding: outcome.output, as: UTF8.self)
    guard let major = majorVersion(in: version) else { return nil }
    if major < oldestMajorVersion {
      let line = version.split(whereSeparator: \.isNewline).first ?? ""
      throw ModelProblem(
        """
        '\(command.joined(separator: " "))' is too old: \(line); the model needs Swift \
        \(oldestMajorVersion) or later
        """)
    }
    return UserCompiler(command: command, version: version)
  }

  private static func majorVersion(in text: String) -> Int? {
    guard let mark = text.firstRange(of: "Swift version ") else { return nil }
    return Int(text[mark.upperBound...].prefix { $0.isNumber })
  }

  /// Runs the compiler; what it prints of sources is in the outcome's errors.
  func run(
    _ arguments: [String], in folder: DiskPath? = nil, milliseconds: Int = 1_200_000
  ) throws(ModelProblem) -> ProcessOutcome {
    var child = ChildProcess(command: command + arguments)
    child.folder = folder
    child.limits.milliseconds = milliseconds
    child.limits.errors = 1 << 24
    switch child.run() {
    case .success(let outcome):
      if outcome.end == .exited(127) || outcome.end == .exited(126) {
        throw ModelProblem("cannot run the compiler '\(command.joined(separator: " "))'")
      }
      return outcome
    case .failure(let error):
      throw ModelProblem("cannot start the compiler: \(error.reason)")
    }
  }
}
