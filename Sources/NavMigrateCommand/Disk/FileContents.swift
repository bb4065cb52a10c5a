/// Reads whole files.
enum FileContents {
  /// The greatest length of a file the tool can take, in bytes: offsets are kept in 32 bits.
  static let limit = Int(Int32.max) - 1

  /// The bytes of a regular file. Anything else is refused without waiting for it.
  static func read(_ path: DiskPath) -> Result<[UInt8], SystemError> {
    SystemFile.open(path).flatMap { file in
      defer { file.close() }
      return file.readAll()
    }
  }
}
