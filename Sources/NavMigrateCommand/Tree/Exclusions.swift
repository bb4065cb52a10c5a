/// What the user wants left out. Patterns are meant from a folder: what was typed, from the working
/// directory and from each path of the scan; what the configuration says, from its folder.
package struct Exclusions: Sendable {
  private struct Group: Sendable {
    /// The names that lead from the root of the file system to the folder.
    let folder: [ArraySlice<UInt8>]
    let patterns: [PathPattern]
  }

  private var groups: [Group] = []

  package init() {}

  package var isEmpty: Bool { groups.isEmpty }

  /// Adds patterns meant from `folder`, an absolute path.
  package mutating func add(_ patterns: [PathPattern], from folder: DiskPath) {
    if !patterns.isEmpty { groups.append(Group(folder: folder.components, patterns: patterns)) }
  }

  /// Whether an entry of a folder is left out; both together are an absolute path. That the folder
  /// itself is not left out is known.
  package func leaveOut(_ name: [UInt8], in folder: DiskPath, isFolder: Bool) -> Bool {
    leaveOut(folder.components + [name[...]], isFolder: isFolder)
  }

  /// Whether an absolute path is left out, or a folder on the way to it.
  package func leaveOutOnTheWay(to path: DiskPath, isFolder: Bool) -> Bool {
    let names = path.components
    return names.indices.contains { index in
      leaveOut(Array(names[...index]), isFolder: isFolder || index + 1 < names.count)
    }
  }

  private func leaveOut(_ names: [ArraySlice<UInt8>], isFolder: Bool) -> Bool {
    groups.contains { group in
      guard names.starts(with: group.folder) else { return false }
      let rest = Array(names.dropFirst(group.folder.count))
      return group.patterns.contains { $0.matches(rest, isFolder: isFolder) }
    }
  }
}
