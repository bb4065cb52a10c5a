#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock between processes. It is given back when the process ends, however it ends.
enum LockFile {
  /// Runs `body` while no other process that asks for the same lock runs its own. Where the file
  /// system has no locks, it runs all the same.
  static func withLock<R, Failure: Error>(
    _ file: DiskPath, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let descriptor = file.withCString { openForLock($0) }
    defer { if descriptor >= 0 { _ = closeLock(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }
    return try body()
  }
}

private func openForLock(_ name: UnsafePointer<CChar>) -> Int32 {
  open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
}

private func closeLock(_ descriptor: Int32) -> Int32 { close(descriptor) }
