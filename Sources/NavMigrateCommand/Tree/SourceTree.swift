/// The files of a scan, and the folders that are projects.
struct SourceTree: Sendable {
  struct File: Sendable {
    let path: DiskPath
    let role: FileRole
    /// The text, of a file that was not read from the disk.
    var text: [UInt8]?
    /// The index of the operand that led to it.
    let operand: Int
  }

  /// What an operand of the command line led to.
  struct Operand: Sendable {
    /// The folder to look upward from for a project.
    let folder: DiskPath
  }

  /// In the order of their paths, each once.
  var files: [File] = []
  var operands: [Operand] = []
  /// The folders in the tree that hold a project's marker.
  var projectFolders: Set<DiskPath> = []
  /// In the order of their paths.
  var unreadable: [UnreadablePath] = []
}
