import Foundation
import Testing

@Suite struct ConfigurationTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(DriveSource.text, to: "App/A.swift")
    try scratch.write(DriveSource.text, to: "App/Gen/B.swift")
  }

  private func places(_ arguments: String...) throws -> [String] {
    let run = try ToolRun(
      ["scan", "--format", "json"] + arguments, in: scratch.url, input: Data())
    #expect(run.errors.isEmpty)
    return try ScanJSON(run).places
  }

  @Test func itIsFoundUpwardAndItsPathsAreFromItsFolder() throws {
    try scratch.write(
      #"{"exclude": ["App/Gen/"], "ignore": ["map-padding"]}"#, to: ".navmigrate.json")
    #expect(try places("App") == ["App/A.swift:9 navigation-header-enabled"])
    let run = try scratch.shell("cd App && $TOOL scan --format json")
    #expect(try ScanJSON(run).places == ["A.swift:9 navigation-header-enabled"])
  }

  @Test func flagsWin() throws {
    try scratch.write(
      #"{"ignore": ["map-padding"], "minConfidence": "certain"}"#, to: ".navmigrate.json")
    #expect(
      try places("App/A.swift", "--ignore", "navigation-header-enabled")
        == ["App/A.swift:6 map-padding"])
  }

  @Test func typedAndConfiguredPatternsBothCount() throws {
    try scratch.write(#"{"exclude": ["Gen"]}"#, to: ".navmigrate.json")
    #expect(try places("--exclude", "A.swift").isEmpty)
  }

  @Test func aFileCanBeNamed() throws {
    try scratch.write(#"{"exclude": ["Gen"]}"#, to: ".navmigrate.json")
    try scratch.write(#"{"select": ["map-padding"]}"#, to: "other.json")
    #expect(
      try places("--config", "other.json")
        == ["App/A.swift:6 map-padding", "App/Gen/B.swift:6 map-padding"])
  }

  @Test func aBaselineIsFoundFromTheFilesFolder() throws {
    try scratch.write(#"{"baseline": "base.json"}"#, to: "App/.navmigrate.json")
    #expect(try scratch.run("scan", "App", "--update-baseline").status == 0)
    #expect(try scratch.text(of: "App/base.json").contains("\"file\": \"Gen/B.swift\""))
    #expect(try scratch.run("scan", "App").status == 0)
  }

  @Test(arguments: [
    (#"{"exclud": []}"#, "1:2: unknown key 'exclud'; did you mean 'exclude'?"),
    ("{\n  \"format\": \"json\"\n}", "2:3: unknown key 'format'"),
    (#"{"exclude": "Gen"}"#, "1:2: 'exclude' is a list of strings"),
    (#"{"exclude": [1]}"#, "1:2: 'exclude' is a list of strings"),
    (
      #"{"minConfidence": "sure"}"#,
      "1:2: 'minConfidence' is one of certain, likely, possible, not 'sure'"
    ),
    (
      #"{"ignore": ["map-paddin"]}"#,
      "1:2: 'ignore' names a rule, and 'map-paddin' is none; did you mean 'map-padding'?"
    ),
    (#"{"select": [], "select": []}"#, "1:16: 'select' is given twice"),
    ("[]", "1:1: the configuration is to be an object"),
    ("{\n", "2:1: expected a key in quotes"),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ text: String, _ message: String) throws {
    try scratch.write(text, to: ".navmigrate.json")
    let run = try scratch.run("scan")
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors == "navmigrate: error: .navmigrate.json:\(message)\n")
  }

  @Test func aMissingFileThatWasNamedIsAFault() throws {
    let run = try scratch.run("scan", "--config", "no.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read the configuration 'no.json'"))
  }
}
