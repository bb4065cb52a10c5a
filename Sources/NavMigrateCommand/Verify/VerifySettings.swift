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
  let languageMode: LanguageMode?
  let milliseconds: Int
  let compilerName: String?
  let compilerFlags: [String]
  let cacheFolder: DiskPath
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
    languageMode = settings.value(of: .swiftVersion).flatMap(LanguageMode.init)
    let seconds = settings.value(of: .timeout).flatMap { Int($0) } ?? Self.defaultSeconds
    milliseconds = min(seconds, 1_000_000) * 1000
    compilerName =
      settings.value(of: .swiftc) ?? environment.variable("NAVMIGRATE_SWIFTC")
    compilerFlags = settings.values(of: .compilerArgument)
    modelOptimization =
      settings.value(of: .modelOptimization).flatMap(ModelCache.Optimization.init) ?? .speed
    cacheFolder = Self.cacheFolder(settings, environment)
    threads = settings.value(of: .jobs).flatMap { Int($0) } ?? environment.processorCount
  }

  private static func cacheFolder(
    _ settings: Settings, _ environment: ProcessEnvironment
  ) -> DiskPath {
    let directory = settings.directory
    if let path = settings.path(of: .cache) { return directory.absolute(path) }
    if let path = environment.variable("NAVMIGRATE_CACHE") {
      return directory.absolute(DiskPath(path))
    }
    let name = Array("navmigrate".utf8)
    if let path = environment.variable("XDG_CACHE_HOME") {
      return directory.absolute(DiskPath(path)).appending(name)
    }
    guard let home = environment.variable("HOME") else {
      return DiskPath(environment.variable("TMPDIR") ?? "/tmp").appending(name)
    }
    #if canImport(Darwin)
      let caches = "Library/Caches"
    #else
      let caches = ".cache"
    #endif
    return directory.absolute(DiskPath(home)).appending(Array(caches.utf8)).appending(name)
  }
}
