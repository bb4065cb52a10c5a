import Reporting

/// Runs a compiled delegate through the scenarios in a child process, and says what came of it.
struct DelegateRunner: Sendable {
  /// Wall-clock time for one delegate, in milliseconds.
  let milliseconds: Int
  /// nil for the standard scenarios.
  let scenarioFile: ScenarioSource?
  let recordsFrames: Bool

  /// Address space of the child, in bytes. What is compiled takes some 0.3 GB of it for code.
  static let memory = 4 << 30

  /// The line before the record, and the one after it; as `ScenarioMain` writes them.
  static let recordBegin = "navmigrate-record-begin"
  static let recordEnd = "navmigrate-record-end"
  /// Before what is wrong with the scenario file.
  static let scenarioMark = "navmigrate-scenario: "

  /// A signal on which the Swift runtime prints where each function stands: `SIGTRAP`.
  private static let question: Int32 = 5

  /// Runs the delegate of a number; `pictures` is a folder for wireframes.
  func run(
    _ binary: DiskPath, number: Int, sources: CompiledSources, in folder: DiskPath,
    pictures: DiskPath?
  ) throws(ModelProblem) -> Result<RunRecord, DelegateFailure> {
    var arguments: [String] = recordsFrames ? [] : ["--no-frames"]
    if let scenarioFile { arguments += ["--scenario", scenarioFile.path.text] }
    if let pictures { arguments += ["--svg", pictures.text] }
    var child = ChildProcess(command: [binary.text] + arguments)
    child.folder = folder
    child.limits = ProcessLimits(milliseconds: milliseconds, memory: Self.memory)
    child.questionSignal = Self.question
    child.variables = [
      "\(HarnessSource.numberVariable)=\(number)",
      """
      SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,images=none,\
      registers=none,limit=64,sanitize=no,cache=no,timeout=2s
      """,
    ]
    let outcome: ProcessOutcome
    switch child.run() {
    case .success(let ended): outcome = ended
    case .failure(let error): throw ModelProblem("cannot run the delegate: \(error.reason)")
    }
    let trace = RunTrace(outcome.errorText, sources)
    if let scenarioFile, let message = trace.lastMessage, message.hasPrefix(Self.scenarioMark) {
      let reason = message.dropFirst(Self.scenarioMark.count)
      throw ModelProblem("scenario file '\(scenarioFile.name)': \(reason)")
    }
    if let text = Self.record(in: outcome.output) {
      do {
        return .success(try RunRecordReader.record(text, sources))
      } catch {
        return .failure(trace.failure("its record cannot be read: \(error.reason)"))
      }
    }
    return .failure(failure(outcome, trace))
  }

  /// The bytes between the last two marks that belong together.
  private static func record(in output: [UInt8]) -> ArraySlice<UInt8>? {
    let lines = output.split(separator: UInt8(ascii: "\n"))
    guard let end = lines.lastIndex(where: { $0.elementsEqual(recordEnd.utf8) }),
      let begin = lines[..<end].lastIndex(where: { $0.elementsEqual(recordBegin.utf8) }),
      begin + 2 == end
    else { return nil }
    return lines[begin + 1]
  }

  private func failure(_ outcome: ProcessOutcome, _ trace: RunTrace) -> DelegateFailure {
    switch outcome.end {
    case .timedOut:
      trace.failure("it ran for more than \(Self.seconds(milliseconds)) and was ended")
    case .printedTooMuch: trace.failure("it printed without end")
    case .usedTooMuchMemory: trace.failure(Self.memoryMessage)
    case .signalled where trace.ranOutOfMemory: trace.failure(Self.memoryMessage)
    case .signalled(let signal): trace.crash(signal)
    case .exited(let status):
      if status == 1, let message = trace.lastMessage {
        trace.failure("it cannot be run: \(message)")
      } else {
        trace.failure("it ended the process with status \(status)")
      }
    }
  }

  private static let memoryMessage = "it used more than \(memory >> 30) GB of memory"

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
