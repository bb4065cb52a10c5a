import ModelSources

/// Which compiler is used, and where what it makes of the model is kept.
struct CompilerSettings: Sendable {
  let languageMode: LanguageMode?
  private let name: String?
  /// The user's own flags.
  let flags: [String]
  private let cacheFolder: DiskPath

  init(_ settings: Settings, _ environment: ProcessEnvironment) {
    languageMode = settings.value(of: .swiftVersion).flatMap(LanguageMode.init)
    name = settings.value(of: .swiftc) ?? environment.variable("NAVMIGRATE_SWIFTC")
    flags = settings.values(of: .compilerArgument)
    cacheFolder = Self.cacheFolder(settings, environment)
  }

  /// The model for this compiler. Throws where there is no compiler.
  func cache(_ optimization: ModelCache.Optimization) throws(ModelProblem) -> ModelCache {
    ModelCache(
      folder: cacheFolder, compiler: try UserCompiler.found(named: name),
      modules: ModelSources.available, optimization: optimization, willBuild: Self.announce)
  }

  @Sendable private static func announce(_ module: ModelModule) {
    guard SystemFile.standardError.isTerminal else { return }
    let text = "navmigrate: compiling the model for this compiler, once: \(module.name)\n"
    _ = SystemFile.standardError.write(Array(text.utf8))
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
