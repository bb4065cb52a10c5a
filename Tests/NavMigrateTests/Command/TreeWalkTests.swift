import Foundation
import Testing

/// Which files a scan looks at.
@Suite struct TreeWalkTests {
  private let scratch: Scratch
  private let source = DriveSource.use("mapView.padding = .zero")

  init() throws { scratch = try Scratch() }

  /// The files with a finding.
  private func files(_ arguments: String...) throws -> [String] {
    let run = try ToolRun(
      ["scan", "--format", "json"] + arguments, in: scratch.url, input: Data())
    #expect(run.errors.isEmpty)
    #expect(run.status < 2)
    return try ScanJSON(run).findings.map(\.file)
  }

  private func write(_ paths: String...) throws {
    for path in paths { try scratch.write(source, to: path) }
  }

  @Test func filesComeInTheOrderOfTheirBytes() throws {
    try write("b/A.swift", "a/z.swift", "a/Z.swift", "a.swift", "a-b.swift", "é.swift")
    #expect(
      try files()
        == ["a-b.swift", "a.swift", "a/Z.swift", "a/z.swift", "b/A.swift", "é.swift"])
  }

  @Test func whatIsFetchedOrHiddenIsLeftOutUnlessNamed() throws {
    try write(
      "A.swift", "Pods/P.swift", "Carthage/C.swift", ".build/B.swift", "DerivedData/D.swift",
      "node_modules/N.swift", "x/Pods/P.swift", ".hidden/H.swift", ".H.swift",
      "F.framework/F.swift", "PodsX/P.swift")
    #expect(try files() == ["A.swift", "PodsX/P.swift"])
    #expect(
      try files("Pods", ".build/B.swift", ".H.swift")
        == [".H.swift", ".build/B.swift", "Pods/P.swift"])
  }

  @Test func patternsLeaveOutWhatMatchesEvenIfNamed() throws {
    try write("App/A.swift", "App/Gen/G.swift", "App/B.pb.swift", "Lib/Gen.swift")
    #expect(
      try files("--exclude", "Gen", "--exclude", "*.pb.swift")
        == ["App/A.swift", "Lib/Gen.swift"])
    #expect(try files("App", "--exclude", "Gen/**") == ["App/A.swift", "App/B.pb.swift"])
    #expect(try files("App/Gen/G.swift", "--exclude", "App/Gen/").isEmpty)
    #expect(try files("App/Gen", "--exclude", "App/Gen/").isEmpty)
  }

  @Test func eachFileIsScannedOnce() throws {
    try write("App/A.swift", "App/Sub/B.swift")
    #expect(
      try files(".", "App", "./App/Sub/", "App/A.swift", "App/../App/A.swift", scratch.url.path)
        == ["App/A.swift", "App/Sub/B.swift"])
  }

  @Test func pathsAreNamedFromTheWorkingDirectory() throws {
    try write("App/A.swift", "Lib/B.swift")
    #expect(try files(scratch.url.path + "/App") == ["App/A.swift"])
    let run = try scratch.shell("cd App && $TOOL scan --format json ../Lib .")
    #expect(try ScanJSON(run).findings.map(\.file) == ["../Lib/B.swift", "A.swift"])
  }

  @Test func linksAreFollowedOnceAndLoopsEnd() throws {
    try write("App/A.swift", "Elsewhere/Shared/S.swift", "Elsewhere/T.swift")
    try scratch.link("App/loop", to: ".")
    try scratch.link("App/up", to: "..")
    try scratch.link("App/Again.swift", to: "A.swift")
    try scratch.link("App/a", to: "b")
    try scratch.link("App/b", to: "a")
    try scratch.link("App/Shared", to: "../Elsewhere/Shared")
    try scratch.link("App/T.swift", to: "../Elsewhere/T.swift")
    #expect(try files("App") == ["App/A.swift", "App/Shared/S.swift", "App/T.swift"])
    #expect(
      try files("App", "Elsewhere")
        == ["App/A.swift", "Elsewhere/Shared/S.swift", "Elsewhere/T.swift"])
    #expect(try files("App/Again.swift") == ["App/Again.swift"])
  }

  @Test(arguments: [
    "a b.swift", "new\nline.swift", "🗺️.swift", "tab\t\"quote\"\\.swift", "-x.swift",
  ])
  func oddNamesArePaths(_ name: String) throws {
    try write("App/" + name)
    #expect(try files() == ["App/" + name])
    #expect(try files("App/" + name) == ["App/" + name])
    let text = try scratch.run("scan").text
    #expect(!text.contains("new\nline"))
    #expect(text.split(separator: "\n").contains { $0.contains("-->") })
  }

  @Test func namesThatAreNotUTF8AreEscaped() throws {
    let made = try scratch.shell("printf 'x' > \"$(printf 'a\\377\\\\b.swift')\"")
    // Some file systems take no such name.
    guard made.status == 0 else { return }
    try write("source.txt")
    let run = try scratch.shell(
      "cp source.txt \"$(printf 'a\\377\\\\b.swift')\"; $TOOL scan --format json; "
        + "$TOOL scan \"$(printf 'a\\377\\\\b.swift')\" | grep -c -F 'a\\xFF\\\\b.swift:6'")
    let output = run.text.split(separator: "\n")
    #expect(output.last == "1")
    let json = output.dropLast().joined(separator: "\n")
    #expect(json.contains(#""file": "a\\xFF\\\\b.swift""#))
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
  }
}
