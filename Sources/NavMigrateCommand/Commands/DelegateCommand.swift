import Migration

/// `navmigrate delegate`: the generated layout delegates alone.
enum DelegateCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let (scan, _) = try FixCommand.scan(invocation, console)
    // What speaks against a unit is not asked: all are printed.
    let plan = FixPlan(scan, selection: .all, proof: { _ in [] })
    for carrier in plan.migration.carriers {
      console.print("// file: \(carrier.path)\n\(carrier.text)")
    }
    if plan.migration.carriers.isEmpty { console.note("no map here needs a layout delegate") }
    return scan.report.unreadable.isEmpty ? .done : .failed
  }
}
