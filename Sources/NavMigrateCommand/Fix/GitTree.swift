import Foundation

/// What git knows of the folders that are written to.
struct GitTree {
  /// The folder that git is asked from.
  let folder: DiskPath

  /// Files with changes that are not committed, relative to the top of the work tree; nil where
  /// there is no git or no work tree.
  func dirtyFiles() -> [String]? {
    guard let text = output("status", "--porcelain", "-z", "--untracked-files=all") else {
      return nil
    }
    var files: [String] = []
    var entries = text.split(separator: "\0" as Character, omittingEmptySubsequences: true)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      files.append(String(entry.dropFirst(3)))
      // A renamed file is followed by its old name.
      if entry.first == "R" || entry.first == "C" { _ = entries.popFirst() }
    }
    return files
  }

  /// The top of the work tree.
  func top() -> DiskPath? {
    output("rev-parse", "--show-toplevel").map { DiskPath($0.trimmingCharacters(in: .newlines)) }
  }

  /// The path of a file of the tool in git's own folder.
  func ownFile(_ name: String) -> DiskPath? {
    guard let path = output("rev-parse", "--git-path", name)?.trimmingCharacters(in: .newlines)
    else { return nil }
    let own = DiskPath(path)
    return own.isAbsolute ? own : folder.appending(own.bytes)
  }

  private func output(_ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.text] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
