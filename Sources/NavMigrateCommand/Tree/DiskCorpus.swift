import Dispatch
import LegacyScan
import SourceText

/// The Swift files of a tree, read on all processors. Files that are handed out stay in memory; the
/// others are read again for every question.
final class DiskCorpus: SourceCorpus, @unchecked Sendable {
  private let candidates: Set<String>
  private let threads: Int
  private let queue = DispatchQueue(label: "navmigrate.corpus")
  // All below is touched on `queue` only.
  private var waiting: [Survey.Entry]
  private var handedOut: [String: SourceFile] = [:]
  private var failures: [UnreadablePath] = []

  private enum Outcome: Sendable {
    case absent
    case found([UInt8])
    case failed(SystemError)
  }

  /// `candidates` are the names the survey looked for.
  init(_ survey: Survey, candidates: [String], threads: Int) {
    self.candidates = Set(candidates)
    self.threads = threads
    waiting = survey.entries
  }

  /// The files that could be read at first and then no more.
  var unreadable: [UnreadablePath] { queue.sync { failures } }

  /// A file that was handed out.
  func file(at path: String) -> SourceFile? { queue.sync { handedOut[path] } }

  func files(containingAnyOf names: [String]) -> [SourceFile] {
    queue.sync {
      let asked = waiting
      waiting = []
      var found: [SourceFile] = []
      for (entry, outcome) in zip(asked, outcomes(of: asked, names)) {
        switch outcome {
        case .absent: waiting.append(entry)
        case .failed(let error):
          failures.append(UnreadablePath(path: entry.file.path, reason: error.reason))
        case .found(let bytes):
          let file = SourceFile(path: entry.file.path.text, bytes: bytes)
          handedOut[file.path] = file
          found.append(file)
        }
      }
      return found
    }
  }

  private func outcomes(of entries: [Survey.Entry], _ names: [String]) -> [Outcome] {
    let search = WordSearch(names)
    let overlap = (search.words.map(\.count).max() ?? 0) + 2
    // For these names the survey has looked already.
    let isSurveyed = names.allSatisfy(candidates.contains)
    return Workers.map(below: entries.count, threads: threads) {
      ChunkReader(overlap: overlap)
    } body: { index, reader in
      let entry = entries[index]
      if isSurveyed, entry.meanings.isDisjoint(with: [.exclusive, .candidate]) { return .absent }
      return Self.outcome(of: entry, search, reader)
    }
  }

  private static func outcome(
    of entry: Survey.Entry, _ search: WordSearch, _ reader: ChunkReader
  ) -> Outcome {
    if let text = entry.text {
      return text.withUnsafeBufferPointer(search.hasMatch) ? .found(text) : .absent
    }
    var isFound = false
    var text: [UInt8]?
    let problem = reader.read(entry.file.path) { chunk in
      isFound = isFound || search.hasMatch(in: chunk.bytes)
      if chunk.isFirst && chunk.isLast && isFound { text = Array(chunk.bytes) }
    }
    if let problem { return .failed(problem) }
    if !isFound { return .absent }
    if let text { return .found(text) }
    switch FileContents.read(entry.file.path) {
    case .success(let bytes): return .found(bytes)
    case .failure(let error): return .failed(error)
    }
  }
}
