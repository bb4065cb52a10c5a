import Equivalence
import Migration
import Reporting
import Scenarios

/// Compares, for every map of an app, the legacy layout with the one a migration would give it.
enum AppVerification {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let (scan, settings) = try FixCommand.scan(invocation, console)
    if settings.has(.make) { throw UsageProblem("--make needs --delegate") }
    let scenarios = try settings.path(of: .scenario).map(scenarios)
    let plan = FixPlan(scan, selection: .review, proof: { _ in [] })
    let comparison = try MainActor.assumeIsolated {
      try AppComparison(plan, scenarios: scenarios)
    }
    var pictures: ComparisonPictures?
    if let folder = settings.path(of: .svg) {
      pictures = ComparisonPictures(comparison, folder: folder)
    }
    if settings.value(of: .format) == OutputFormat.json.rawValue {
      let frames: VerifyReport.FrameDetail = settings.has(.frames) ? .shown : .hidden
      console.print(comparison.json(tool: Version.number, frames).document())
    } else {
      for line in comparison.text(pictures) { console.print(line + "\n") }
    }
    if let pictures {
      if let problem = pictures.write() {
        console.error("cannot write '\(problem.path.text)': \(problem.error.reason)")
        return .failed
      }
      console.note("wireframes: \(pictures.count) in '\(pictures.folder.text)'")
    }
    if !scan.report.unreadable.isEmpty { return .failed }
    return comparison.isDone ? .done : .remaining
  }

  private static func scenarios(in path: DiskPath) throws -> ScenarioMatrix {
    switch FileContents.read(path) {
    case .failure(let error):
      throw UsageProblem("cannot read the scenario file '\(path.text)': \(error.reason)")
    case .success(let bytes):
      do {
        return try ScenarioFile.read(String(decoding: bytes, as: UTF8.self)).matrix
      } catch let error as ScenarioFileError {
        throw UsageProblem("scenario file '\(path.text)': \(error)")
      }
    }
  }
}
