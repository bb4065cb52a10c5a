import Foundation

/// One run of the tool's own binary.
struct ToolRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  init(_ arguments: [String], in folder: URL, input: Data) throws {
    try self.init(executable: Self.binary.path, arguments, in: folder, input: input)
  }

  init(executable: String, _ arguments: [String], in folder: URL, input: Data) throws {
    // Files, so that no pipe can fill up.
    let drafts = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-run-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: drafts) }
    let names = ["in", "out", "err"].map { drafts.appendingPathComponent($0) }
    try input.write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["TOOL"] = Self.binary.path
    environment["NO_COLOR"] = nil
    environment["NAVMIGRATE_CACHE"] = try TestCache.folder().text
    // Every run orders its sets and dictionaries anew.
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: names[1])
    errors = String(decoding: try Data(contentsOf: names[2]), as: UTF8.self)
  }

  /// The binary, beside the test bundle.
  static let binary: URL = {
    let starts = CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    for start in starts {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let file = folder.appendingPathComponent("navmigrate")
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
      }
    }
    preconditionFailure("no binary beside the tests: \(starts)")
  }()
}

/// What the tool's JSON says, as far as tests ask.
struct ScanJSON: Decodable {
  struct Files: Decodable {
    struct Unreadable: Decodable { let file: String, reason: String }
    struct NotAnalysed: Decodable { let file: String, names: [String] }
    let scanned: Int
    let lexed: Int
    let unreadable: [Unreadable]
    let notAnalysed: [NotAnalysed]
  }

  struct Finding: Decodable {
    let rule: String, file: String, line: Int, column: Int, offset: Int, length: Int
    let confidence: String, safety: String
    let suppressed: Bool, baselined: Bool
  }

  let schemaVersion: Int
  let files: Files
  let findings: [Finding]

  init(_ run: ToolRun) throws { self = try JSONDecoder().decode(Self.self, from: run.output) }

  /// `FILE:LINE rule`, a finding each.
  var places: [String] { findings.map { "\($0.file):\($0.line) \($0.rule)" } }
}
