#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One name in a folder.
struct FolderEntry: Sendable {
  let name: [UInt8]
  /// What the folder itself says the name stands for; nil where it does not say.
  let kind: FileStatus.Kind?
  /// The inode of the entry, on the folder's device.
  let inode: UInt64
}

/// What a folder holds.
struct FolderEntries: Sendable {
  /// Without `.` and `..`, sorted by name, bytewise.
  let entries: [FolderEntry]
  /// Which folder it is; nil where it could not be opened.
  let identity: FileStatus.Identity?
  /// Why the folder could not be read to its end.
  let problem: SystemError?

  init(of folder: DiskPath) {
    guard let handle = folder.withCString({ opendir($0) }) else {
      entries = []
      identity = nil
      problem = .last
      return
    }
    defer { closedir(handle) }
    identity = FileStatus.Identity(descriptor: dirfd(handle))
    var found: [FolderEntry] = []
    errno = 0
    while let entry = readdir(handle) {
      if let entry = FolderEntry(entry) { found.append(entry) }
      errno = 0
    }
    problem = errno == 0 ? nil : .last
    found.sort { $0.name.lexicographicallyPrecedes($1.name) }
    entries = found
  }
}

extension FolderEntry {
  fileprivate init?(_ entry: UnsafeMutablePointer<dirent>) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    var length = 0
    while start[length] != 0 { length += 1 }
    let bytes = UnsafeBufferPointer(start: start, count: length)
    let dot = UInt8(ascii: ".")
    if bytes.allSatisfy({ $0 == dot }) && length <= 2 { return nil }
    name = Array(bytes)
    kind = FileStatus.Kind(entryType: Int(entry.pointee.d_type))
    inode = UInt64(truncatingIfNeeded: entry.pointee.d_ino)
  }
}

extension FileStatus.Kind {
  fileprivate init?(entryType: Int) {
    switch entryType {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
