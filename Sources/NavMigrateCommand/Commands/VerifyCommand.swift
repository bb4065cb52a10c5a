import NavSDK
import Reporting

/// `navmigrate verify`: compares an app's legacy layout with the one that a migration would give it;
/// with `--delegate` runs layout delegates through states and screens, and reports what goes wrong.
enum VerifyCommand {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard invocation.has(.delegate) else { return try AppVerification.run(invocation, console) }
    Interruption.endChildrenToo()
    let directory = WorkingDirectory(path: console.environment.workingDirectory)
    let inputs = try ScanInput.of(invocation)
    let folder = inputs.first?.folder(in: directory) ?? directory.path
    let settings = try Settings(invocation, from: folder, in: directory)
    let wanted = try VerifySettings(settings, console.environment)
    let read = try DelegateFiles(inputs, settings, threads: wanted.threads)
    for path in read.unreadable {
      console.error("cannot read '\(path.path.text)': \(path.reason)")
    }
    for note in read.notes { console.note(note) }
    let tasks = Verification.tasks(read.files, make: wanted.make)
    if tasks.isEmpty {
      console.error("no class that conforms to 'NavigationLayoutDelegate' in the files given")
      return .failed
    }
    do {
      let delegates = try reports(of: tasks, read.files, wanted, directory, console)
      let report = VerifyReport(
        delegates: delegates, scannedCount: read.files.count,
        unreadable: read.unreadable.map {
          ScanReport.Unreadable(file: $0.path.text, reason: $0.reason)
        }, frames: wanted.frames)
      return finish(report, wanted, invocation, console)
    } catch let problem as ModelProblem {
      console.error(problem.message)
      return .failed
    }
  }

  private static func reports(
    of tasks: [Verification.Task], _ files: [DelegateFile], _ wanted: VerifySettings,
    _ directory: WorkingDirectory, _ console: Console
  ) throws -> [DelegateReport] {
    let cache = try wanted.compiler.cache(wanted.modelOptimization)
    let compiler = DelegateCompiler(
      cache: cache, language: language(files, wanted, directory), flags: wanted.compiler.flags,
      objectiveC: .here, directory: directory)
    let runner = DelegateRunner(
      milliseconds: wanted.milliseconds, scenarioFile: wanted.scenarioFile,
      recordsFrames: wanted.frames == .shown)
    let count = tasks.reduce(0) { $0 + $1.subjects.count }
    let verification = Verification(
      files, compiler, runner, pictures: pictures(wanted, delegateCount: count))
    // The first builds what all need.
    let outcomes = Workers.map(below: tasks.count, batch: 1, threads: wanted.threads) {
    } body: { index, _ -> Result<[DelegateReport], ModelProblem> in
      do throws(ModelProblem) {
        return .success(try verification.reports(of: tasks[index]))
      } catch {
        return .failure(error)
      }
    }
    return try outcomes.flatMap { try $0.get() }
  }

  /// Several delegates have a folder each.
  private static func pictures(
    _ wanted: VerifySettings, delegateCount: Int
  ) -> (@Sendable (DelegateSubject) -> DiskPath)? {
    guard let folder = wanted.pictures else { return nil }
    if delegateCount == 1 { return { _ in folder } }
    return { subject in
      let name = subject.name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
      return folder.appending(Array(String(name).utf8))
    }
  }

  private static func language(
    _ files: [DelegateFile], _ wanted: VerifySettings, _ directory: WorkingDirectory
  ) -> LanguageChoice {
    if let mode = wanted.compiler.languageMode { return .fixed(mode) }
    let folder = files.first.map { DiskPath($0.source.path).folder } ?? .here
    let mode = ProjectLanguage.mode(upwardFrom: folder, in: directory)
    return mode.map(LanguageChoice.fixed) ?? .newestThatCompiles
  }

  private static func finish(
    _ report: VerifyReport, _ wanted: VerifySettings, _ invocation: Invocation, _ console: Console
  ) -> ExitStatus {
    let ink = console.ink(invocation)
    for delegate in report.delegates { complain(about: delegate, console) }
    switch wanted.format {
    case .json: console.print(report.json(tool: Version.number).document())
    case .text: console.print(report.text(ink: ink, next: next(report)))
    }
    if report.hasFailure { return .failed }
    return report.openFindings.isEmpty ? .done : .remaining
  }

  /// Says on standard error why a delegate was not run.
  private static func complain(about delegate: DelegateReport, _ console: Console) {
    switch delegate.outcome {
    case .ran: break
    case .notCompiled(let messages):
      var lacking: [String] = []
      for name in messages.compactMap(\.missing) where !lacking.contains(name) {
        lacking.append(name)
      }
      let list = lacking.isEmpty ? "" : ", which lacks \(lacking.joined(separator: ", "))"
      console.error("'\(delegate.name)' does not compile against the model\(list)")
      console.printToStandardError(CompileMessageText.render(messages, ink: .plain))
    case .failed(let failure):
      let place = failure.place.map { place in
        ", at \(place.file):\(place.line)" + (place.column > 0 ? ":\(place.column)" : "")
      }
      let state = failure.state.map { ", in \($0)" }
      console.error("'\(delegate.name)': \(failure.message)\(state ?? "")\(place ?? "")")
    }
  }

  /// The command worth typing next: it explains the rule of the first finding.
  private static func next(_ report: VerifyReport) -> String? {
    let rules = report.openFindings.map { RuleID($0.fault.rule) }
    let known = rules.first { RuleCatalogue.rule($0) != nil }
    return known.map { "navmigrate explain \($0.text)" }
  }
}
