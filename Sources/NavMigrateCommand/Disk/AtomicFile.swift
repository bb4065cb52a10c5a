#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole: a reader sees the old text or the new one, whatever happens on the way.
enum AtomicFile {
  /// Replaces the text of a file, or makes it. A symbolic link stays one; permissions stay.
  static func write(_ bytes: [UInt8], to path: DiskPath) -> SystemError? {
    let target = ProcessEnvironment.resolved(path) ?? path
    var permissions: UInt32?
    if case .success(let status) = FileStatus.of(target) {
      if status.kind == .folder { return .isADirectory }
      permissions = status.permissions
    }
    let draft = target.folder.appending(
      draftPrefix(of: target) + Array(String(getpid()).utf8) + draftEnding)
    // What a run that was killed has left.
    _ = draft.withCString { unlink($0) }
    switch SystemFile.create(draft, permissions: permissions ?? 0o666) {
    case .failure(let error): return error
    case .success(let file):
      // The process's mask has taken permissions away.
      if let permissions {
        _ = fchmod(file.descriptor, mode_t(truncatingIfNeeded: permissions))
      }
      let problem = file.write(bytes) ?? file.flush()
      file.close()
      if let problem = problem ?? rename(draft, to: target) {
        _ = draft.withCString { unlink($0) }
        return problem
      }
      return nil
    }
  }

  /// Removes what writers of a file that were killed have left beside it.
  static func removeDrafts(of path: DiskPath) {
    let target = ProcessEnvironment.resolved(path) ?? path
    let prefix = draftPrefix(of: target)
    for entry in FolderEntries(of: target.folder).entries
    where entry.name.starts(with: prefix) && entry.name.count > prefix.count + draftEnding.count
      && entry.name.suffix(draftEnding.count).elementsEqual(draftEnding)
      && entry.name.dropFirst(prefix.count).dropLast(draftEnding.count)
        .allSatisfy({ (0x30...0x39).contains($0) })
    {
      _ = target.folder.appending(entry.name).withCString { unlink($0) }
    }
  }

  private static func draftPrefix(of target: DiskPath) -> [UInt8] {
    [UInt8(ascii: ".")] + target.name + [UInt8(ascii: ".")]
  }

  private static let draftEnding = Array(".tmp".utf8)

  private static func rename(_ draft: DiskPath, to target: DiskPath) -> SystemError? {
    draft.withCString { from in
      target.withCString { to in moveFile(from, to) == 0 ? nil : .last }
    }
  }
}

private func moveFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  rename(from, to)
}
