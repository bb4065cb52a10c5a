import LegacyScan
import Migration
import SourceText

/// Compiles apps before and after their migration.
final class CompileProof {
  private let scan: Scan
  private let settings: CompilerSettings
  private let directory: WorkingDirectory
  private var cache: ModelCache?
  private var untouched: [Int: UntouchedApp] = [:]

  /// The beginning of each reason that says that nothing could be proven.
  static let mark = "not-compiled"

  init(_ scan: Scan, _ settings: CompilerSettings, _ directory: WorkingDirectory) {
    self.scan = scan
    self.settings = settings
    self.directory = directory
  }

  /// What speaks against applying the units of a plan together, by the ids of the units.
  func reasons(of plan: FixPlan) -> [String: [HoldReason]] {
    var reasons: [String: [HoldReason]] = [:]
    let units = plan.appliedUnits
    for project in Set(units.map(\.project)).sorted() {
      let own = units.filter { $0.project == project }
      do throws(ModelProblem) {
        let found = try self.reasons(of: plan, own, project)
        for unit in own { reasons[unit.id] = found[unit.id] }
      } catch {
        let reason = HoldReason(.review, "\(Self.mark): \(error.message)")
        for unit in own { reasons[unit.id] = [reason] }
      }
    }
    return reasons
  }

  private func reasons(
    of plan: FixPlan, _ units: [MigrationUnit], _ project: Int
  ) throws(ModelProblem) -> [String: [HoldReason]] {
    try TemporaryFolder.within { work throws(ModelProblem) in
      try reasons(of: plan, units, project, in: work)
    }
  }

  private func reasons(
    of plan: FixPlan, _ units: [MigrationUnit], _ project: Int, in work: DiskPath
  ) throws(ModelProblem) -> [String: [HoldReason]] {
    let flags = ProjectFlags.flags(ofProject: DiskPath(scan.projects.projects[project].root))
    let compiler = AppCompiler(
      cache: try foundCache(), flags: flags + settings.flags, objectiveC: .here, work: work)
    let app = try untouched(project, compiler)
    let changes = plan.changes(inProject: project)
    let changed = Dictionary(
      changes.map { ($0.path.text, $0.new) }, uniquingKeysWith: { first, _ in first })
    let comparison = ChangedApp(changes, edits: plan.migration.edits, before: app.diagnostics)
    let modules = app.modules(changed: changed)
    let found = try compiler.diagnostics(of: modules, missing: app.missing, app.mode) {
      !$0.contains(where: comparison.isNew)
    }
    var reasons: [String: [HoldReason]] = [:]
    for diagnostic in found where comparison.isNew(diagnostic) {
      let reason = HoldReason(.manual, text(of: diagnostic, comparison))
      let guilty = units.filter { $0.files.contains(diagnostic.path) }
      for unit in guilty.isEmpty ? units : guilty {
        // One is enough to know where to look.
        if reasons[unit.id] == nil { reasons[unit.id] = [reason] }
      }
    }
    if !reasons.isEmpty { return reasons }
    let compiled = Set(modules.flatMap(\.files).map(\.source.path))
    let left = changed.keys.sorted().first { !compiled.contains($0) }
    let obstacle =
      app.obstacle ?? left.map { "'\($0)' is part of no module that could be compiled" }
      ?? changedPreview(changes, plan.migration.edits)
    guard let obstacle else { return [:] }
    let reason = HoldReason(.review, "\(Self.mark): \(obstacle)")
    return Dictionary(units.map { ($0.id, [reason]) }, uniquingKeysWith: { first, _ in first })
  }

  /// Previews are not compiled.
  private func changedPreview(
    _ changes: [FixPlan.Change], _ edits: [String: [TextEdit]]
  ) -> String? {
    for change in changes {
      guard let old = change.old, let own = edits[change.path.text] else { continue }
      let previews = Desugarer.previews(in: TokenText(old))
      if own.contains(where: { edit in previews.contains { $0.overlaps(edit.range) } }) {
        return "'\(change.path.text)' is changed in a preview, which is not compiled"
      }
    }
    return nil
  }

  private func foundCache() throws(ModelProblem) -> ModelCache {
    if let cache { return cache }
    let found = try settings.cache(.none)
    cache = found
    return found
  }

  private func untouched(
    _ project: Int, _ compiler: AppCompiler
  ) throws(ModelProblem) -> UntouchedApp {
    if let known = untouched[project] { return known }
    let root = scan.projects.projects[project].root
    let sources = Dictionary(
      scan.found.sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let mode =
      settings.languageMode ?? ProjectLanguage.mode(upwardFrom: DiskPath(root), in: directory)
    let app = try UntouchedApp(
      project: root, paths: scan.projects.paths(ofProject: project), known: sources, compiler,
      mode: mode)
    untouched[project] = app
    return app
  }

  private func text(of diagnostic: AppDiagnostic, _ comparison: ChangedApp) -> String {
    let line = comparison.oldLine(diagnostic).map { ":\($0)" } ?? ""
    let what =
      switch diagnostic.severity {
      case .error: "the changed code does not compile"
      case .warning: "the changed code brings a warning"
      }
    return "\(diagnostic.path)\(line): \(what): \(diagnostic.text)"
  }
}
