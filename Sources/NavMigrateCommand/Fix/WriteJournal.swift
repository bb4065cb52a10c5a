#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The record of a run that writes, kept in git's own folder until the run has ended. A run that was
/// interrupted leaves it, and the next one knows by it which changes are its own.
struct WriteJournal {
  private static let name = "navmigrate-fix"
  private let file: DiskPath

  init?(_ tree: GitTree) {
    guard let file = tree.ownFile(Self.name) else { return nil }
    self.file = file
  }

  /// The marks of the texts that an interrupted run was to write.
  func marks() -> Set<String> {
    guard case .success(let bytes) = FileContents.read(file) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  func begin(_ texts: [[UInt8]]) -> SystemError? {
    let lines = marks().union(texts.map(Self.mark)).sorted().joined(separator: "\n") + "\n"
    return AtomicFile.write(Array(lines.utf8), to: file)
  }

  func end() { file.remove() }

  /// Tells a text by its length and a hash (FNV-1a, 64 bits).
  static func mark(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(bytes.count) \(String(hash, radix: 16))"
  }
}

extension DiskPath {
  /// Removes the file, if it is there.
  fileprivate func remove() { _ = withCString { unlink($0) } }
}
