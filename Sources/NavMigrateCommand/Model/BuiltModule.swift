/// A compiled module of the model.
struct BuiltModule: Sendable, Hashable {
  let name: String
  /// What it was made from.
  let key: String
  let folder: DiskPath

  var interface: DiskPath { folder.appending(Array("\(name).swiftmodule".utf8)) }
  var object: DiskPath { folder.appending(Array("\(name).o".utf8)) }

  /// What lets the compiler find it.
  var searchFlags: [String] { ["-I", folder.text] }

  /// Whether it is there to be used.
  var isComplete: Bool {
    [interface, object].allSatisfy { path in
      guard case .success(let status) = FileStatus.of(path) else { return false }
      return status.kind == .regular && status.size > 0
    }
  }
}
