import NavSDK
import SourceText
import SwiftSource

/// Finds every use of the legacy layout API in the Swift files of a scan.
package enum LegacyScanner {
  /// The names to look for first in the files of a scan.
  package static let firstNames: [String] = LegacyNames.first

  /// How often more files may be asked for: each round follows aliases, subclasses and members one
  /// step further.
  private static let mostRounds = 16

  /// Scans the files that `corpus` holds. Nothing is asked of it but files by the words in them.
  package static func scan(_ corpus: any SourceCorpus, in projects: ProjectMap) -> ScanResult {
    var scans: [ProjectScan] = projects.projects.map { ProjectScan(project: $0) }
    var asked: Set<String> = []
    var names = firstNames
    for _ in 0..<mostRounds {
      asked.formUnion(names)
      for file in corpus.files(containingAnyOf: names) {
        guard let index = projects.index(of: file.path) else { continue }
        scans[index].receive(file)
      }
      for index in scans.indices { scans[index].wake(by: names) }
      var wanted: Set<String> = []
      for index in scans.indices { wanted.formUnion(scans[index].resolve()) }
      names = wanted.subtracting(asked).sorted()
      if names.isEmpty { break }
    }
    for index in scans.indices { scans[index].conclude() }
    let findings = scans.flatMap(\.findings)
      .sorted { ScanOrder.precedes(($0.path, $0.name.lowerBound), ($1.path, $1.name.lowerBound)) }
    let notes = scans.flatMap(\.notes)
      .sorted { ScanOrder.precedes(($0.path, $0.range.lowerBound), ($1.path, $1.range.lowerBound)) }
    let events = scans.flatMap(\.events)
      .sorted { ScanOrder.precedes(($0.path, $0.at.lowerBound), ($1.path, $1.at.lowerBound)) }
    let unread = scans.flatMap(\.unread)
      .sorted { ScanOrder.precedes(($0.path, $0.range.lowerBound), ($1.path, $1.range.lowerBound)) }
    let sources = scans.flatMap { $0.files.map(\.source) }
      .sorted { ScanOrder.precedes(($0.path, 0), ($1.path, 0)) }
    return ScanResult(
      findings: findings, events: events, notes: notes, sources: sources, unread: unread)
  }
}
