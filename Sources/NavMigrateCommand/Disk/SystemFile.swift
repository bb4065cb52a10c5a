#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file of the operating system. Calls interrupted by a signal are repeated.
struct SystemFile {
  static let standardInput = SystemFile(descriptor: 0)
  static let standardOutput = SystemFile(descriptor: 1)
  static let standardError = SystemFile(descriptor: 2)

  let descriptor: Int32

  /// Opens a file for reading without waiting, whatever it turns out to be.
  static func open(_ path: DiskPath) -> Result<SystemFile, SystemError> {
    path.withCString { name in
      while true {
        let descriptor = openForReading(name)
        if descriptor >= 0 { return .success(SystemFile(descriptor: descriptor)) }
        if errno != EINTR { return .failure(.last) }
      }
    }
  }

  /// Creates a file that must not exist yet.
  static func create(_ path: DiskPath, permissions: UInt32) -> Result<SystemFile, SystemError> {
    path.withCString { name in
      while true {
        let descriptor = createForWriting(name, permissions)
        if descriptor >= 0 { return .success(SystemFile(descriptor: descriptor)) }
        if errno != EINTR { return .failure(.last) }
      }
    }
  }

  /// Reads at most `buffer.count` bytes; no bytes mean the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, SystemError> {
    while true {
      let count = readBytes(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(.last) }
    }
  }

  /// Reads to the end, at most `FileContents.limit` bytes.
  func readAll(sizeHint: Int = 1 << 16) -> Result<[UInt8], SystemError> {
    var bytes: [UInt8] = []
    var room = max(sizeHint + 1, 4096)
    while true {
      var outcome: Result<Int, SystemError> = .success(0)
      let start = bytes.count
      let grown = [UInt8](unsafeUninitializedCapacity: start + room) { buffer, count in
        _ = buffer.update(fromContentsOf: bytes)
        let rest = UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: buffer[start...]))
        outcome = read(into: rest)
        count = start + ((try? outcome.get()) ?? 0)
      }
      switch outcome {
      case .failure(.notYet) where descriptor == Self.standardInput.descriptor:
        waitUntilReady(descriptor, Int16(POLLIN))
      case .failure(let error): return .failure(error)
      case .success(0): return .success(bytes)
      case .success: bytes = grown
      }
      if bytes.count > FileContents.limit { return .failure(.tooLarge) }
      room = max(bytes.count, 4096)
    }
  }

  /// Writes all bytes, or says why it could not.
  func write(_ bytes: [UInt8]) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        let count = writeBytes(descriptor, chunk.baseAddress, chunk.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if SystemError.last == .notYet {
          waitUntilReady(descriptor, Int16(POLLOUT))
        } else if errno != EINTR {
          return .last
        }
      }
      return nil
    }
  }

  /// Waits until the bytes are on the disk, where the file system can say so.
  func flush() -> SystemError? {
    fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? nil : .last
  }

  func close() { _ = closeDescriptor(descriptor) }

  var isTerminal: Bool { isatty(descriptor) == 1 }
}

private func openForReading(_ name: UnsafePointer<CChar>) -> Int32 {
  open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
}

private func createForWriting(_ name: UnsafePointer<CChar>, _ permissions: UInt32) -> Int32 {
  open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(truncatingIfNeeded: permissions))
}

private func readBytes(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, target, count)
}

private func writeBytes(_ descriptor: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, source, count)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Waits for the other end of a pipe or terminal that does not make its users wait by itself.
private func waitUntilReady(_ descriptor: Int32, _ events: Int16) {
  var request = pollfd(fd: descriptor, events: events, revents: 0)
  _ = poll(&request, 1, -1)
}
