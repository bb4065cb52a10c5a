import Testing

/// Who may touch what is outside the process, and what gives another answer on another day.
@Suite struct OutsideWorldTests {
  /// A program of its own: it runs scenarios in a child process, reads its arguments, prints what it
  /// measured and draws what it saw.
  private static let program = [
    "Sources/Scenarios/ScenarioMain.swift", "Sources/Scenarios/Wireframe/WireframeFolder.swift",
  ]

  private static let names: Set<String> = [
    // Disk.
    "FileManager", "FileHandle", "fopen", "fread", "fwrite", "opendir", "atomically",
    // Process and environment.
    "Process", "ProcessInfo", "CommandLine", "getenv", "setenv", "environ", "exit", "abort",
    // Terminal.
    "print", "debugPrint", "dump", "fputs", "puts", "printf", "readLine", "NSLog", "stdout",
    // Network.
    "URLSession", "URLRequest", "socket",
    // Clock and chance.
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffle", "shuffled", "UUID",
    "ContinuousClock", "SuspendingClock", "clock_gettime",
  ]

  @Test func onlyTheCommandTouchesTheOutsideWorld() throws {
    for room in try Room.all() where room.name != "NavMigrateCommand" {
      for file in try OwnFile.files(under: "Sources/\(room.name)")
      where !Self.program.contains(file.path) && !file.isGenerated {
        for token in file.tokens where token.kind == .word && Self.names.contains(token.text) {
          Issue.record("\(file.path):\(token.line): '\(token.text)' belongs to NavMigrateCommand")
        }
        for (index, token) in file.tokens.enumerated().dropFirst(2)
        where token.text.hasPrefix("contentsOf")
          && ["Data", "String"].contains(
            file.tokens[index - 2].text)
        {
          Issue.record("\(file.path):\(token.line): files are read by NavMigrateCommand")
        }
      }
    }
  }

  /// An exception that is no longer one is to be taken off.
  @Test func theProgramOfTheScenariosIsThere() throws {
    for path in Self.program {
      let file = try OwnFile(path: path)
      #expect(file.tokens.contains { Self.names.contains($0.text) }, "\(path)")
    }
  }
}
