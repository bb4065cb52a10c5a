import ModelSources

/// The model, compiled once for a compiler and kept.
///
/// Each module has a folder of its own, named after what it was made from: its sources, the
/// compiler, the flags and the modules it imports. A folder appears whole or not at all, so runs at
/// the same time do not disturb each other.
struct ModelCache: Sendable {
  /// How the modules of the model are compiled.
  enum Optimization: String, Sendable, CaseIterable {
    case none
    /// For speed, where most of a run is spent; for the rest it would not pay.
    case speed

    func flag(_ share: ModelModule.Share) -> String {
      switch (self, share) {
      case (.speed, .most): "-O"
      case (.speed, .little), (.none, _): "-Onone"
      }
    }
  }

  let folder: DiskPath
  let compiler: UserCompiler
  /// In an order in which each module comes after those it imports.
  let modules: [ModelModule]
  let optimization: Optimization
  /// Told of each module that has to be compiled, before it is.
  let willBuild: @Sendable (ModelModule) -> Void

  /// The modules of these names and those they import, compiled; in build order.
  func built(_ names: Set<String>) throws(ModelProblem) -> [BuiltModule] {
    var wanted = names
    for module in modules.reversed() where wanted.contains(module.name) {
      wanted.formUnion(module.imports)
    }
    var built: [BuiltModule] = []
    for module in modules where wanted.contains(module.name) {
      let imports = built.filter { module.imports.contains($0.name) }
      built.append(try self.built(module, imports: imports, all: built))
    }
    return built
  }

  /// The modules of the model that sources with these imports are compiled with.
  func names(for imports: Set<String>) -> Set<String> {
    // What passes on another module.
    let all = imports.contains("GoogleNavigation") ? imports.union(["GoogleMaps"]) : imports
    return Set(modules.filter { $0.importName.map(all.contains) ?? false }.map(\.name))
  }

  private func built(
    _ module: ModelModule, imports: [BuiltModule], all: [BuiltModule]
  ) throws(ModelProblem) -> BuiltModule {
    let key = key(of: module, imports: imports)
    let place = folder.appending(Array("\(module.name)-\(key)".utf8))
    let done = BuiltModule(name: module.name, key: key, folder: place)
    if done.isComplete { return done }
    if let problem = FolderTree.make(folder) {
      throw ModelProblem(
        "cannot make the cache '\(folder.text)': \(problem.reason); --cache names another folder")
    }
    let lock = folder.appending(Array("lock".utf8))
    return try LockFile.withLock(lock) { () throws(ModelProblem) -> BuiltModule in
      if done.isComplete { return done }
      willBuild(module)
      try build(module, as: done, imports: all)
      return done
    }
  }

  private func key(of module: ModelModule, imports: [BuiltModule]) -> String {
    var key = ContentKey()
    for text in [compiler.version] + compiler.command + Self.flags(of: module, optimization) {
      key.add(text)
    }
    for file in module.files {
      key.add(file.path)
      key.add(file.text)
    }
    for module in imports { key.add(module.key) }
    return key.text
  }

  /// What lets sources import modules of the model under the names of the modules they model.
  func aliasFlags(_ built: [BuiltModule]) -> [String] {
    let names = Set(built.map(\.name))
    return modules.flatMap { module -> [String] in
      guard let name = module.importName, names.contains(module.name) else { return [] }
      return ["-module-alias", "\(name)=\(module.name)"]
    }
  }

  private static func flags(of module: ModelModule, _ optimization: Optimization) -> [String] {
    [
      optimization.flag(module.share), "-wmo", "-parse-as-library", "-swift-version", "6",
      "-suppress-warnings", "-module-name", module.name,
    ]
  }

  private func build(
    _ module: ModelModule, as done: BuiltModule, imports: [BuiltModule]
  ) throws(ModelProblem) {
    removeLeftovers()
    let draft: DiskPath
    switch TemporaryFolder.make(in: folder, named: Self.draftPrefix) {
    case .success(let made): draft = made
    case .failure(let problem):
      throw ModelProblem(
        "cannot write the cache '\(folder.text)': \(problem.reason); --cache names another folder")
    }
    Interruption.made(draft)
    defer {
      FolderTree.remove(draft)
      Interruption.removed(draft)
    }
    let sources = draft.appending(Array("Sources".utf8))
    let names = try write(module, to: sources)
    let product = BuiltModule(name: module.name, key: done.key, folder: draft)
    let aliases = module.importStyle == .importNames ? aliasFlags(imports) : []
    let outcome = try compiler.run(
      Self.flags(of: module, optimization) + aliases + imports.flatMap(\.searchFlags)
        + ["-emit-module", "-emit-module-path", product.interface.text, "-c", "-o"]
        + [product.object.text] + names)
    guard outcome.end == .exited(0) else {
      throw ModelProblem(
        "the compiler cannot compile the model's module '\(module.name)': "
          + CompilerMessages.firstError(in: outcome))
    }
    FolderTree.remove(sources)
    // Whoever was faster has made the same.
    if FolderTree.move(draft, to: done.folder) != nil, !done.isComplete {
      FolderTree.remove(done.folder)
      if let problem = FolderTree.move(draft, to: done.folder) {
        throw ModelProblem("cannot write the cache '\(folder.text)': \(problem.reason)")
      }
    }
  }

  private static let draftPrefix = ".draft-"

  /// What a run that was killed has left. Only the holder of the lock makes drafts.
  private func removeLeftovers() {
    for entry in FolderEntries(of: folder).entries
    where entry.name.starts(with: Self.draftPrefix.utf8) {
      FolderTree.remove(folder.appending(entry.name))
    }
  }

  /// Writes the sources and returns their paths.
  private func write(_ module: ModelModule, to place: DiskPath) throws(ModelProblem) -> [String] {
    var names: [String] = []
    for (index, file) in module.files.enumerated() {
      // Folders are flattened; the compiler wants every name once.
      let name = file.path.split(separator: "/").last.map(String.init) ?? "\(index).swift"
      let path = place.appending(Array("\(index)".utf8)).appending(Array(name.utf8))
      if let problem = FolderTree.make(path.folder)
        ?? AtomicFile.write(Array(file.text.utf8), to: path)
      {
        throw ModelProblem("cannot write '\(path.text)': \(problem.reason)")
      }
      names.append(path.text)
    }
    return names
  }
}
