import Reporting

/// What a verification is asked to do.
struct VerifySettings {
  let format: OutputFormat
  let frames: VerifyReport.FrameDetail
  /// An expression that makes the delegate.
  let make: String?
  let scenarioFile: ScenarioSource?
  /// The folder for wireframes, absolute.
  let pictures: DiskPath?
  let milliseconds: Int
  let compiler: CompilerSettings
  let modelOptimization: ModelCache.Optimization
  let threads: Int

  /// Seconds that one delegate may run.
  static let defaultSeconds = 20

  init(_ settings: Settings, _ environment: ProcessEnvironment) throws {
    let directory = settings.directory
    format = settings.value(of: .format).flatMap(OutputFormat.init) ?? .text
    frames = settings.has(.frames) ? .shown : .hidden
    make = settings.value(of: .make)
    scenarioFile = try settings.path(of: .scenario).map { path in
      if case .failure(let error) = FileContents.read(path) {
        throw UsageProblem("cannot read the scenario file '\(path.text)': \(error.reason)")
      }
      return ScenarioSource(path: directory.absolute(path), name: path.text)
    }
    pictures = settings.path(of: .svg).map(directory.absolute)
    let seconds = settings.value(of: .timeout).flatMap { Int($0) } ?? Self.defaultSeconds
    milliseconds = min(seconds, 1_000_000) * 1000
    compiler = CompilerSettings(settings, environment)
    modelOptimization =
      settings.value(of: .modelOptimization).flatMap(ModelCache.Optimization.init) ?? .speed
    threads = settings.value(of: .jobs).flatMap { Int($0) } ?? environment.processorCount
  }
}
