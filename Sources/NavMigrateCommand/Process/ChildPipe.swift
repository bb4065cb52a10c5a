#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two connected file descriptors that children do not inherit, unless one is started while the
/// pipe is being made.
struct ChildPipe {
  let readEnd: Int32
  let writeEnd: Int32

  /// nil where the system has no more descriptors.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  func closeReadEnd() { close(readEnd) }

  func closeWriteEnd() { close(writeEnd) }
}
