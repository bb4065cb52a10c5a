import Foundation
import Testing

/// What cannot be read is said, the rest is scanned, and the exit status is 2.
@Suite struct UnreadableTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(DriveSource.text, to: "App/A.swift")
  }

  private func check(
    _ run: ToolRun, _ unreadable: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let json = try ScanJSON(run)
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(
      json.files.unreadable.map { "\($0.file): \($0.reason)" } == unreadable,
      sourceLocation: sourceLocation)
    #expect(
      json.findings.map(\.file) == ["App/A.swift", "App/A.swift"], sourceLocation: sourceLocation)
    for path in json.files.unreadable {
      #expect(run.errors.contains("cannot read '\(path.file)'"), sourceLocation: sourceLocation)
    }
  }

  @Test func aMissingPath() throws {
    try check(
      try scratch.run("scan", "--format", "json", "Nowhere", "App"),
      ["Nowhere: no such file or directory"])
  }

  @Test func onlyMissingPaths() throws {
    let run = try scratch.run("scan", "Nowhere")
    #expect(run.status == 2)
    #expect(run.errors == "navmigrate: error: cannot read 'Nowhere': no such file or directory\n")
    #expect(run.text == "nothing to migrate: 0 Swift files read, 1 not readable\n")
  }

  @Test func aFileThatIsNoSource() throws {
    try scratch.write("# read me", to: "README.md")
    try check(
      try scratch.run("scan", "--format", "json", "README.md", "."),
      ["README.md: neither a Swift file nor a folder"])
  }

  @Test func aPathThroughAFile() throws {
    try check(
      try scratch.run("scan", "--format", "json", "App/A.swift/B.swift", "App"),
      ["App/A.swift/B.swift: not a directory"])
  }

  @Test func aBrokenLinkWhereASourceShouldBe() throws {
    try scratch.link("App/B.swift", to: "gone.swift")
    try scratch.link("App/whatever", to: "gone")
    try scratch.link("App/C.swift", to: "C.swift")
    let run = try scratch.run("scan", "--format", "json")
    let reasons = try ScanJSON(run).files.unreadable
    #expect(reasons.map(\.file) == ["App/B.swift", "App/C.swift"])
    #expect(reasons.first?.reason == "no such file or directory")
    #expect(run.status == 2)
  }

  @Test func pipesAndDevicesAreNotWaitedFor() throws {
    let run = try scratch.shell("mkfifo App/P.swift && $TOOL scan --format json App")
    #expect(run.status == 1)
    #expect(try ScanJSON(run).files.scanned == 1)
    let named = try scratch.run("scan", "--format", "json", "App", "App/P.swift", "/dev/null")
    #expect(named.status == 2)
    let reasons = try ScanJSON(named).files.unreadable.map(\.reason)
    #expect(
      reasons == [
        "a device, neither a file nor a folder", "a named pipe, neither a file nor a folder",
      ])
  }

  @Test func whatMayNotBeRead() throws {
    // Everything may be read by the superuser.
    guard geteuid() != 0 else { return }
    try scratch.write(DriveSource.text, to: "App/Secret.swift")
    try scratch.write(DriveSource.text, to: "App/Closed/X.swift")
    let run = try scratch.shell(
      "chmod 000 App/Secret.swift App/Closed; $TOOL scan --format json; status=$?; "
        + "chmod 700 App/Closed; exit $status")
    try check(run, ["App/Closed: permission denied", "App/Secret.swift: permission denied"])
  }

  @Test func nestingTooDeepToBeRead() throws {
    let deep = String(repeating: "[", count: 100_000)
    try scratch.write("import GoogleNavigation\nlet padding = \(deep)\n", to: "App/Deep.swift")
    let run = try scratch.run("scan", "--format", "json")
    let json = try ScanJSON(run)
    #expect(json.findings.map(\.file) == ["App/A.swift", "App/A.swift"])
    #expect(run.status == (json.files.unreadable.isEmpty ? 1 : 2))
  }
}
