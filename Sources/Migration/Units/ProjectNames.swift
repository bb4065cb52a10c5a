import LegacyScan
import NavSDK
import SourceText

/// The names that generated code gets in each project of a scan.
package struct ProjectNames: Sendable {
  private let projects: ProjectMap
  private let names: [Int: GeneratedNames]

  package init(_ scan: ScanResult, _ projects: ProjectMap) {
    self.projects = projects
    var protocols: [Int: Set<String>] = [:]
    for finding in scan.findings where finding.confidence > .possible {
      guard let project = projects.index(of: finding.path) else { continue }
      let name = LegacyCatalogue.element(finding.element).replacement.protocolName
      protocols[project, default: []].formUnion(name.map { [$0] } ?? [])
    }
    let all = Dictionary(grouping: scan.sources) { projects.index(of: $0.path) }
    var names: [Int: GeneratedNames] = [:]
    for (project, protocols) in protocols {
      let sources = all[project] ?? []
      names[project] =
        sources.lazy.compactMap { CarrierText.names(in: $0.bytes) }.first
        ?? GeneratedNames.all.first {
          TakenNames.first(of: $0, in: sources, protocols: protocols.sorted()) == nil
        }
    }
    self.names = names
  }

  /// The names in the project of a file; the plain ones where each spelling is taken.
  package func names(inProjectOf path: String) -> GeneratedNames {
    projects.index(of: path).flatMap { names[$0] } ?? .plain
  }
}
