import ModelSources
import SourceText

/// Compiles delegates with the files they need, against the model.
struct DelegateCompiler: Sendable {
  let cache: ModelCache
  let language: LanguageChoice
  /// The user's own flags.
  let flags: [String]
  let objectiveC: Desugarer.ObjectiveC
  let directory: WorkingDirectory

  /// The names the harness imports, under which the base of the model is compiled.
  static let baseModules: Set<String> = ["ModelGoogleNavigation", "Scenarios"]

  private var compiler: UserCompiler { cache.compiler }

  /// Compiles the unit into `work`, an empty folder.
  func compile(
    _ files: [DelegateFile], _ subjects: [DelegateSubject], in work: DiskPath
  ) throws(ModelProblem) -> CompiledDelegates {
    let imports = Set(files.flatMap(\.imports).map(\.module))
    let missing = try ModuleProbe(cache: cache, flags: flags).missing(imports, in: work)
    let model = try cache.built(Self.baseModules.union(cache.names(for: imports)))
    let sources = CompiledSources(
      files, in: work.appending(Array("Sources".utf8)), directory)
    let numbered = subjects.enumerated().map { (number: $0.offset, subject: $0.element) }
    let desugarer = Desugarer(
      objectiveC: objectiveC, missingModules: missing,
      modelModules: Set(cache.modules.compactMap(\.importName)))
    try sources.write(desugarer, additions(numbered))
    let job = Job(sources: sources, model: model, work: work, missingModules: missing.sorted())
    switch language {
    case .fixed(let mode): return try compile(numbered, job, mode)
    case .newestThatCompiles:
      let newest = try compile(numbered, job, .v6)
      if newest.problems.isEmpty { return newest }
      var older = try compile(numbered, job, .v5)
      if older.problems.isEmpty { older.refusedMode = .v6 }
      return older
    }
  }

  /// What stays the same from one attempt to the next.
  private struct Job {
    let sources: CompiledSources
    let model: [BuiltModule]
    let work: DiskPath
    let missingModules: [String]
  }

  private typealias Numbered = (number: Int, subject: DelegateSubject)

  /// Compiles; delegates that cannot be made are left out in a second attempt.
  private func compile(
    _ subjects: [Numbered], _ job: Job, _ mode: LanguageMode
  ) throws(ModelProblem) -> CompiledDelegates {
    var result = CompiledDelegates(
      mode: mode, missingModules: job.missingModules, sources: job.sources)
    var rest = subjects
    while !rest.isEmpty {
      let messages = try attempt(rest, job, mode)
      let errors = messages.filter { $0.kind == .error }
      if errors.isEmpty {
        result.binary = binary(job)
        result.runnable = rest.map(\.number)
        return result
      }
      var unmade: [Int: String] = [:]
      for error in errors {
        guard let number = error.file.flatMap(HarnessSource.number(ofPlace:)) else { continue }
        if unmade[number] == nil { unmade[number] = error.text }
      }
      let others = errors.filter { $0.file.flatMap(HarnessSource.number(ofPlace:)) == nil }
      if !others.isEmpty || unmade.isEmpty {
        result.problems = job.sources.problems(messages)
        return result
      }
      for (number, reason) in unmade { result.unmade[number] = reason }
      rest.removeAll { unmade[$0.number] != nil }
    }
    return result
  }

  private func binary(_ job: Job) -> DiskPath { job.work.appending(Array("delegate".utf8)) }

  /// Compiles once; an empty list means that there is a binary.
  private func attempt(
    _ subjects: [Numbered], _ job: Job, _ mode: LanguageMode
  ) throws(ModelProblem) -> [CompilerMessage] {
    let harness = job.work.appending(Array(HarnessSource.fileName.utf8))
    let text = HarnessSource(subjects: subjects, objectiveC: objectiveC).text
    if let problem = AtomicFile.write(Array(text.utf8), to: harness) {
      throw ModelProblem("cannot write '\(harness.text)': \(problem.reason)")
    }
    let outcome = try compiler.run(
      ["-Onone", "-g", "-wmo", "-parse-as-library", "-module-name", Self.moduleName]
        + ["-swift-version", mode.rawValue, "-suppress-warnings"] + CompilerMessages.flags
        + cache.aliasFlags(job.model) + job.model.flatMap(\.searchFlags) + flags
        + ["-o", binary(job).text, harness.text] + job.sources.paths
        + job.model.map(\.object.text))
    if outcome.end == .exited(0) { return [] }
    let messages = CompilerMessages.all(in: outcome.errorText)
    if messages.contains(where: { $0.kind == .error }) { return messages }
    throw ModelProblem("the compiler failed: \(CompilerMessages.firstError(in: outcome))")
  }

  /// The name of the module that the user's files become.
  static let moduleName = "NavmigrateDelegates"

  /// The numbers of files with what is added to their copies.
  private func additions(_ subjects: [Numbered]) -> [Int: String] {
    var additions: [Int: String] = [:]
    for (number, subject) in subjects {
      guard let file = subject.delegate?.file,
        let text = HarnessSource.addition(for: subject, number)
      else { continue }
      additions[file, default: ""] += text
    }
    return additions
  }
}
