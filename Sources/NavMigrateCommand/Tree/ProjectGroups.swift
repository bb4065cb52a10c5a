import LegacyScan

/// Gathers, file by file, what is known of the projects of a tree.
struct ProjectGroups {
  private struct Group {
    let root: DiskPath
    var usesSDK = false
    var holdsExclusiveName = false
  }

  private var groups: [Group] = []
  private var indices: [DiskPath: Int] = [:]
  /// For each file added, in order, the index of its group.
  private var members: [Int] = []

  mutating func add(_ file: SourceTree.File, _ facts: FileFacts, root: DiskPath) {
    let index = index(of: root)
    members.append(index)
    if file.role == .swift, facts.meanings.contains(.exclusive) {
      groups[index].holdsExclusiveName = true
    }
    if groups[index].usesSDK || !facts.meanings.contains(.sdk) { return }
    groups[index].usesSDK = facts.namesSDK || facts.text.map(Dependency.isNamed(inSwift:)) == true
  }

  private mutating func index(of root: DiskPath) -> Int {
    if let index = indices[root] { return index }
    groups.append(Group(root: root))
    indices[root] = groups.count - 1
    return groups.count - 1
  }

  /// The index in `projects` of the file that was added at this place.
  func project(ofFile index: Int) -> Int { members[index] }

  func usesSDK(_ project: Int) -> Bool { groups[project].usesSDK }

  /// Whether anything in the project can be a finding.
  func canHaveFindings(_ project: Int) -> Bool {
    groups[project].usesSDK || groups[project].holdsExclusiveName
  }

  /// In the order in which their first file was added.
  var projects: [Project] {
    groups.map { Project(root: $0.root.text, usesNavigationSDK: $0.usesSDK) }
  }
}
