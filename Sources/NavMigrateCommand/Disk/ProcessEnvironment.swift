#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was given by the system.
struct ProcessEnvironment: Sendable {
  /// Without the program's name.
  let arguments: [Argument]
  /// Absolute, as the system resolves it.
  let workingDirectory: DiskPath
  /// The processors the process may run on.
  let processorCount: Int

  static func current() -> ProcessEnvironment {
    var arguments: [Argument] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let text = CommandLine.unsafeArgv[index] else { continue }
      let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
      arguments.append(
        Argument(bytes: Array(UnsafeBufferPointer(start: start, count: strlen(text)))))
    }
    return ProcessEnvironment(
      arguments: arguments, workingDirectory: currentFolder(),
      processorCount: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// The value of an environment variable, unless it is unset or empty.
  func variable(_ name: String) -> String? { Self.variable(name) }

  /// The value of an environment variable, unless it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The path with every symbolic link resolved; nil where something on the way is missing.
  static func resolved(_ path: DiskPath) -> DiskPath? {
    path.withCString { name in
      guard let text = realpath(name, nil) else { return nil }
      defer { free(text) }
      return DiskPath(cString: text)
    }
  }

  /// Nanoseconds of a clock that only goes forward.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func exit(_ status: ExitStatus) -> Never { endProcess(status.rawValue) }

  private static func currentFolder() -> DiskPath {
    guard let text = getcwd(nil, 0) else { return .here }
    defer { free(text) }
    return DiskPath(cString: text)
  }
}

extension DiskPath {
  fileprivate init(cString text: UnsafePointer<CChar>) {
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    self.init(bytes: Array(UnsafeBufferPointer(start: start, count: strlen(text))))
  }
}

private func endProcess(_ status: Int32) -> Never { exit(status) }
