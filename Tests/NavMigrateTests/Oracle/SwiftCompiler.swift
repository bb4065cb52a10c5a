import Foundation

/// The toolchain's compiler, as a process.
enum SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum LanguageMode: String, Sendable {
    case v5 = "5"
    case v6 = "6"
  }

  /// One line of the compiler's output that has a position.
  struct Diagnostic: Sendable, Hashable {
    enum Severity: String, Sendable {
      case error
      case warning
      case note
    }

    /// As given on the command line.
    let file: String
    let line: Int
    let column: Int
    let severity: Severity
    let message: String
  }

  /// Whether modules named like Apple's frameworks can be built and imported here.
  static var hasRoomForStandIns: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Runs the compiler and returns its exit status and what it wrote to standard error.
  static func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-diagnostic-style", "llvm"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Type-checks files as one module and returns every diagnostic.
  static func diagnostics(
    of files: [String], module: String, mode: LanguageMode, modules: URL
  ) throws -> [Diagnostic] {
    let (status, text) = try run(
      [
        "-typecheck", "-wmo", "-parse-as-library", "-swift-version", mode.rawValue, "-module-name",
        module,
        "-I", modules.path,
      ] + files)
    let diagnostics = text.split(separator: "\n").compactMap { Diagnostic(line: String($0)) }
    if status != 0, !diagnostics.contains(where: { $0.severity == .error }) {
      throw Failure(description: "swiftc exited with \(status): \(text)")
    }
    return diagnostics
  }
}

extension SwiftCompiler.Diagnostic {
  /// Reads `file:line:column: severity: message`; nil for any other line.
  init?(line text: String) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = text.range(of: ": \(severity.rawValue): ") else { continue }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let line = Int(place[place.count - 2])
      else { continue }
      self.init(
        file: place.dropLast(2).joined(separator: ":"), line: line, column: column,
        severity: severity, message: String(text[mark.upperBound...]))
      return
    }
    return nil
  }
}
