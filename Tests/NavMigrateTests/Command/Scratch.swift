import Foundation

/// A folder for one test, gone when the test is.
final class Scratch {
  let url: URL

  init() throws {
    let name = "navmigrate-\(UUID().uuidString)"
    // The system's own name of the folder, so that relative paths are short.
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func link(_ path: String, to target: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  /// Runs the tool in the folder.
  func run(_ arguments: String..., input: String = "") throws -> ToolRun {
    try ToolRun(arguments, in: url, input: Data(input.utf8))
  }

  /// Runs a shell script in the folder, with the tool as `$TOOL`.
  func shell(_ script: String) throws -> ToolRun {
    try ToolRun(executable: "/bin/sh", ["-c", script], in: url, input: Data())
  }
}
