import Foundation

/// Writes the files of a plan, each whole.
struct FixWriter {
  struct Failure: Error {
    let path: DiskPath
    let reason: String
    /// The files that have their new text.
    let written: [DiskPath]
  }

  let plan: FixPlan

  /// Writes every file, new files first. A file that changed since it was read stops the run; what
  /// was written stays.
  func write() throws(Failure) {
    var written: [DiskPath] = []
    for change in plan.changes {
      if let old = change.old {
        guard case .success(let now) = FileContents.read(change.path), now == old else {
          throw Failure(
            path: change.path, reason: "the file has changed since it was read", written: written)
        }
      }
      if let problem = AtomicFile.write(change.new, to: change.path) {
        throw Failure(path: change.path, reason: problem.reason, written: written)
      }
      written.append(change.path)
    }
  }
}
