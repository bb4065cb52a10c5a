#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes, moves and removes folders with all that is in them.
enum FolderTree {
  /// Makes a folder and those above it that are missing; one that is there is left as it is.
  static func make(_ folder: DiskPath) -> SystemError? {
    if case .success(let status) = FileStatus.of(folder) {
      return status.kind == .folder ? nil : .notADirectory
    }
    let above = folder.folder
    if above != folder, above != .here, let problem = make(above) { return problem }
    if folder.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST { return nil }
    return .last
  }

  /// Gives a folder another name, in one step. A folder of that name must be empty or not be there.
  static func move(_ folder: DiskPath, to name: DiskPath) -> SystemError? {
    folder.withCString { from in
      name.withCString { to in rename(from, to) == 0 ? nil : .last }
    }
  }

  /// Removes a folder and all that is in it. Symbolic links are removed, not followed.
  static func remove(_ folder: DiskPath) {
    var pending = [folder]
    var folders: [DiskPath] = []
    while let next = pending.popLast() {
      folders.append(next)
      for entry in FolderEntries(of: next).entries {
        let path = next.appending(entry.name)
        if case .success(let status) = FileStatus.ofLink(path), status.kind == .folder {
          pending.append(path)
        } else {
          _ = path.withCString { unlink($0) }
        }
      }
    }
    for folder in folders.reversed() { _ = folder.withCString { rmdir($0) } }
  }
}
