import SourceText

/// Compiles the modules of an app against the model, as far as the compiler checks a program.
struct AppCompiler {
  let cache: ModelCache
  let flags: [String]
  let objectiveC: Desugarer.ObjectiveC
  /// A folder for what the compiler reads and writes.
  let work: DiskPath

  /// What a package's build makes for targets with resources.
  private static let resources = "\nextension Bundle { static var module: Bundle { .main } }\n"
  private static let standInsName = "NavmigrateStandIns.swift"
  /// Milliseconds that one module may take.
  private static let limit = 300_000

  /// What the compiler says of the modules in order. Ends after the first one for which `goesOn` is
  /// false.
  func diagnostics(
    of modules: [AppSources.Module], missing: Set<String>, _ mode: LanguageMode,
    while goesOn: ([AppDiagnostic]) -> Bool = { _ in true }
  ) throws(ModelProblem) -> [AppDiagnostic] {
    let own = Set(modules.map(\.name))
    let imports = modules.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let model = try cache.built(cache.names(for: imports).union(["ModelUIKit"]))
    let desugarer = Desugarer(
      objectiveC: objectiveC, missingModules: missing.subtracting(own),
      modelModules: Set(cache.modules.compactMap(\.importName)))
    let products = work.appending(Array("products".utf8))
    // What an earlier run has made is not to be found.
    FolderTree.remove(products)
    if let problem = FolderTree.make(products) {
      throw ModelProblem("cannot write '\(products.text)': \(problem.reason)")
    }
    var found: [AppDiagnostic] = []
    for module in modules {
      let new = try StatusLine.showing("compiling \(module.files.count) files of the app") {
        () throws(ModelProblem) -> [AppDiagnostic] in
        try diagnostics(of: module, desugarer, model, products, mode)
      }
      found += new
      if !goesOn(new) { break }
    }
    return found
  }

  private func diagnostics(
    of module: AppSources.Module, _ desugarer: Desugarer, _ model: [BuiltModule],
    _ products: DiskPath, _ mode: LanguageMode
  ) throws(ModelProblem) -> [AppDiagnostic] {
    let paths = try write(module, desugarer)
    let isProgram = module.files.contains { $0.name == "main.swift" }
    let product = products.appending(Array(module.name.utf8)).text
    let outcome = try cache.compiler.run(
      ["-emit-sil", "-Onone", "-wmo", "-module-name", module.name, "-swift-version", mode.rawValue]
        + (isProgram ? [] : ["-parse-as-library"]) + CompilerMessages.flags
        + cache.aliasFlags(model) + (model.flatMap(\.searchFlags) + ["-I", products.text]) + flags
        + ["-emit-module", "-emit-module-path", product + ".swiftmodule", "-o", product + ".sil"]
        + paths, milliseconds: Self.limit)
    let messages = CompilerMessages.all(in: outcome.errorText)
    let files = Dictionary(zip(paths, module.files), uniquingKeysWith: { first, _ in first })
    let found = messages.compactMap { message -> AppDiagnostic? in
      guard let file = message.file.flatMap({ files[$0] }) else { return nil }
      let severity: AppDiagnostic.Severity
      switch message.kind {
      case .error: severity = .error
      case .warning: severity = .warning
      case .note: return nil
      }
      return AppDiagnostic(
        severity: severity, path: file.source.path, line: message.line,
        column: message.column, text: message.text)
    }
    if outcome.end != .exited(0), !found.contains(where: { $0.severity == .error }) {
      throw ModelProblem(
        "the compiler failed on '\(module.name)': \(CompilerMessages.firstError(in: outcome))")
    }
    return found
  }

  /// Writes copies of the files, and returns their paths in the order of the files and after them
  /// that of what the platform lacks.
  private func write(
    _ module: AppSources.Module, _ desugarer: Desugarer
  ) throws(ModelProblem) -> [String] {
    let folder = work.appending(Array(module.name.utf8))
    var paths: [String] = []
    var names: Set<String> = []
    func write(_ bytes: [UInt8], _ name: String, _ number: Int) throws(ModelProblem) {
      // The compiler tells the files of a module apart by their names.
      let isNew = names.insert(name).inserted
      let place = folder.appending(Array("\(number)".utf8))
        .appending(Array((isNew ? name : "\(number)-\(name)").utf8))
      if let problem = FolderTree.make(place.folder) ?? AtomicFile.write(bytes, to: place) {
        throw ModelProblem("cannot write '\(place.text)': \(problem.reason)")
      }
      paths.append(place.text)
    }
    for (number, file) in module.files.enumerated() {
      let bytes = file.source.bytes
      try write(desugarer.copy(of: bytes) ?? bytes, file.name, number)
    }
    let standIns = FoundationStandIns.text(objectiveC)
    if !standIns.isEmpty {
      let resources = flags.contains(ProjectFlags.packageFlag) ? Self.resources : ""
      let text = "import Foundation\nimport UIKit\n" + standIns + resources + "\n"
      try write(Array(text.utf8), Self.standInsName, module.files.count)
    }
    return paths
  }
}
