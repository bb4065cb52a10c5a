import LegacyScan
import NavSDK
import SourceText

/// What a migration of a scan would change, and what it leaves.
package struct MigrationPlan: Sendable {
  /// Which units are applied.
  package enum Selection: Sendable, Hashable {
    case safe
    /// Those too that need a person's look.
    case review
    /// Every unit, also those that must not be applied: to see what would be generated.
    case all
  }

  /// A file that a migration adds.
  package struct NewFile: Sendable, Hashable {
    package let path: String
    package let text: String
    /// The unit it was made for, the first of several.
    package let unit: String
  }

  /// In the order of their ids.
  package let units: [MigrationUnit]
  /// By place in the scan's findings.
  package let outcomes: [Outcome]
  /// The edits of the applied units by file, in order.
  package let edits: [String: [TextEdit]]
  package let newFiles: [NewFile]
  let names: ProjectNames
  /// The generated code, wherever it goes.
  package let carriers: [NewFile]

  /// Plans the migration of what a scan found. `suppressed` are places in its findings that the user
  /// has said to leave alone; of the units that the selection allows those in `chosen` are applied,
  /// all if it is nil. `proof` gives what speaks against a unit beside its own code.
  package init(
    _ scan: ScanResult, _ projects: ProjectMap, suppressed: Set<Int> = [],
    selection: Selection, only chosen: Set<String>? = nil, placement: CarrierPlacement,
    proof: (MigrationUnit) -> [HoldReason] = { _ in [] }
  ) {
    let names = ProjectNames(scan, projects)
    self.names = names
    let planner = UnitPlanner(scan, projects, names, suppressed: suppressed)
    var (planned, loose) = planner.units()
    planned = planned.map { unit in
      guard let existing = ExistingCarrier(in: scan.sources, for: unit, projects),
        case .impossible(let missing) = existing.extended(by: unit.features)
      else { return unit }
      return unit.held(
        "the layout delegate in '\(existing.file.path)' was edited and has not: "
          + missing.joined(separator: ", "))
    }
    planned = planned.map { unit in
      unit.safety == .manual ? unit : unit.held(for: proof(unit))
    }
    var outcomes = scan.findings.map { finding -> Outcome in
      let isLeft = finding.safety == .leave || finding.confidence == .possible
      return isLeft || planner.isCarriers(finding) ? .left : .heldBack
    }
    var edits: [String: [TextEdit]] = [:]
    var applied: [MigrationUnit] = []
    for unit in planned
    where unit.isApplied(by: selection) && chosen?.contains(unit.id) != false {
      let isFree = unit.edits.allSatisfy { path, new in
        !(edits[path] ?? []).contains { known in
          new.contains { $0 != known && $0.clashes(with: known) }
        }
      }
      guard isFree else {
        for index in unit.findings { outcomes[index] = .clash }
        continue
      }
      applied.append(unit)
      for (path, new) in unit.edits {
        edits[path, default: []] += new.filter { !(edits[path] ?? []).contains($0) }
      }
      for index in unit.findings { outcomes[index] = .applied }
    }
    for unit in planned where unit.isClash {
      for index in unit.findings { outcomes[index] = .clash }
    }
    for index in loose { outcomes[index] = .heldBack }
    let carriers = CarrierWriter(scan.sources, projects, names, placement).carriers(for: applied)
    for (path, edit) in carriers.edits { edits[path, default: []].append(edit) }
    units = planned
    self.outcomes = outcomes
    self.edits = edits.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
    newFiles = carriers.newFiles
    self.carriers = carriers.all
  }
}

extension MigrationUnit {
  func isApplied(by selection: MigrationPlan.Selection) -> Bool {
    switch safety {
    case .safe: true
    case .review: selection != .safe
    case .manual, .leave: selection == .all
    }
  }
}
