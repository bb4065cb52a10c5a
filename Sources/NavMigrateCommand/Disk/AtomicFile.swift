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
      Array(".\(String(decoding: target.name, as: UTF8.self)).\(getpid()).tmp".utf8))
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

  private static func rename(_ draft: DiskPath, to target: DiskPath) -> SystemError? {
    draft.withCString { from in
      target.withCString { to in moveFile(from, to) == 0 ? nil : .last }
    }
  }
}

private func moveFile(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  rename(from, to)
}
