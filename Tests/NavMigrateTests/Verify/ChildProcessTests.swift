import Testing

@testable import NavMigrateCommand

@Suite struct ChildProcessTests {
  private func run(
    _ script: String, _ limits: ProcessLimits = .none, variables: [String] = [],
    folder: DiskPath? = nil, question: Int32? = nil
  ) throws -> ProcessOutcome {
    var child = ChildProcess(command: ["/bin/sh", "-c", script])
    child.limits = limits
    child.variables = variables
    child.folder = folder
    child.questionSignal = question
    return try child.run().get()
  }

  @Test func catchesWhatIsPrintedAndTheStatus() throws {
    let outcome = try run("echo out; echo err >&2; exit 3")
    #expect(outcome.end == .exited(3))
    #expect(outcome.output == Array("out\n".utf8))
    #expect(outcome.errorText == "err\n")
  }

  @Test func passesArgumentsAndVariablesAsTheyAre() throws {
    var child = ChildProcess(command: ["/bin/sh", "-c", #"printf '%s|%s|%s' "$1" "$2" "$A""#])
    child = ChildProcess(command: child.command + ["sh", "a b", "$x'\"*"])
    child.variables = ["A=1=2", "PATH=/nowhere"]
    let outcome = try child.run().get()
    #expect(String(decoding: outcome.output, as: UTF8.self) == "a b|$x'\"*|1=2")
  }

  @Test func replacesAnInheritedVariable() throws {
    let outcome = try run(
      "/usr/bin/env | grep -c '^PATH='; echo $PATH", variables: ["PATH=/nil:/bin:/usr/bin"])
    #expect(outcome.output == Array("1\n/nil:/bin:/usr/bin\n".utf8))
  }

  @Test func runsInTheFolder() throws {
    let scratch = try Scratch()
    let outcome = try run("pwd", folder: DiskPath(scratch.url.path))
    #expect(outcome.output == Array((scratch.url.path + "\n").utf8))
  }

  @Test func hasNothingToRead() throws {
    #expect(try run("cat").output.isEmpty)
  }

  @Test func saysWhichSignalEndedIt() throws {
    #expect(try run("kill -9 $$").end == .signalled(9))
  }

  @Test func saysThatThereIsNoSuchProgram() throws {
    let outcome = try ChildProcess(command: ["/nowhere/at-all"]).run().get()
    #expect(outcome.end == .exited(127))
  }

  @Test func endsWhatRunsTooLongWithAllItHasStarted() throws {
    let outcome = try run("sleep 600 & echo started; wait", ProcessLimits(milliseconds: 200))
    #expect(outcome.end == .timedOut)
    #expect(outcome.output == Array("started\n".utf8))
  }

  @Test func endsWhatClosesItsOutputAndGoesOn() throws {
    let outcome = try run("exec >&- 2>&-; sleep 600", ProcessLimits(milliseconds: 200))
    #expect(outcome.end == .timedOut)
  }

  @Test func isNotHeldUpByWhatIsLeftBehind() throws {
    let outcome = try run("sleep 600 & echo done")
    #expect(outcome.end == .exited(0))
    #expect(outcome.output == Array("done\n".utf8))
  }

  @Test func asksWhereItIsBeforeItIsKilled() throws {
    let script = "trap 'echo here; exit 5' USR1; while :; do sleep 0.05; done"
    let outcome = try run(script, ProcessLimits(milliseconds: 300), question: 10)
    #expect(outcome.end == .timedOut)
    #expect(outcome.output == Array("here\n".utf8))
  }

  @Test func endsWhatPrintsTooMuch() throws {
    let outcome = try run("yes", ProcessLimits(output: 1000))
    #expect(outcome.end == .printedTooMuch)
    #expect(outcome.output.count == 1000)
  }

  @Test func keepsBothEndsOfLongErrors() throws {
    let script = "echo first >&2; yes | head -c 100000 >&2; echo last >&2"
    let outcome = try run(script, ProcessLimits(errors: 2000))
    #expect(outcome.errors.count <= 3000)
    #expect(outcome.errorText.hasPrefix("first\n") && outcome.errorText.hasSuffix("last\n"))
  }

  @Test func refusesMemoryBeyondTheLimit() throws {
    let script = "x=aaaaaaaa; while :; do x=$x$x; done"
    let limits = ProcessLimits(milliseconds: 60_000, memory: 64 << 20)
    let end = try run(script, limits).end
    #expect(end != .timedOut && end != .exited(0))
  }
}
