import Foundation
import Testing

@Suite struct BaselineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func scan(_ arguments: String...) throws -> (run: ToolRun, open: [String]) {
    let run = try ToolRun(
      ["scan", "--format", "json", "--baseline", "base.json"] + arguments, in: scratch.url,
      input: Data())
    return (
      run, try ScanJSON(run).findings.filter { !$0.baselined }.map { "\($0.file):\($0.line)" }
    )
  }

  private func record() throws {
    let run = try scratch.run("scan", "--baseline", "base.json", "--update-baseline")
    #expect(run.status == 0)
  }

  @Test func recordedFindingsAreMarkedAndDoNotCount() throws {
    try scratch.write(DriveSource.text, to: "App/A.swift")
    try record()
    let (run, open) = try scan()
    #expect(run.status == 0)
    #expect(open.isEmpty)
    #expect(try ScanJSON(run).findings.count == 2)
    try Golden.expect(try scratch.text(of: "base.json"), equals: "fixtures/output/baseline.json")
  }

  @Test func movedLinesAndEditsElsewhereChangeNothing() throws {
    try scratch.write(DriveSource.text, to: "A.swift")
    try record()
    let moved =
      "// a new line\n"
      + DriveSource.text.replacingOccurrences(
        of: "padding = UIEdgeInsets(top: 0, left: 0,",
        with: "padding /* why */ =\n  UIEdgeInsets( top: 0,\n   left: 0,")
    try scratch.write(moved, to: "A.swift")
    #expect(try scan().open.isEmpty)
  }

  @Test func anotherOwnerRuleOrStatementIsNew() throws {
    try scratch.write(DriveSource.use("mapView.padding = .zero"), to: "A.swift")
    try record()
    try scratch.write(DriveSource.use("mapView.padding = .zero", in: "Other"), to: "A.swift")
    #expect(try scan().open == ["A.swift:6"])
    try scratch.write(DriveSource.use("mapView.padding = inset"), to: "A.swift")
    #expect(try scan().open == ["A.swift:6"])
  }

  @Test func equalUsesAreToldApartByTheirNumber() throws {
    let twice = "mapView.padding = .zero\nmapView.padding = .zero"
    try scratch.write(DriveSource.use(twice), to: "A.swift")
    try record()
    #expect(try scan().open.isEmpty)
    try scratch.write(DriveSource.use(twice + "\n  mapView.padding = .zero"), to: "A.swift")
    let (run, open) = try scan()
    #expect(run.status == 1)
    #expect(open == ["A.swift:8"])
  }

  @Test func fixedFindingsAreCountedAndTakenOut() throws {
    try scratch.write(DriveSource.text, to: "A.swift")
    try scratch.write(DriveSource.text, to: "B.swift")
    try record()
    try scratch.write("let a = 1\n", to: "A.swift")
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("B.swift"))
    #expect(
      try scan().run.errors
        == "navmigrate: 4 of the findings in 'base.json' are gone; --update-baseline takes what is gone out\n"
    )
    try record()
    #expect(try !scratch.text(of: "base.json").contains("map-padding"))
  }

  @Test func whatWasNotScannedStaysRecorded() throws {
    try scratch.write(DriveSource.text, to: "App/A.swift")
    try scratch.write(DriveSource.text, to: "Lib/B.swift")
    try record()
    let before = try scratch.text(of: "base.json")
    let run = try scratch.run("scan", "Lib", "--baseline", "base.json", "--update-baseline")
    #expect(run.status == 0)
    _ = try scratch.run(
      "scan", "--select", "map-padding", "--baseline", "base.json", "--update-baseline")
    #expect(try scratch.text(of: "base.json") == before)
  }

  @Test func pathsAreThoseFromTheFilesFolder() throws {
    try scratch.write(DriveSource.text, to: "App/A.swift")
    try record()
    let run = try scratch.shell("cd App && $TOOL scan --baseline ../base.json")
    #expect(run.status == 0)
    #expect(run.text.contains("2 in the baseline"))
  }

  @Test func itIsWrittenWholeOverALink() throws {
    try scratch.write(DriveSource.text, to: "A.swift")
    try scratch.write("", to: "kept/real.json")
    try scratch.link("base.json", to: "kept/real.json")
    let failed = try scratch.run("scan", "--baseline", "base.json", "--update-baseline")
    #expect(failed.status == 2)
    #expect(failed.errors == "navmigrate: error: base.json:1:1: a value is missing\n")
    try scratch.write(#"{"schemaVersion": 1, "findings": []}"#, to: "kept/real.json")
    try record()
    #expect(try scratch.text(of: "kept/real.json").contains("map-padding"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/kept")
        == ["real.json"])
  }

  @Test(arguments: [
    ("{\"schemaVersion\": 9, \"findings\": []}", "'schemaVersion' is not 1"),
    ("{\"schemaVersion\": 1}", "'findings' is not a list"),
    ("{\"schemaVersion\": 1, \"findings\": [{\"rule\": 1}]}", "finding 1 is not whole"),
  ])
  func whatIsNoBaselineIsSaid(_ text: String, _ reason: String) throws {
    try scratch.write(text, to: "base.json")
    let run = try scratch.run("scan", "--baseline", "base.json")
    #expect(run.status == 2)
    #expect(run.errors == "navmigrate: error: 'base.json' is no baseline: \(reason)\n")
  }

  @Test func aMissingBaselineIsAFault() throws {
    let run = try scratch.run("scan", "--baseline", "nowhere.json")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "navmigrate: error: there is no baseline 'nowhere.json' yet; --update-baseline makes it\n"
    )
  }
}
