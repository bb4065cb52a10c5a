import Foundation
import NavMigrateCommand
import Testing

@Suite struct ScanOutputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func textShowsEachUseAndASummary() throws {
    try scratch.write(DriveSource.text, to: "App/Drive.swift")
    try scratch.write("#import <GoogleNavigation/GoogleNavigation.h>\n", to: "App/Old.h")
    try scratch.write(
      "map.settings.navigationHeaderEnabled = NO; map.padding = p;", to: "App/Old.m")
    let run = try scratch.run("scan", "App")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    try Golden.expect(run.text, equals: "fixtures/output/scan.txt")
    try Golden.expect(
      try scratch.run("scan", "App", "--color", "always").text,
      equals: "fixtures/output/scan-colored.txt")
    try Golden.expect(
      try scratch.run("scan", "App", "--verbose").text, equals: "fixtures/output/scan-verbose.txt")
    try Golden.expect(
      try scratch.run("scan", "App", "--format", "json").text
        .replacingOccurrences(of: "\"\(Version.number)\"", with: "\"VERSION\""),
      equals: "fixtures/output/scan.json")
  }

  @Test func nothingFoundIsSaid() throws {
    try scratch.write("import SwiftUI\nlet a = Text(\"\").padding()\n", to: "A.swift")
    let run = try scratch.run("scan")
    #expect(run.status == 0)
    #expect(run.text == "nothing to migrate: 1 Swift file read\n")
  }

  @Test func anEmptyTreeIsNoFault() throws {
    let run = try scratch.run("scan", ".")
    #expect(run.status == 0)
    #expect(run.text == "nothing to migrate: 0 Swift files read\n")
  }

  @Test func jsonOfNothingIsWhole() throws {
    let json = try ScanJSON(try scratch.run("scan", "--format", "json"))
    #expect(json.schemaVersion == 1)
    #expect(json.findings.isEmpty)
    #expect(json.files.scanned == 0)
  }

  @Test func placesAreThoseOfTheCompiler() throws {
    let text = "\u{FEFF}import GoogleNavigation\r\nfunc f(m: GMSMapView) {\r  m.padding = .zero }\n"
    try scratch.write(text, to: "A.swift")
    let json = try ScanJSON(try scratch.run("scan", "--format", "json"))
    let finding = try #require(json.findings.first)
    #expect(finding.line == 3)
    #expect(finding.column == 5)
    #expect(finding.length == 7)
    let bytes = Array(text.utf8)[finding.offset..<(finding.offset + finding.length)]
    #expect(String(decoding: bytes, as: UTF8.self) == "padding")
  }

  @Test func lessSureFindingsAreHiddenUnlessAskedFor() throws {
    try scratch.write(
      "import GoogleNavigation\nfunc f(x: Unknown) { x.padding = .zero }\n", to: "A.swift")
    let brief = try scratch.run("scan")
    #expect(brief.status == 0)
    #expect(brief.text.contains("1 less sure, shown with --min-confidence possible"))
    #expect(try ScanJSON(try scratch.run("scan", "--format", "json")).findings.isEmpty)
    let all = try scratch.run("scan", "--min-confidence", "possible", "--format", "json")
    #expect(all.status == 1)
    #expect(try ScanJSON(all).findings.map(\.confidence) == ["possible"])
  }

  @Test func rulesCanBeSelectedAndIgnored() throws {
    try scratch.write(DriveSource.text, to: "A.swift")
    let selected = try scratch.run("scan", "--select", "map-padding", "--format", "json")
    #expect(try ScanJSON(selected).places == ["A.swift:6 map-padding"])
    let ignored = try scratch.run("scan", "--ignore", "map-padding", "--format", "json")
    #expect(try ScanJSON(ignored).places == ["A.swift:9 navigation-header-enabled"])
  }

  @Test func standardInputIsScannedUnderItsName() throws {
    let run = try scratch.run("scan", "-", "--format", "json", input: DriveSource.text)
    #expect(run.status == 1)
    #expect(try ScanJSON(run).findings.map(\.file) == ["<stdin>", "<stdin>"])
    let named = try scratch.run(
      "scan", "-", "--stdin-path", "./App/X.swift", "--format", "json", input: DriveSource.text)
    #expect(try ScanJSON(named).findings.map(\.file) == ["App/X.swift", "App/X.swift"])
  }

  @Test func standardInputTakesThePlaceOfTheFileOfItsName() throws {
    try scratch.write(DriveSource.text, to: "App/X.swift")
    let run = try scratch.run(
      "scan", ".", "-", "--stdin-path", "App/X.swift", "--format", "json",
      input: DriveSource.use("mapView.padding = .zero"))
    let json = try ScanJSON(run)
    #expect(json.places == ["App/X.swift:6 map-padding"])
    #expect(json.files.scanned == 1)
  }

  @Test func theSameInputGivesTheSameBytesOnAnyNumberOfProcessors() throws {
    for index in 0..<60 {
      let owner = "Drive\(index)"
      let source = DriveSource.use("mapView.padding = .zero", in: owner)
      try scratch.write(source, to: "App/\(index % 7)/\(owner).swift")
      try scratch.write("settings.navigationHeaderEnabled", to: "App/\(index % 5)/Old\(index).m")
    }
    for format in ["text", "json"] {
      let first = try scratch.run("scan", "--jobs", "1", "--format", format)
      #expect(first.status == 1)
      for jobs in ["2", "3", "8"] {
        let other = try scratch.run("scan", "--jobs", jobs, "--format", format)
        #expect(other.output == first.output)
      }
    }
  }
}
