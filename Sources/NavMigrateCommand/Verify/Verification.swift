import ModelSources
import Reporting
import SourceText

/// Compiles, runs and judges the delegates of some files.
struct Verification {
  private let files: [DelegateFile]
  private let compiler: DelegateCompiler
  private let runner: DelegateRunner
  /// The folder for the wireframes of a delegate; nil where none are asked for.
  private let pictures: (@Sendable (DelegateSubject) -> DiskPath)?

  /// A unit with what it is to run.
  struct Task {
    let files: [Int]
    let wider: [Int]
    let subjects: [DelegateSubject]
  }

  init(
    _ files: [DelegateFile], _ compiler: DelegateCompiler, _ runner: DelegateRunner,
    pictures: (@Sendable (DelegateSubject) -> DiskPath)?
  ) {
    self.files = files
    self.compiler = compiler
    self.runner = runner
    self.pictures = pictures
  }

  /// The tasks for the classes of the files, or for an expression.
  static func tasks(_ files: [DelegateFile], make: String?) -> [Task] {
    if let make {
      let expression = DelegateFile(
        SourceFile(path: "", bytes: Array(make.utf8)), operand: -1, isOnDisk: false)
      let needed = FileClosure(files + [expression]).files(neededBy: [files.count])
      let all = Array(files.indices)
      let own = needed.filter { $0 < files.count }
      return [
        Task(
          files: own.isEmpty ? all : own, wider: all, subjects: [.init(maker: .expression(make))])
      ]
    }
    let units = DelegateUnit.all(of: DelegateClass.all(in: files), in: files)
    return units.map { unit in
      Task(
        files: unit.files, wider: unit.widened(in: files).files,
        subjects: unit.classes.map { DelegateSubject(maker: .initializer($0)) })
    }
  }

  /// Does one task, in a folder that is gone afterwards.
  func reports(of task: Task) throws(ModelProblem) -> [DelegateReport] {
    try TemporaryFolder.within { work throws(ModelProblem) in
      try reports(of: task, in: work)
    }
  }

  private func reports(of task: Task, in work: DiskPath) throws(ModelProblem) -> [DelegateReport] {
    var compiled = try compile(task.files, task.subjects, in: work, named: "unit")
    if !compiled.problems.isEmpty, task.wider != task.files {
      let wider = try compile(task.wider, task.subjects, in: work, named: "all")
      if wider.problems.isEmpty { compiled = wider }
    }
    var reports: [DelegateReport] = []
    for (number, subject) in task.subjects.enumerated() {
      reports.append(try report(number, subject, compiled, in: work))
    }
    return reports
  }

  private func compile(
    _ indices: [Int], _ subjects: [DelegateSubject], in work: DiskPath, named name: String
  ) throws(ModelProblem) -> CompiledDelegates {
    let folder = work.appending(Array(name.utf8))
    if let problem = FolderTree.make(folder) {
      throw ModelProblem("cannot make a temporary folder: \(problem.reason)")
    }
    return try compiler.compile(
      indices.map { files[$0] }, subjects.map(renumbered(indices)), in: folder)
  }

  /// A subject whose class is known by the index of its file among those compiled.
  private func renumbered(_ indices: [Int]) -> (DelegateSubject) -> DelegateSubject {
    { subject in
      guard let delegate = subject.delegate,
        let file = indices.firstIndex(of: delegate.file)
      else { return subject }
      return DelegateSubject(maker: .initializer(delegate.moved(toFile: file)))
    }
  }

  private func report(
    _ number: Int, _ subject: DelegateSubject, _ compiled: CompiledDelegates, in work: DiskPath
  ) throws(ModelProblem) -> DelegateReport {
    let outcome = try outcome(number, subject, compiled, in: work)
    let place = declaration(of: subject)
    var findings: [RunFinding] = []
    if case .ran(let record) = outcome {
      let places = FindingPlaces(compiled.sources.files)
      findings = record.faults.map {
        places.finding($0, delegate: subject.name, declaration: place)
      }
    }
    return DelegateReport(
      name: subject.name, place: place, languageMode: compiled.mode.rawValue, outcome: outcome,
      notes: compiled.notes, findings: findings)
  }

  private func declaration(of subject: DelegateSubject) -> SourcePlace? {
    guard let delegate = subject.delegate else { return nil }
    let source = files[delegate.file].source
    let start = LineTable(source.bytes).position(of: delegate.range.lowerBound)
    return SourcePlace(file: source.path, line: start.line, column: start.column)
  }

  private func outcome(
    _ number: Int, _ subject: DelegateSubject, _ compiled: CompiledDelegates, in work: DiskPath
  ) throws(ModelProblem) -> DelegateReport.Outcome {
    if let reason = compiled.unmade[number] {
      return .failed(
        DelegateFailure(
          message: "it cannot be made by '\(subject.name)()': \(reason); --make takes an expression"
        ))
    }
    guard let binary = compiled.binary else {
      return .notCompiled(FindingPlaces(compiled.sources.files).messages(compiled.problems))
    }
    let ran = try runner.run(
      binary, number: number, sources: compiled.sources, in: work,
      pictures: pictures?(subject))
    switch ran {
    case .success(let record): return .ran(record)
    case .failure(let failure): return .failed(failure)
    }
  }
}
