/// Keeps a migration out of changes that are not committed.
struct FixGuard {
  private let plan: FixPlan
  /// The work trees that are written to, by the path of their tops.
  private let trees: [GitTree]
  /// A file in no work tree, if there is one.
  private let outside: DiskPath?

  init(_ plan: FixPlan) {
    self.plan = plan
    var trees: [DiskPath: GitTree] = [:]
    var outside: DiskPath?
    for folder in Set(plan.changes.map(\.path.folder)).sorted() {
      if let tree = GitTree(holding: folder) {
        trees[tree.top] = tree
      } else {
        outside = outside ?? plan.changes.first { $0.path.folder == folder }?.path
      }
    }
    self.trees = trees.keys.sorted().compactMap { trees[$0] }
    self.outside = outside
  }

  /// Whether the files may be written; says why not. Changes that an interrupted run of the tool
  /// has made do not count.
  func prepare(allowsDirty: Bool, _ console: Console) -> Bool {
    guard !plan.changes.isEmpty else { return true }
    if let outside, !allowsDirty {
      console.error(
        "'\(outside.text)' is in no git work tree, so the change could not be undone; "
          + "--allow-dirty writes all the same")
      return false
    }
    for tree in trees {
      let journal = WriteJournal(tree)
      let own = journal?.marks() ?? []
      if !own.isEmpty { removeDrafts() }
      if !allowsDirty, let problem = uncommitted(in: tree, but: own) {
        console.error(problem)
        return false
      }
      if let problem = journal?.begin(plan.changes.map(\.new)) {
        console.error("cannot write to git's own folder: \(problem.reason)")
        return false
      }
    }
    return true
  }

  /// All is written.
  func finish() {
    for tree in trees { WriteJournal(tree)?.end() }
  }

  /// Says what is not committed; nil if nothing is but texts with these marks.
  private func uncommitted(in tree: GitTree, but own: Set<String>) -> String? {
    guard let dirty = tree.dirtyFiles() else {
      return "git cannot tell what is not committed in '\(tree.top.text)'; "
        + "--allow-dirty writes all the same"
    }
    let foreign = dirty.filter { name in
      guard case .success(let bytes) = FileContents.read(tree.top.appending(name)) else {
        return true
      }
      return !own.contains(WriteJournal.mark(bytes))
    }
    guard let first = foreign.first else { return nil }
    let name = DiskPath(bytes: first).text
    return "the work tree has changes that are not committed ('\(name)'"
      + (foreign.count > 1 ? " and \(foreign.count - 1) more" : "")
      + "); commit or stash them, or use --allow-dirty"
  }

  /// Removes what a run that was killed had not finished writing.
  private func removeDrafts() {
    for change in plan.changes { AtomicFile.removeDrafts(of: change.path) }
  }
}
