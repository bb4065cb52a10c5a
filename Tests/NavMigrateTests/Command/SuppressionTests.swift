import Foundation
import Testing

@Suite struct SuppressionTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Scans a file with this body of a function; its first line is line 6.
  private func scan(_ body: String) throws -> (suppressed: [Int], open: [Int], errors: String) {
    try scratch.write(DriveSource.use(body), to: "A.swift")
    let run = try scratch.run("scan", "--format", "json")
    let findings = try ScanJSON(run).findings
    #expect(run.status == (findings.contains { !$0.suppressed } ? 1 : 0))
    return (
      findings.filter(\.suppressed).map(\.line), findings.filter { !$0.suppressed }.map(\.line),
      run.errors
    )
  }

  @Test(arguments: [
    "mapView.padding = .zero // navmigrate:ignore",
    "mapView.padding = .zero // navmigrate:ignore map-padding",
    "mapView.padding = .zero // navmigrate:ignore map-padding - the car's map",
    "mapView.padding = .zero // navmigrate:ignore - the car's map",
    "mapView.padding = .zero /* navmigrate:ignore */",
    "/* navmigrate:ignore */ mapView.padding = .zero",
    "mapView.padding = .zero // navmigrate:ignore map-padding, prompt-listener - two",
  ])
  func aCommentOnTheLine(_ line: String) throws {
    let result = try scan(line)
    #expect(result.suppressed == [6])
    #expect(result.open.isEmpty)
  }

  @Test func aCommentOnTheLineAbove() throws {
    let result = try scan("// navmigrate:ignore\n// because\nmapView.padding = .zero")
    #expect(result.suppressed == [8])
    #expect(result.errors.isEmpty)
  }

  @Test func aCommentIsAboutOneLine() throws {
    let result = try scan(
      "mapView.padding = .zero // navmigrate:ignore\nmapView.padding = .zero\n"
        + "// navmigrate:ignore\n\nmapView.padding = .zero")
    #expect(result.suppressed == [6])
    #expect(result.open == [7, 10])
    #expect(result.errors.contains("A.swift:8:1: this comment suppresses no finding"))
  }

  @Test func aCommentAboveAStatementOfSeveralLines() throws {
    let result = try scan(
      "// navmigrate:ignore\nmapView\n  .settings\n  .isNavigationHeaderEnabled = false")
    #expect(result.suppressed == [9])
  }

  @Test func aWholeFile() throws {
    let result = try scan(
      "mapView.padding = .zero\n// navmigrate:ignore-file map-padding - generated\n"
        + "mapView.settings.isNavigationHeaderEnabled = false")
    #expect(result.suppressed == [6])
    #expect(result.open == [8])
  }

  @Test func anotherRuleSuppressesNothing() throws {
    let result = try scan("mapView.padding = .zero // navmigrate:ignore prompt-listener")
    #expect(result.open == [6])
    #expect(result.errors.contains("this comment suppresses no finding of 'prompt-listener'"))
  }

  @Test func aMisspeltRuleSuppressesNothingAndIsSaid() throws {
    let result = try scan("mapView.padding = .zero // navmigrate:ignore map-paddin")
    #expect(result.open == [6])
    #expect(
      result.errors.contains(
        "A.swift:6:29: no rule is called 'map-paddin'; "
          + "a reason follows after ' - '; did you mean 'map-padding'?"))
  }

  @Test func aMisspeltCommentIsSaid() throws {
    let result = try scan("mapView.padding = .zero // navmigrate:ignroe")
    #expect(result.open == [6])
    #expect(
      result.errors.contains(
        "unknown comment 'navmigrate:ignroe'; did you mean 'navmigrate:ignore'?"))
  }

  @Test(arguments: [
    #"print("// navmigrate:ignore"); mapView.padding = .zero"#,
    "mapView.padding = .zero // see navmigrate:ignore",
    "mapView.padding = .zero // navmigrate ignore",
  ])
  func onlyACommentThatBeginsSoCounts(_ line: String) throws {
    #expect(try scan(line).open == [6])
  }

  @Test func anUnusedCommentInAFileWithoutUsesIsSaid() throws {
    try scratch.write("// navmigrate:ignore-file\nlet a = 1\n", to: "B.swift")
    let run = try scratch.run("scan")
    #expect(run.status == 0)
    #expect(
      run.errors == "navmigrate: warning: B.swift:1:1: this comment suppresses no finding\n")
    #expect(try scratch.run("scan", "--select", "map-padding").errors.isEmpty)
  }
}
