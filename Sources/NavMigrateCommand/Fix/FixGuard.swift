/// Keeps a migration out of changes that are not committed.
struct FixGuard {
  let plan: FixPlan
  let folder: DiskPath

  /// Whether the files may be written; says why not. Changes that an interrupted run of the tool
  /// has made do not count.
  func prepare(allowsDirty: Bool, _ console: Console) throws -> Bool {
    guard !plan.changes.isEmpty else { return true }
    let tree = GitTree(folder: folder)
    guard let dirty = tree.dirtyFiles(), let top = tree.top() else {
      if allowsDirty { return true }
      console.error(
        "these files are in no git work tree, so the change could not be undone; "
          + "--allow-dirty writes all the same")
      return false
    }
    let journal = WriteJournal(tree)
    let own = journal?.marks() ?? []
    let foreign = dirty.filter { name in
      guard case .success(let bytes) = FileContents.read(top.appending(Array(name.utf8))) else {
        return true
      }
      return !own.contains(WriteJournal.mark(bytes))
    }
    if !foreign.isEmpty, !allowsDirty {
      console.error(
        "the work tree has changes that are not committed ('\(foreign[0])'"
          + (foreign.count > 1 ? " and \(foreign.count - 1) more" : "")
          + "); commit or stash them, or use --allow-dirty")
      return false
    }
    if let problem = journal?.begin(plan.changes.map(\.new)) {
      console.error("cannot write to git's own folder: \(problem.reason)")
      return false
    }
    return true
  }
}
