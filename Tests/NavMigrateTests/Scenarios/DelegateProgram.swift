import Foundation
import Scenarios

/// A program made of delegates' files, compiled against the model under the names of the real
/// modules, that plays each delegate and prints its record.
struct DelegateProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A file with one class that conforms to `NavigationLayoutDelegate`.
  struct Delegate: Sendable {
    let file: String
    let className: String
    let text: String

    /// - Throws: if there is no such class.
    init(file: String) throws {
      self.file = file
      text = try String(contentsOfFile: file, encoding: .utf8)
      let clause = ": NSObject, NavigationLayoutDelegate"
      let line = text.split(separator: "\n").first { $0.contains("class ") && $0.contains(clause) }
      guard let line, let end = line.range(of: clause),
        let start = line.range(of: "class ", options: .backwards)
      else { throw Failure(description: "no delegate in \(file)") }
      className = String(line[start.upperBound..<end.lowerBound])
    }
  }

  /// Where SwiftPM has put the modules and object files: beside the test bundle.
  private static func products() throws -> URL {
    let starts = CommandLine.arguments.filter { $0.contains(".xctest") } + [Bundle.main.bundlePath]
    for start in starts {
      var folder = URL(fileURLWithPath: start)
      for _ in 0..<5 {
        folder.deleteLastPathComponent()
        let module = folder.appendingPathComponent("Modules/Scenarios.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return folder }
      }
    }
    throw Failure(description: "no module 'Scenarios' beside the tests: \(starts)")
  }

  /// Compiles and runs in a folder of its own.
  /// - Parameter matrix: an expression for the matrix every delegate is played through.
  static func records(
    of delegates: [Delegate], mode: SwiftCompiler.LanguageMode, matrix: String
  ) throws -> [String: RunRecord] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-delegates-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try source(delegates, matrix).write(to: main, atomically: true, encoding: .utf8)
    let binary = folder.appendingPathComponent("play")
    try compile(delegates, main, to: binary, mode)
    return try run(binary)
  }

  private static func source(_ delegates: [Delegate], _ matrix: String) -> String {
    let calls = delegates.map { "  play(\"\($0.className)\") { \($0.className)() }" }
    return """
      import Scenarios
      func play(
        _ name: String, _ make: @escaping @Sendable @MainActor () -> any NavigationLayoutDelegate
      ) {
        MainActor.assumeIsolated {
          do {
            let record = try ScenarioRunner.run(makeDelegate: make, matrix: \(matrix))
            let data = try JSONEncoder().encode(record)
            print("record \\(name) " + String(decoding: data, as: UTF8.self))
          } catch {
            print("failure \\(name) \\(error)")
          }
        }
      }
      \(calls.joined(separator: "\n"))
      """
  }

  private static func compile(
    _ delegates: [Delegate], _ main: URL, to binary: URL, _ mode: SwiftCompiler.LanguageMode
  ) throws {
    let products = try products()
    var arguments = [
      "-swift-version", mode.rawValue, "-Onone", "-module-name", "Play", "-I",
      products.appendingPathComponent("Modules").path, "-module-alias", "UIKit=ModelUIKit",
      "-module-alias", "GoogleNavigation=ModelGoogleNavigation", main.path,
    ]
    arguments += delegates.map { $0.file }
    for module in ["LayoutSolver", "ModelUIKit", "ModelGoogleNavigation", "Scenarios"] {
      let folder = products.appendingPathComponent("\(module).build")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      arguments += names.filter { $0.hasSuffix(".o") }.sorted().map {
        folder.appendingPathComponent($0).path
      }
    }
    let (status, text) = try SwiftCompiler.run(arguments + ["-o", binary.path])
    guard status == 0 else { throw Failure(description: text) }
    let warnings = text.split(separator: "\n").filter { $0.contains(": warning: ") }
    guard warnings.isEmpty else { throw Failure(description: warnings.joined(separator: "\n")) }
  }

  private static func run(_ binary: URL) throws -> [String: RunRecord] {
    let process = Process()
    process.executableURL = binary
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var records: [String: RunRecord] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, parts[0] == "record" else { continue }
      records[String(parts[1])] = try JSONDecoder().decode(
        RunRecord.self, from: Data(parts[2].utf8))
    }
    return records
  }
}
