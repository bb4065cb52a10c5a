#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Folders of this process alone.
enum TemporaryFolder {
  /// Calls `body` with an empty folder that is gone afterwards, also when the user interrupts.
  static func within<R>(
    _ body: (DiskPath) throws(ModelProblem) -> R
  ) throws(ModelProblem) -> R {
    switch make() {
    case .failure(let error):
      throw ModelProblem("cannot make a temporary folder: \(error.reason)")
    case .success(let folder):
      Interruption.made(folder)
      defer {
        FolderTree.remove(folder)
        Interruption.removed(folder)
      }
      return try body(folder)
    }
  }

  /// Makes an empty folder in another one, or in the system's folder for temporary files. Whoever
  /// asked for it removes it.
  static func make(
    in parent: DiskPath? = nil, named prefix: String = "navmigrate-"
  ) -> Result<DiskPath, SystemError> {
    let folder = parent ?? DiskPath(ProcessEnvironment.variable("TMPDIR") ?? "/tmp")
    let template = folder.appending(Array("\(prefix)XXXXXX".utf8))
    return template.withCString { name -> Result<DiskPath, SystemError> in
      guard let copy = strdup(name) else { return .failure(.last) }
      defer { free(copy) }
      guard mkdtemp(copy) != nil else { return .failure(.last) }
      let bytes = UnsafeRawPointer(copy).assumingMemoryBound(to: UInt8.self)
      let path = DiskPath(bytes: Array(UnsafeBufferPointer(start: bytes, count: strlen(copy))))
      return .success(ProcessEnvironment.resolved(path) ?? path)
    }
  }
}
