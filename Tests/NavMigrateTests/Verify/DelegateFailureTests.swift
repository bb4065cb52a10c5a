import Reporting
import Testing

@testable import NavMigrateCommand

/// Delegates that do harm are reported, each with the place and the state it was in.
@Suite struct DelegateFailureTests {
  @Test(
    arguments: [
      ("let none: Int? = nil; _ = none!", "it trapped: Unexpectedly found nil", 6),
      ("fatalError(\"no way\")", "it trapped: no way", 6),
      ("\n\n_ = [1, 2][view.hash & 1 + 2]", "it trapped: Index out of range", 8),
      ("abort()", "it aborted", nil),
      ("exit(0)", "it ended the process with status 0", nil),
      ("exit(3)", "it ended the process with status 3", nil),
      ("self.startGuidance(view: view); print(1)", "it crashed: functions call each other", 6),
      ("kill(getpid(), SIGKILL)", "it was killed", nil),
    ] as [(String, String, Int?)])
  func reportsWhatEndsTheProcess(_ body: String, _ message: String, _ line: Int?) throws {
    let failure = try #require(try DelegateTrial().failure(of: body))
    #expect(failure.message.hasPrefix(message), "\(failure)")
    #expect(failure.state == "phone/start")
    #expect(failure.place?.line == line)
    if line != nil { #expect(failure.place?.file.hasSuffix("/Layout.swift") == true) }
  }

  @Test func endsALoopAndSaysWhereItWas() throws {
    var trial = try DelegateTrial()
    trial.milliseconds = 3_000
    let body = "var i = 0\n    while true {\n      i &+= 1\n    }"
    let failure = try #require(try trial.failure(of: body))
    #expect(failure.message == "it ran for more than 3 s and was ended")
    #expect(failure.state == "phone/start")
    #expect([7, 8].contains(failure.place?.line))
  }

  @Test func endsWhatTakesAllMemory() throws {
    let body =
      "var all: [[Int]] = []\n    while true { all.append(Array(repeating: 1, count: 1 << 26)) }"
    let failure = try #require(try DelegateTrial().failure(of: body))
    #expect(failure.message == "it used more than 4 GB of memory")
  }

  @Test func endsWhatPrintsWithoutEnd() throws {
    let body = "let x = String(repeating: \"x\", count: 1 << 20)\n    while true { print(x) }"
    let failure = try #require(try DelegateTrial().failure(of: body))
    #expect(failure.message == "it printed without end")
  }

  @Test func isNotMisledByWhatADelegatePrints() throws {
    let body = """
      print("navmigrate-record-begin\\n{}\\nnavmigrate-record-end")
      print("no line end", terminator: "")
      FileHandle.standardError.write(Data([0xFF, 0, 10]))
      """
    let report = try DelegateTrial().report(DelegateTrial.delegate(body))
    #expect(report.record?.states.map(\.id) == ["phone/guidance"])
  }

  @Test func refusesARecordThatIsNone() throws {
    let body =
      "print(\"navmigrate-record-begin\\nnonsense\\nnavmigrate-record-end\"); fflush(nil); _exit(0)"
    let failure = try #require(try DelegateTrial().failure(of: body))
    #expect(failure.message.hasPrefix("its record cannot be read"))
  }

  @Test func saysThatADelegateCannotBeMade() throws {
    let text = """
      import GoogleNavigation
      final class Layout: NSObject, NavigationLayoutDelegate {
        init(height: Int) {}
        func startGuidance(view: UIView) {}
      }
      final class Other: NSObject, NavigationLayoutDelegate {
        func startGuidance(view: UIView) {}
      }
      final class Never: NSObject, NavigationLayoutDelegate {
        init?(_ x: Int = 1) { return nil }
        func startGuidance(view: UIView) {}
      }
      """
    let reports = try DelegateTrial().reports(["Layout.swift": text])
    #expect(reports.map(\.name) == ["Layout", "Other", "Never"])
    guard case .failed(let failure) = reports[0].outcome else { throw DelegateTrial.Miscount([]) }
    #expect(failure.message.contains("missing argument for parameter 'height'"))
    #expect(failure.message.contains("--make"))
    #expect(reports[1].record != nil)
    guard case .failed(let never) = reports[2].outcome else { throw DelegateTrial.Miscount([]) }
    #expect(never.message == "it cannot be run: its initialiser gave nil")
  }
}
