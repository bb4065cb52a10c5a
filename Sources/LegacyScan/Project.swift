/// A folder whose files are built together: names do not leak between projects.
package struct Project: Sendable, Hashable {
  /// The path of the folder as it is printed; `.` for the working directory.
  package let root: String
  /// Whether an import, a manifest or a bridging header names the Navigation SDK.
  package let usesNavigationSDK: Bool

  package init(root: String, usesNavigationSDK: Bool) {
    self.root = root
    self.usesNavigationSDK = usesNavigationSDK
  }
}

/// Which project a file of a scan belongs to.
package struct ProjectMap: Sendable {
  /// In the order of their roots.
  package let projects: [Project]
  private let indices: [String: Int]

  /// `indices` gives for the path of each file the index of its project.
  package init(projects: [Project], indices: [String: Int]) {
    self.projects = projects
    self.indices = indices
  }

  /// The index in `projects` of the project of the file with this path; nil for a path that is not
  /// part of the scan.
  package func index(of path: String) -> Int? { indices[path] }

  /// The paths of the files of a project, in order.
  package func paths(ofProject index: Int) -> [String] {
    indices.filter { $0.value == index }.map(\.key).sorted()
  }
}
