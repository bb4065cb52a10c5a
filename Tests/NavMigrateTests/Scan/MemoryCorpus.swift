import LegacyScan
import SourceText

/// Files in memory, as one project that uses the Navigation SDK.
final class MemoryCorpus: SourceCorpus, @unchecked Sendable {
  private var waiting: [SourceFile]
  let projects: ProjectMap

  init(_ files: [SourceFile], usesNavigationSDK: Bool = true) {
    waiting = files.sorted { $0.path < $1.path }
    projects = ProjectMap(
      projects: [Project(root: ".", usesNavigationSDK: usesNavigationSDK)],
      indices: Dictionary(uniqueKeysWithValues: files.map { ($0.path, 0) }))
  }

  func files(containingAnyOf names: [String]) -> [SourceFile] {
    let search = WordSearch(names)
    let found = waiting.filter { $0.bytes.withUnsafeBufferPointer(search.hasMatch) }
    waiting.removeAll { $0.bytes.withUnsafeBufferPointer(search.hasMatch) }
    return found
  }

  /// What a scan of the files finds.
  func scan() -> ScanResult { LegacyScanner.scan(self, in: projects) }
}
