import LegacyScan
import SourceText

extension MigrationPlan {
  package struct PlacedEdit: Sendable, Hashable {
    package let path: String
    package let edit: TextEdit
  }

  /// The edits of each finding of an applied unit, by its place in the scan's findings. Every edit
  /// of a unit is there once; those that belong to no finding stand with the unit's first.
  package func editsByFinding(_ scan: ScanResult) -> [Int: [PlacedEdit]] {
    var result: [Int: [PlacedEdit]] = [:]
    let sources = Dictionary(uniqueKeysWithValues: scan.sources.map { ($0.path, $0) })
    var given: Set<PlacedEdit> = []
    for unit in units {
      guard let first = unit.findings.first, outcomes[first] == .applied else { continue }
      for index in unit.findings {
        let finding = scan.findings[index]
        guard let file = sources[finding.path] else { continue }
        for edit in CallSite.edits(for: finding, in: file, names.names(inProjectOf: file.path))
          ?? []
        {
          let placed = PlacedEdit(path: finding.path, edit: edit)
          if given.insert(placed).inserted { result[index, default: []].append(placed) }
        }
      }
      for path in unit.edits.keys.sorted() {
        for edit in unit.edits[path] ?? [] {
          let placed = PlacedEdit(path: path, edit: edit)
          if given.insert(placed).inserted { result[first, default: []].append(placed) }
        }
      }
    }
    // Code that goes to the end of a file belongs to the first unit whose edits are there.
    for path in edits.keys.sorted() {
      for edit in edits[path] ?? [] {
        let placed = PlacedEdit(path: path, edit: edit)
        guard !given.contains(placed),
          let owner = units.first(where: { unit in
            unit.home.path == path && unit.findings.contains { outcomes[$0] == .applied }
          })?.findings.first
        else { continue }
        given.insert(placed)
        result[owner, default: []].append(placed)
      }
    }
    return result
  }
}
