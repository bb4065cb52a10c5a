import Migration

/// Shows the patch of each unit and asks whether to apply it.
struct UnitDialogue {
  private let plan: FixPlan
  private let proof: FixProof
  private let console: Console

  init(_ plan: FixPlan, _ proof: FixProof, _ console: Console) {
    self.plan = plan
    self.proof = proof
    self.console = console
  }

  /// The units to apply; nil if the user quits or the input ends.
  func chosen(_ selection: MigrationPlan.Selection) -> Set<String>? {
    var chosen: Set<String> = []
    for unit in plan.appliedUnits {
      console.print(proof.draft(selection, only: [unit.id]).patch)
      console.flush()
      guard let answer = ask(unit) else { return nil }
      if answer { chosen.insert(unit.id) }
    }
    return chosen
  }

  private func ask(_ unit: MigrationUnit) -> Bool? {
    let count = unit.findings.count
    while true {
      console.printToStandardError(
        "apply \(unit.id), \(count) finding\(count == 1 ? "" : "s")? [y]es, [n]o, [q]uit: ")
      guard let line = readLine() else { return nil }
      switch line.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "q", "quit": return nil
      default: continue
      }
    }
  }
}
