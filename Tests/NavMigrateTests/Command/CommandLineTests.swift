import Foundation
import Testing

@Suite struct CommandLineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aloneItPrintsHelpOnStandardErrorAndFails() throws {
    let run = try scratch.run()
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains("usage: navmigrate COMMAND"))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func helpIsOutput(_ arguments: [String]) throws {
    let run = try ToolRun(arguments, in: scratch.url, input: Data())
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains("  scan [PATH...]"))
    #expect(!run.text.contains("tokens"))
  }

  @Test(arguments: [["help", "scan"], ["scan", "--help"], ["scan", "-h", "nowhere"]])
  func helpOfACommandListsItsFlags(_ arguments: [String]) throws {
    let run = try ToolRun(arguments, in: scratch.url, input: Data())
    #expect(run.status == 0)
    #expect(run.text.contains("--min-confidence certain|likely|possible"))
    #expect(run.text.contains("--exclude GLOB"))
  }

  @Test func versionIsTheToolsName() throws {
    let run = try scratch.run("--version")
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("navmigrate "))
  }

  @Test(arguments: [
    (["scna"], "unknown command 'scna'; did you mean 'scan'?"),
    (["--hlep"], "unknown flag '--hlep'; did you mean '--help'?"),
    (["scan", "--formt", "json"], "scan has no flag '--formt'; did you mean '--format'?"),
    (["scan", "--format=jsn"], "--format is one of text, json, not 'jsn'; did you mean 'json'?"),
    (["scan", "--format"], "--format needs a value: --format text|json"),
    (["scan", "--verbose=yes"], "--verbose takes no value"),
    (["scan", "-x"], "scan has no flag '-x'"),
    (["scan", "--jobs", "0"], "--jobs is a number from 1, not '0'"),
    (
      ["scan", "--select", "map-paddin"],
      "--select names a rule, and 'map-paddin' is none; did you mean 'map-padding'?"
    ),
    (["scan", "--exclude", "/"], "the pattern '/' matches nothing"),
    (["scan", "--update-baseline"], "--update-baseline needs a file: --baseline FILE"),
    (["scan", "--stdin-path", "A.swift"], "--stdin-path needs '-' among the paths"),
    (["scan", ""], "a path is empty"),
    (
      ["explain", "isNavigationHeadrEnabled"],
      "nothing is known of 'isNavigationHeadrEnabled'; did you mean 'isNavigationHeaderEnabled'?"
    ),
    (["explain"], "explain needs a rule or an API name; 'navmigrate rules' lists the rules"),
    (["rules", "x"], "rules takes no argument; 'navmigrate explain x' explains one rule"),
    (["help", "scann"], "unknown command 'scann'; did you mean 'scan'?"),
  ])
  func misuseIsSaidAndFails(_ arguments: [String], _ message: String) throws {
    let run = try ToolRun(arguments, in: scratch.url, input: Data())
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors == "navmigrate: error: \(message)\n")
  }

  @Test func twoDashesEndTheFlags() throws {
    try scratch.write(DriveSource.text, to: "--verbose.swift")
    #expect(try scratch.run("scan", "--", "--verbose.swift").status == 1)
  }

  @Test func aValueFollowsOrIsAttached() throws {
    try scratch.write(DriveSource.text, to: "A.swift")
    let first = try scratch.run("scan", "--format", "json")
    let second = try scratch.run("scan", "--format=json")
    #expect(first.output == second.output)
    #expect(try ScanJSON(first).findings.count == 2)
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try scratch.run("rules")
    #expect(list.status == 0)
    #expect(list.text.contains("map-padding"))
    let explained = try scratch.run("explain", "GMSMapView.padding", "prompt-listener")
    #expect(explained.status == 0)
    #expect(explained.text.hasPrefix("map-padding: "))
    #expect(explained.text.contains("\nprompt-listener: "))
  }

  @Test func colourIsForTerminalsOrOnDemand() throws {
    #expect(!(try scratch.run("rules").text.contains("\u{1B}")))
    #expect(try scratch.run("rules", "--color", "always").text.contains("\u{1B}["))
    let quiet = try scratch.shell("NO_COLOR=1 $TOOL rules --color never")
    #expect(!quiet.text.contains("\u{1B}"))
  }

  @Test func aFullDiskIsAFailure() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try scratch.shell("$TOOL rules > /dev/full")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write the output"))
  }
}
