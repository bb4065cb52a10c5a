import LegacyScan

/// Finds the project of each file of a tree: the nearest folder upward that holds a marker, else
/// the path the scan was given.
struct ProjectFinder {
  private let tree: SourceTree
  /// For each operand the project that its own folder belongs to.
  private let outer: [DiskPath]
  private var known: [DiskPath: DiskPath] = [:]
  /// Manifests of projects that begin above the tree.
  private(set) var outerManifests: [SourceTree.File] = []

  init(_ tree: SourceTree, in directory: WorkingDirectory) {
    self.tree = tree
    var outer: [DiskPath] = []
    for (index, operand) in tree.operands.enumerated() {
      let (root, manifests) = Self.lookUpward(from: operand.folder, in: directory)
      outer.append(root ?? operand.folder)
      // Those in the tree are read with it.
      if tree.projectFolders.contains(operand.folder) { continue }
      outerManifests += manifests.map {
        SourceTree.File(path: $0.path, role: $0.role, operand: index)
      }
    }
    self.outer = outer
  }

  /// The root of the project of a file.
  mutating func root(of file: SourceTree.File) -> DiskPath {
    let folder = file.path.folder
    if let root = known[folder] { return root }
    let start = tree.operands[file.operand].folder
    var candidate = folder
    while candidate != start, !tree.projectFolders.contains(candidate), candidate != .here {
      let above = candidate.folder
      if above == candidate { break }
      candidate = above
    }
    let root = tree.projectFolders.contains(candidate) ? candidate : outer[file.operand]
    known[folder] = root
    return root
  }

  private typealias Manifest = (path: DiskPath, role: FileRole)

  private static func lookUpward(
    from folder: DiskPath, in directory: WorkingDirectory
  ) -> (root: DiskPath?, manifests: [Manifest]) {
    var absolute = directory.absolute(folder)
    while true {
      let entries = FolderEntries(of: absolute).entries
      if entries.contains(where: { ProjectMarker.isMarker($0.name) }) {
        let root = WorkingDirectory.relative(absolute, to: directory.path)
        return (root, manifests(in: root, entries))
      }
      if absolute == absolute.folder { return (nil, []) }
      absolute = absolute.folder
    }
  }

  private static func manifests(in root: DiskPath, _ entries: [FolderEntry]) -> [Manifest] {
    entries.flatMap { entry -> [Manifest] in
      let path = root.appending(entry.name)
      if entry.name.elementsEqual("Package.swift".utf8) { return [(path, .swift)] }
      if let role = FileRole(fileName: entry.name), case .manifest = role { return [(path, role)] }
      guard XcodeProject.isOne(entry.name) else { return [] }
      return ["project.pbxproj", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
        .map { (path.appending(Array($0.utf8)), .manifest(.generated)) }
    }
  }
}
