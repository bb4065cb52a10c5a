import LegacyScan
import SourceText

/// What the first reading of a tree showed.
struct Survey: Sendable {
  /// A Swift file that may have to be looked at again.
  struct Entry: Sendable {
    let file: SourceTree.File
    let meanings: ScanWords.Meaning
    /// The text, if it is in memory.
    let text: [UInt8]?
  }

  /// A file that is not analysed and holds names of the legacy API.
  struct NotAnalysed: Sendable {
    let path: DiskPath
    /// In the order of the catalogue.
    let names: [String]
    /// The index of its project.
    let project: Int
  }

  private(set) var projects = ProjectMap(projects: [], indices: [:])
  /// The Swift files of projects that can have findings: those that use the Navigation SDK or hold
  /// a name that is the SDK's alone. In the order of their paths.
  private(set) var entries: [Entry] = []
  /// Swift files with a word that begins a comment to the tool. In the order of their paths.
  private(set) var directives: [SourceFile] = []
  /// In the order of their paths.
  private(set) var notAnalysed: [NotAnalysed] = []
  /// The number of Swift files that were read.
  private(set) var scannedCount = 0
  private(set) var unreadable: [UnreadablePath] = []

  /// Reads every file of the tree; `candidates` are the names the scan will ask for first.
  init(
    _ tree: SourceTree, candidates: [String], in directory: WorkingDirectory, threads: Int,
    progress: ProgressLine?
  ) {
    let reading = FirstReading(swift: .swift(candidates: candidates))
    var finder = ProjectFinder(tree, in: directory)
    let files = tree.files + finder.outerManifests
    let facts = Workers.map(below: files.count, threads: threads, state: reading.makeReader) {
      progress?.advance()
      return reading.facts(of: files[$0], $1)
    }
    var groups = ProjectGroups()
    for (file, facts) in zip(files, facts) { groups.add(file, facts, root: finder.root(of: file)) }
    unreadable = tree.unreadable
    var indices: [String: Int] = [:]
    for (index, file) in tree.files.enumerated() {
      let project = groups.project(ofFile: index)
      if let problem = facts[index].problem {
        unreadable.append(UnreadablePath(path: file.path, reason: problem.reason))
      } else if file.role == .swift {
        scannedCount += 1
        let facts = facts[index]
        let entry = Entry(file: file, meanings: facts.meanings, text: facts.text)
        if groups.canHaveFindings(project) {
          entries.append(entry)
          indices[file.path.text] = project
        }
        if facts.meanings.contains(.directive), let text = facts.text {
          directives.append(SourceFile(path: file.path.text, bytes: text))
        }
      } else {
        let names = reading.others.names(facts[index].names, inUserOfSDK: groups.usesSDK(project))
        if !names.isEmpty {
          notAnalysed.append(NotAnalysed(path: file.path, names: names, project: project))
        }
      }
    }
    projects = ProjectMap(projects: groups.projects, indices: indices)
  }
}
