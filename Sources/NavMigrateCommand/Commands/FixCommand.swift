import LegacyScan
import Migration
import NavSDK
import Reporting
import SourceText

/// `navmigrate fix`: the migration as one patch, or applied.
enum FixCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    Interruption.endChildrenToo()
    let (scan, settings) = try scan(invocation, console)
    let selection: MigrationPlan.Selection = settings.has(.includeReview) ? .review : .safe
    let proof = FixProof(
      scan, projectReasons(scan, settings), compile: compileProof(scan, settings, console))
    // What does not compile is said of every unit, whichever are applied.
    if selection != .review { _ = proof.plan(.review) }
    var planned = proof.plan(selection)
    if settings.has(.interactive) {
      let dialogue = UnitDialogue(planned.plan, proof, console)
      guard let chosen = dialogue.chosen(selection) else { return .remaining }
      planned = proof.plan(selection, only: chosen)
    }
    let status = try finish(planned, selection, settings, console)
    return scan.report.unreadable.isEmpty ? status : .failed
  }

  /// Scans what the command line names, and says what could not be read.
  static func scan(
    _ invocation: Invocation, _ console: Console
  ) throws -> (scan: Scan, settings: Settings) {
    let directory = WorkingDirectory(path: console.environment.workingDirectory)
    let inputs = try ScanInput.of(invocation)
    let folder = inputs.first?.folder(in: directory) ?? directory.path
    let settings = try Settings(invocation, from: folder, in: directory)
    let scan = try Scan(
      inputs, settings, ScanCommand.engine,
      threads: settings.value(of: .jobs).flatMap { Int($0) } ?? console.environment.processorCount)
    for file in scan.report.unreadable {
      console.error("cannot read '\(file.file)': \(file.reason)")
    }
    for warning in scan.warnings { console.warning(warning) }
    return (scan, settings)
  }

  private static func projectReasons(_ scan: Scan, _ settings: Settings) -> ProjectReasons {
    let floor = settings.value(of: .sdkFloor) ?? LayoutDelegateRelease.assumedVersion
    return ProjectReasons(
      scan, version: settings.value(of: .sdkVersion).flatMap { SDKVersion($0) },
      floor: SDKVersion(floor))
  }

  private static func compileProof(
    _ scan: Scan, _ settings: Settings, _ console: Console
  ) -> CompileProof? {
    if settings.has(.noCompile) { return nil }
    return CompileProof(
      scan, CompilerSettings(settings, console.environment), settings.directory)
  }

  private static func finish(
    _ planned: FixProof.Planned, _ selection: MigrationPlan.Selection, _ settings: Settings,
    _ console: Console
  ) throws -> ExitStatus {
    let plan = planned.plan
    let summary = FixSummary(plan: plan, selection: selection)
    let isJSON = settings.value(of: .format) == OutputFormat.json.rawValue
    if isJSON {
      let report = FixReport(plan: plan)
      console.print(report.json(tool: Version.number).document())
    }
    if settings.has(.check) {
      if !isJSON { for line in summary.heldBack() { console.print(line + "\n") } }
      return plan.hasRest || !plan.changes.isEmpty ? .remaining : .done
    }
    if settings.has(.write) || settings.has(.interactive) {
      let guarded = FixGuard(plan)
      guard guarded.prepare(allowsDirty: settings.has(.allowDirty), console),
        write(plan, console)
      else { return .failed }
      guarded.finish()
    } else if !isJSON {
      console.print(planned.shown.patch)
    }
    if !isJSON { tell(summary, console) }
    if settings.has(.write) || settings.has(.interactive) {
      return plan.hasRest ? .remaining : .done
    }
    return plan.hasRest || !plan.changes.isEmpty ? .remaining : .done
  }

  private static func write(_ plan: FixPlan, _ console: Console) -> Bool {
    do {
      try FixWriter(plan: plan).write()
    } catch {
      console.error("cannot write '\(error.path.text)': \(error.reason)")
      let done = error.written.map { "'\($0.text)'" }.joined(separator: ", ")
      console.note(
        done.isEmpty
          ? "no file was changed"
          : "changed: \(done); all other files are as they were. Run the command again to go on")
      return false
    }
    return true
  }

  private static func tell(_ summary: FixSummary, _ console: Console) {
    for line in summary.heldBack() { console.note(line) }
    console.note(summary.counts())
  }
}
