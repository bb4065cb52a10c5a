import LegacyScan
import Migration
import NavSDK
import Reporting

/// `navmigrate scan`: legacy use, with the suggested rewrite under each.
enum ScanCommand {
  static let engine = ScanEngine(
    candidates: LegacyScanner.firstNames, scan: LegacyScanner.scan,
    suggestions: { Suggestions(for: $0, in: $1, $2) })

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let directory = WorkingDirectory(path: console.environment.workingDirectory)
    let inputs = try ScanInput.of(invocation)
    let folder = inputs.first?.folder(in: directory) ?? directory.path
    let settings = try Settings(invocation, from: folder, in: directory)
    let jobs = settings.value(of: .jobs).flatMap { Int($0) }
    let scan = try Scan(
      inputs, settings, engine, threads: jobs ?? console.environment.processorCount)
    return try finish(scan, settings, console)
  }

  private static func finish(
    _ scan: Scan, _ settings: Settings, _ console: Console
  ) throws -> ExitStatus {
    for file in scan.report.unreadable {
      console.error("cannot read '\(file.file)': \(file.reason)")
    }
    for warning in scan.warnings { console.warning(warning) }
    for note in scan.notes { console.note("note: \(note)") }
    var report = scan.report
    if let (file, after, staleCount) = scan.baseline {
      if settings.has(.updateBaseline) {
        try file.write(after)
        report = report.withEverythingBaselined()
      } else if staleCount > 0 {
        let verb = staleCount == 1 ? "is" : "are"
        console.note(
          "\(staleCount) of the findings in '\(file.path.text)' \(verb) gone; "
            + "--update-baseline takes what is gone out")
      }
    }
    print(report, ScanSettings(settings), settings, console)
    if !report.unreadable.isEmpty { return .failed }
    return report.diagnostics.contains(where: \.counts) ? .remaining : .done
  }

  private static func print(
    _ report: ScanReport, _ wanted: ScanSettings, _ settings: Settings, _ console: Console
  ) {
    switch wanted.format {
    case .json: console.print(report.json(tool: Version.number).document())
    case .text:
      let ink = console.ink(settings.invocation)
      console.print(report.text(ink: ink, detail: wanted.detail, next: next(report)))
    }
  }

  /// The command worth typing next: it explains the rule with the most findings.
  private static func next(_ report: ScanReport) -> String? {
    var counts: [RuleID: Int] = [:]
    for diagnostic in report.diagnostics where diagnostic.counts {
      counts[diagnostic.finding.rule, default: 0] += 1
    }
    let rule = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    return rule.map { "navmigrate explain \($0.text)" }
  }
}
