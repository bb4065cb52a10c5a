import LegacyScan
import Migration
import NavSDK
import Reporting
import SourceText

/// One scan, from the paths to the findings and what the user has said about them.
struct Scan {
  let report: ScanReport
  /// What was found, before anything the user has said about it.
  let found: ScanResult
  let projects: ProjectMap
  /// Files in other languages that hold names of the legacy API.
  let notAnalysed: [Survey.NotAnalysed]
  /// What is wrong with comments to the tool.
  let warnings: [String]
  /// Remarks about places that are no findings.
  let notes: [String]
  /// The baseline with what the scan has found; nil without a baseline.
  let baseline: (file: BaselineFile, after: Baseline, staleCount: Int)?

  init(
    _ inputs: [ScanInput], _ settings: Settings, _ engine: ScanEngine, threads: Int
  ) throws {
    let wanted = ScanSettings(settings)
    let baselineFile = settings.path(of: .baseline).map { BaselineFile($0, in: settings.directory) }
    let before = try Self.before(baselineFile, settings)
    let tree = TreeWalk.tree(
      of: inputs, in: settings.directory, without: try settings.exclusions(for: inputs))
    let progress = ProgressLine()
    let survey = Survey(
      tree, candidates: engine.candidates, in: settings.directory, threads: threads,
      progress: progress)
    let corpus = DiskCorpus(survey, candidates: engine.candidates, threads: threads)
    let result = engine.scan(corpus, survey.projects)
    found = result
    projects = survey.projects
    notAnalysed = survey.notAnalysed
    progress?.finish()

    let names = ProjectNames(result, survey.projects)
    var judge = ScanJudge(
      settings: wanted, baseline: before,
      nameInBaseline: { baselineFile?.name(of: DiskPath($0.path)) ?? $0.path },
      suggestions: { engine.suggestions($0, $1, names.names(inProjectOf: $1.path)) })
    let groups = FileFindings.groups(
      of: result.findings, files: corpus.file(at:), withComments: survey.directives)
    for group in groups { judge.add(group.findings, in: group.file) }

    let texts = ScanNoteText(files: corpus.file(at:))
    warnings = judge.warnings
    notes = result.notes.map(texts.line)
    let unreadable =
      (survey.unreadable + corpus.unreadable).map {
        ScanReport.Unreadable(file: $0.path.text, reason: $0.reason)
      } + result.unread.map(texts.unreadable)
    report = ScanReport(
      diagnostics: judge.diagnostics, hiddenCount: judge.hiddenCount,
      scannedCount: survey.scannedCount, lexedCount: result.lexedCount,
      unreadable: unreadable.sorted { ($0.file, $0.reason) < ($1.file, $1.reason) },
      notAnalysed: survey.notAnalysed.map { .init(file: $0.path.text, names: $0.names) })
    baseline = baselineFile.map { file in
      let scanned = tree.files.filter { $0.role == .swift }.map(\.path)
      let comparison = ScanBaseline(file, before: before, settings: wanted, scanned: scanned)
      return (
        file, comparison.after(met: judge.met, found: judge.recordable),
        comparison.stale(met: judge.met).count
      )
    }
  }

  private static func before(_ file: BaselineFile?, _ settings: Settings) throws -> Baseline {
    let isUpdate = settings.has(.updateBaseline)
    guard let file else {
      if isUpdate { throw UsageProblem("--update-baseline needs a file: --baseline FILE") }
      return Baseline()
    }
    return try isUpdate ? file.readIfThere() : file.read()
  }
}
