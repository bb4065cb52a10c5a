import Reporting

/// Where a command prints: results on standard output, everything else on standard error.
final class Console {
  let environment: ProcessEnvironment
  private var pending: [UInt8] = []
  /// Why the last write to standard output failed.
  private(set) var outputProblem: SystemError?

  init(environment: ProcessEnvironment) { self.environment = environment }

  func print(_ text: String) { print(Array(text.utf8)) }

  func print(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 16 { flush() }
  }

  /// Text for standard error, as it is.
  func printToStandardError(_ text: String) {
    flush()
    _ = SystemFile.standardError.write(Array(text.utf8))
  }

  /// A line on standard error that begins with the tool's name.
  func note(_ message: String) {
    printToStandardError("navmigrate: \(VisibleText.oneLine(message))\n")
  }

  func error(_ message: String) { note("error: \(message)") }

  func warning(_ message: String) { note("warning: \(message)") }

  /// The ink that `--color`, the environment and the terminal ask for.
  func ink(_ invocation: Invocation) -> Ink {
    switch ColorChoice(rawValue: invocation.value(of: .color)?.text ?? "auto") ?? .auto {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let isWanted =
        SystemFile.standardOutput.isTerminal && environment.variable("NO_COLOR") == nil
        && environment.variable("TERM") != "dumb"
      return isWanted ? .colored : .plain
    }
  }

  func flush() {
    if !pending.isEmpty, outputProblem == nil {
      outputProblem = SystemFile.standardOutput.write(pending)
    }
    pending.removeAll(keepingCapacity: true)
  }
}
