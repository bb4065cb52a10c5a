/// Walks the operands of a scan.
///
/// Symbolic links are followed once everything that needs none has been seen: a link to what the
/// walk has already met adds nothing, so a loop ends and a file is met under its own name.
struct TreeWalk {
  private let directory: WorkingDirectory
  private let exclusions: Exclusions
  private(set) var tree = SourceTree()
  private var seenFolders: Set<FileStatus.Identity> = []
  private var foldersAbove: Set<FileStatus.Identity> = []
  private var seenFiles: Set<FileStatus.Identity> = []
  private var links: [(path: DiskPath, operand: Int)] = []

  /// The tree that the inputs lead to.
  static func tree(
    of inputs: [ScanInput], in directory: WorkingDirectory, without exclusions: Exclusions
  ) -> SourceTree {
    var walk = TreeWalk(directory: directory, exclusions: exclusions)
    for input in inputs {
      switch input {
      case .path(let path): walk.start(at: directory.relative(path))
      case .text(let bytes, let path): walk.add(bytes, named: directory.relative(path))
      }
    }
    walk.followLinks()
    return walk.finished()
  }

  private init(directory: WorkingDirectory, exclusions: Exclusions) {
    self.directory = directory
    self.exclusions = exclusions
  }

  private mutating func start(at path: DiskPath) {
    let operand = tree.operands.count
    switch FileStatus.of(path) {
    case .failure(let error):
      tree.operands.append(SourceTree.Operand(folder: path.folder))
      fail(path, error.reason)
    case .success(let status):
      let isFolder = status.kind == .folder
      tree.operands.append(SourceTree.Operand(folder: isFolder ? path : path.folder))
      let absolute = directory.absolute(path)
      if !exclusions.isEmpty, exclusions.leaveOutOnTheWay(to: absolute, isFolder: isFolder) {
        return
      }
      switch status.kind {
      case .folder: walkFolder(path, operand)
      case .regular: addNamed(path, status, operand)
      case .link, .pipe, .socket, .device, .other:
        fail(path, "\(status.kind.description), neither a file nor a folder")
      }
    }
  }

  /// A Swift file that is not on the disk, or whose text there does not count.
  private mutating func add(_ text: [UInt8], named path: DiskPath) {
    let operand = tree.operands.count
    tree.operands.append(SourceTree.Operand(folder: path.folder))
    let absolute = directory.absolute(path)
    if exclusions.leaveOutOnTheWay(to: absolute, isFolder: false) { return }
    tree.files.append(SourceTree.File(path: path, role: .swift, text: text, operand: operand))
  }

  /// A file that was named outright.
  private mutating func addNamed(_ path: DiskPath, _ status: FileStatus, _ operand: Int) {
    guard let role = FileRole(fileName: path.name) else {
      return fail(path, "neither a Swift file nor a folder")
    }
    if case .success(let link) = FileStatus.ofLink(path), link.kind == .link {
      links.append((path, operand))
    } else {
      add(path, role, operand, status.identity)
    }
  }

  private mutating func add(
    _ path: DiskPath, _ role: FileRole, _ operand: Int, _ identity: FileStatus.Identity
  ) {
    seenFiles.insert(identity)
    tree.files.append(SourceTree.File(path: path, role: role, operand: operand))
  }

  private mutating func fail(_ path: DiskPath, _ reason: String) {
    tree.unreadable.append(UnreadablePath(path: path, reason: reason))
  }

  private mutating func walkFolder(_ start: DiskPath, _ operand: Int) {
    var pending = [start]
    while let folder = pending.popLast() {
      let contents = FolderEntries(of: folder)
      if let problem = contents.problem { fail(folder, problem.reason) }
      if let identity = contents.identity, !seenFolders.insert(identity).inserted { continue }
      let absolute = exclusions.isEmpty ? folder : directory.absolute(folder)
      for entry in contents.entries.reversed() {
        if ProjectMarker.isMarker(entry.name) { tree.projectFolders.insert(folder) }
        visit(entry, folder, absolute, contents.identity, operand, &pending)
      }
    }
  }

  private mutating func visit(
    _ entry: FolderEntry, _ folder: DiskPath, _ absolute: DiskPath,
    _ identity: FileStatus.Identity?, _ operand: Int, _ pending: inout [DiskPath]
  ) {
    if DefaultExclusions.leaveOut(entry.name) { return }
    let path = folder.appending(entry.name)
    var kind = entry.kind
    if kind == nil, case .success(let status) = FileStatus.ofLink(path) { kind = status.kind }
    switch kind {
    case .folder:
      if DefaultExclusions.leaveOutFolder(entry.name) { return }
      if leftOut(entry.name, absolute, isFolder: true) { return }
      pending.append(path)
    case .regular:
      guard let role = FileRole(fileName: entry.name) else { return }
      if leftOut(entry.name, absolute, isFolder: false) { return }
      let device = identity?.device ?? 0
      add(path, role, operand, FileStatus.Identity(device: device, inode: entry.inode))
    case .link:
      if !DefaultExclusions.leaveOutLink(entry.name) { links.append((path, operand)) }
    case .pipe, .socket, .device, .other: return
    case nil: fail(path, SystemError.noSuchFile.reason)
    }
  }

  private func leftOut(_ name: [UInt8], _ absolute: DiskPath, isFolder: Bool) -> Bool {
    !exclusions.isEmpty && exclusions.leaveOut(name, in: absolute, isFolder: isFolder)
  }

  /// Follows the links met so far, and those met on the way. A link to a folder above an operand
  /// would lead out of the scan and back into it; it is a loop too.
  private mutating func followLinks() {
    if links.isEmpty { return }
    for operand in tree.operands { markFoldersAbove(operand.folder) }
    while !links.isEmpty {
      let batch = links.sorted { $0.path < $1.path }
      links = []
      for link in batch { follow(link.path, link.operand) }
    }
  }

  private mutating func markFoldersAbove(_ folder: DiskPath) {
    let start = ProcessEnvironment.resolved(folder) ?? directory.absolute(folder)
    var above = start.folder
    while case .success(let status) = FileStatus.of(above) {
      foldersAbove.insert(status.identity)
      if above == above.folder { return }
      above = above.folder
    }
  }

  private mutating func follow(_ path: DiskPath, _ operand: Int) {
    let role = FileRole(fileName: path.name)
    switch FileStatus.of(path) {
    case .failure(let error):
      // A broken link is of interest only if a source file should be there.
      if role != nil { fail(path, error.reason) }
    case .success(let status):
      let isFolder = status.kind == .folder
      if leftOut(Array(path.name), directory.absolute(path.folder), isFolder: isFolder) { return }
      if isFolder {
        let isLoop =
          seenFolders.contains(status.identity) || foldersAbove.contains(status.identity)
        if !isLoop { walkFolder(path, operand) }
      } else if status.kind == .regular, let role, !seenFiles.contains(status.identity) {
        add(path, role, operand, status.identity)
      }
    }
  }

  private consuming func finished() -> SourceTree {
    tree.files.sort { ($0.path, $0.text == nil ? 1 : 0) < ($1.path, $1.text == nil ? 1 : 0) }
    // A file can be named, met, and given.
    var last: DiskPath?
    tree.files.removeAll { file in
      defer { last = file.path }
      return file.path == last
    }
    tree.unreadable.sort { $0.path < $1.path }
    return tree
  }
}
