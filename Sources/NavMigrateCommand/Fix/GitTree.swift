/// A work tree of git.
struct GitTree {
  let top: DiskPath

  /// The work tree that a folder is in; nil where there is no git or no work tree.
  init?(holding folder: DiskPath) {
    guard let output = Self.output(["rev-parse", "--show-toplevel"], in: folder) else { return nil }
    top = DiskPath(bytes: Self.line(output))
  }

  /// The paths of files with changes that are not committed, relative to the top; nil if git fails.
  func dirtyFiles() -> [[UInt8]]? {
    guard
      let output = Self.output(
        ["status", "--porcelain", "-z", "--untracked-files=all", "--ignore-submodules=dirty"],
        in: top)
    else { return nil }
    var files: [[UInt8]] = []
    var entries = output.split(separator: 0, omittingEmptySubsequences: true)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      files.append(Array(entry.dropFirst(3)))
      // A renamed file is followed by its old name.
      if entry.first == UInt8(ascii: "R") || entry.first == UInt8(ascii: "C") {
        _ = entries.popFirst()
      }
    }
    return files
  }

  /// The path of a file of the tool in git's own folder.
  func ownFile(_ name: String) -> DiskPath? {
    guard let output = Self.output(["rev-parse", "--git-path", name], in: top) else { return nil }
    let own = DiskPath(bytes: Self.line(output))
    return own.isAbsolute ? own : top.appending(own.bytes)
  }

  private static func line(_ output: [UInt8]) -> [UInt8] {
    output.last == UInt8(ascii: "\n") ? Array(output.dropLast()) : output
  }

  private static func output(_ arguments: [String], in folder: DiskPath) -> [UInt8]? {
    var child = ChildProcess(command: ["git"] + arguments)
    child.folder = folder
    guard case .success(let outcome) = child.run(), outcome.end == .exited(0) else { return nil }
    return outcome.output
  }
}
