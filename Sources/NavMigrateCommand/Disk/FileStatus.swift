#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a name on disk stands for.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case regular, folder, link
    case pipe, socket, device
    case other

    /// `a named pipe`
    var description: String {
      switch self {
      case .regular: "a file"
      case .folder: "a folder"
      case .link: "a symbolic link"
      case .pipe: "a named pipe"
      case .socket: "a socket"
      case .device: "a device"
      case .other: "no regular file"
      }
    }
  }

  /// Tells a file or folder from all others, whatever names lead to it.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }

    /// Of an open file or folder.
    init?(descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      self.init(status)
    }

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  let kind: Kind
  let identity: Identity
  /// In bytes.
  let size: Int
  /// Permission bits.
  let permissions: UInt32

  private init(_ status: stat) {
    kind = Kind(mode: UInt32(status.st_mode))
    identity = Identity(status)
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o7777
  }

  /// Symbolic links are followed.
  static func of(_ path: DiskPath) -> Result<FileStatus, SystemError> {
    path.withCString { name in
      var status = stat()
      return stat(name, &status) == 0 ? .success(FileStatus(status)) : .failure(.last)
    }
  }

  /// A symbolic link is reported as one.
  static func ofLink(_ path: DiskPath) -> Result<FileStatus, SystemError> {
    path.withCString { name in
      var status = stat()
      return lstat(name, &status) == 0 ? .success(FileStatus(status)) : .failure(.last)
    }
  }
}

extension FileStatus.Kind {
  fileprivate init(mode: UInt32) {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): self = .regular
    case UInt32(S_IFDIR): self = .folder
    case UInt32(S_IFLNK): self = .link
    case UInt32(S_IFIFO): self = .pipe
    case UInt32(S_IFSOCK): self = .socket
    case UInt32(S_IFCHR), UInt32(S_IFBLK): self = .device
    default: self = .other
    }
  }
}
