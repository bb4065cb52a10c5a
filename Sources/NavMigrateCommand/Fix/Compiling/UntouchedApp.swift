import SourceText

/// A project as the compiler sees it before anything is changed.
struct UntouchedApp: Sendable {
  let sources: AppSources
  let missing: Set<String>
  let mode: LanguageMode
  let diagnostics: [AppDiagnostic]
  /// Files of the project that were not compiled with the others, as there are too many.
  let isPart: Bool

  /// Why it cannot be told whether the changed code compiles; nil if it can.
  var obstacle: String? {
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      return "without the change, too, the sources do not compile against the model: "
        + "\(error.path):\(error.line): \(error.text)"
    }
    return isPart ? "the project has too many files to compile them all" : nil
  }

  /// The modules with changed texts and new files.
  func modules(changed: [String: [UInt8]]) -> [AppSources.Module] {
    var new: [String: [AppSources.File]] = [:]
    let known = Set(sources.modules.flatMap(\.files).map(\.source.path))
    for path in changed.keys.sorted() where !known.contains(path) {
      guard let bytes = changed[path], let module = sources.module(ofNewFile: path) else {
        continue
      }
      new[module, default: []].append(.init(SourceFile(path: path, bytes: bytes)))
    }
    return sources.modules.map { module in
      let files = module.files.map { file in
        changed[file.source.path].map {
          .init(SourceFile(path: file.source.path, bytes: $0))
        } ?? file
      }
      return AppSources.Module(name: module.name, files: files + (new[module.name] ?? []))
    }
  }
}

extension UntouchedApp {
  /// Beyond this only the files that the scan has looked into are compiled.
  private static let mostFiles = 400

  /// Reads and compiles a project; `known` are the texts of files that were read already.
  init(
    project root: String, paths: [String], known: [String: SourceFile], _ compiler: AppCompiler,
    mode wanted: LanguageMode?
  ) throws(ModelProblem) {
    let swift = paths.filter { $0.split(separator: "/").last != "Package.swift" }
    let isPart = swift.count > Self.mostFiles
    let files = swift.compactMap { path -> AppSources.File? in
      if let file = known[path] { return .init(file) }
      guard !isPart, case .success(let bytes) = FileContents.read(DiskPath(path)) else {
        return nil
      }
      return .init(SourceFile(path: path, bytes: bytes))
    }
    self.isPart = isPart
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    missing = try ModuleProbe(cache: compiler.cache, flags: compiler.flags)
      .missing(imports, in: compiler.work)
    sources = AppSources(files, root: root, missing: missing)
    let newest: LanguageMode = wanted ?? .v6
    let first = try compiler.diagnostics(of: sources.modules, missing: missing, newest)
    guard wanted == nil, !first.isEmpty else {
      (mode, diagnostics) = (newest, first)
      return
    }
    // Nobody writes for a mode that complains more than the other.
    let second = try compiler.diagnostics(of: sources.modules, missing: missing, .v5)
    let isBetter =
      (second.count(of: .error), second.count) < (first.count(of: .error), first.count)
    (mode, diagnostics) = isBetter ? (.v5, second) : (newest, first)
  }
}

extension [AppDiagnostic] {
  fileprivate func count(of severity: AppDiagnostic.Severity) -> Int {
    reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
