import Migration

/// Gathers everything that speaks against applying units, and plans with it.
final class FixProof {
  private let scan: Scan
  private let projects: ProjectReasons
  private let compile: CompileProof?
  /// What compiling showed, by the ids of the units.
  private var compiled: [String: [HoldReason]] = [:]
  /// Units that were compiled together without a new message.
  private var clean: [Set<String>] = []

  /// Without `compile` nothing is compiled.
  init(_ scan: Scan, _ projects: ProjectReasons, compile: CompileProof?) {
    self.scan = scan
    self.projects = projects
    self.compile = compile
  }

  /// A plan, and what is shown of it: where the SDK is too old, what could be applied with a newer one.
  typealias Planned = (plan: FixPlan, shown: FixPlan)

  /// The plan of a selection. What it applies was compiled as it stands in the plan.
  func plan(
    _ selection: MigrationPlan.Selection, only chosen: Set<String>? = nil
  ) -> Planned {
    let shown = compiledPlan(selection, only: chosen)
    if shown.migration.units.allSatisfy({ projects.oldSDK($0.project) == nil }) {
      return (shown, shown)
    }
    let plan = FixPlan(scan, selection: selection, only: chosen) { unit in
      self.reasons(unit) + (self.projects.oldSDK(unit.project).map { [$0] } ?? [])
    }
    return (plan, shown)
  }

  private func compiledPlan(
    _ selection: MigrationPlan.Selection, only chosen: Set<String>?
  ) -> FixPlan {
    while true {
      let plan = FixPlan(scan, selection: selection, only: chosen, proof: reasons)
      let units = Set(plan.appliedUnits.map(\.id))
      guard let compile, !units.isEmpty, !clean.contains(units) else { return plan }
      let found = compile.reasons(of: plan)
      if !found.values.joined().contains(where: { $0.limit == .manual }) { clean.append(units) }
      for (id, reasons) in found {
        let known = compiled[id] ?? []
        compiled[id] = known + reasons.filter { !known.contains($0) }
      }
    }
  }

  /// The plan as far as it is known by now, to be shown.
  func draft(_ selection: MigrationPlan.Selection, only chosen: Set<String>) -> FixPlan {
    FixPlan(scan, selection: selection, only: chosen, proof: reasons)
  }

  private func reasons(_ unit: MigrationUnit) -> [HoldReason] {
    var reasons = LayoutProof.reasons(unit.features)
    if let reason = projects.otherLanguages(unit.project) { reasons.append(reason) }
    if compile == nil {
      reasons.append(
        HoldReason(.review, "\(CompileProof.mark): --no-compile leaves that to you"))
    }
    return reasons + (compiled[unit.id] ?? [])
  }
}
