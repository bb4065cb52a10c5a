import Foundation
import Testing

/// In which projects `padding` is a finding: those that use the Navigation SDK.
@Suite struct ProjectTests {
  private let scratch: Scratch
  private let maps = """
    import GoogleMaps
    func lay(m: GMSMapView) { m.padding = .zero }

    """

  init() throws { scratch = try Scratch() }

  private func files(_ arguments: String...) throws -> [String] {
    let run = try ToolRun(
      ["scan", "--format", "json"] + arguments, in: scratch.url, input: Data())
    return try ScanJSON(run).findings.map(\.file)
  }

  @Test func aMapsProjectHasNoFinding() throws {
    try scratch.write(maps, to: "App/Map.swift")
    #expect(try files().isEmpty)
  }

  @Test(arguments: [
    ("Other.swift", "import GoogleNavigation\n"),
    ("Other.swift", "#if canImport(GoogleNavigation)\n#endif\n"),
    ("Other.swift", "@_implementationOnly import class GoogleNavigation.GMSNavigator\n"),
    ("App-Bridging-Header.h", "#import <GoogleNavigation/GoogleNavigation.h>\n"),
    ("Old.m", "  @import GoogleNavigation;\n"),
    ("Podfile", "target 'App' do\n  pod 'GoogleNavigation', '10.0'\nend\n"),
    ("Podfile.lock", "PODS:\n  - GoogleNavigation (10.0.0)\n"),
    ("App.podspec", "s.dependency 'GoogleNavigation'\n"),
    ("Package.resolved", "{\"identity\" : \"ios-navigation-sdk\"}\n"),
    (
      "Package.swift",
      "let p = [.package(url: \"https://github.com/googlemaps/ios-navigation-sdk\", from: \"10.0.0\")]\n"
    ),
    ("App.xcodeproj/project.pbxproj", "/* GoogleNavigation in Frameworks */\n"),
  ])
  func somethingNamesTheSDK(_ path: String, _ text: String) throws {
    try scratch.write(maps, to: "App/Map.swift")
    try scratch.write(text, to: "App/" + path)
    #expect(try files() == ["App/Map.swift"])
  }

  @Test(arguments: [
    ("Other.swift", "// import GoogleNavigation\nlet a = \"import GoogleNavigation\"\n"),
    ("Other.swift", "import GoogleNavigationTools\nlet GoogleNavigation = 1\n"),
    ("Old.m", "// #import <GoogleNavigation/GoogleNavigation.h>\n"),
    ("Podfile", "# pod 'GoogleNavigation'\n"),
    ("Package.swift", "// ios-navigation-sdk\n"),
    ("Pods/GoogleNavigation/Podfile.lock", "GoogleNavigation\n"),
  ])
  func somethingOnlyLooksAsIfItNamedTheSDK(_ path: String, _ text: String) throws {
    try scratch.write(maps, to: "App/Map.swift")
    try scratch.write(text, to: "App/" + path)
    #expect(try files().isEmpty)
  }

  @Test func projectsDoNotShareTheirUse() throws {
    for app in ["One", "Two"] {
      try scratch.write(maps, to: "\(app)/Sources/Map.swift")
      try scratch.write("// swift-tools-version: 6.0\n", to: "\(app)/Package.swift")
    }
    try scratch.write("import GoogleNavigation\n", to: "Two/Sources/Nav.swift")
    #expect(try files() == ["Two/Sources/Map.swift"])
  }

  @Test func aProjectMayBeginAboveThePath() throws {
    try scratch.write(maps, to: "App/Sources/Map/Map.swift")
    try scratch.write("pod 'GoogleNavigation'\n", to: "App/Podfile")
    #expect(try files("App/Sources/Map") == ["App/Sources/Map/Map.swift"])
    #expect(try files("App/Sources/Map/Map.swift") == ["App/Sources/Map/Map.swift"])
    let run = try scratch.shell("cd App/Sources/Map && $TOOL scan --format json")
    #expect(try ScanJSON(run).findings.map(\.file) == ["Map.swift"])
    let resolved = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    try scratch.write("", to: "App/Podfile")
    #expect(try files("App/Sources/Map").isEmpty)
    try scratch.write("ios-navigation-sdk", to: "App/" + resolved)
    #expect(try files("App/Sources/Map") == ["App/Sources/Map/Map.swift"])
  }

  @Test func otherLanguagesAreNamedNotPassedOver() throws {
    try scratch.write(maps, to: "App/Map.swift")
    try scratch.write("[map setPadding:p]; s.navigationFooterEnabled = NO;", to: "App/A.mm")
    try scratch.write("<string keyPath=\"settings.navigationHeaderEnabled\"/>", to: "App/B.xib")
    try scratch.write("[label setPadding:p];", to: "App/C.m")
    try scratch.write("int navigationHeaderEnabledX;", to: "App/D.h")
    let run = try scratch.run("scan", "--format", "json")
    #expect(run.status == 0)
    let named = try ScanJSON(run).files.notAnalysed.map { "\($0.file): \($0.names)" }
    #expect(
      named == [
        "App/A.mm: [\"navigationFooterEnabled\"]", "App/B.xib: [\"navigationHeaderEnabled\"]",
      ])
    try scratch.write("pod 'GoogleNavigation'\n", to: "App/Podfile")
    let more = try ScanJSON(try scratch.run("scan", "--format", "json")).files.notAnalysed
    #expect(more.map(\.file) == ["App/A.mm", "App/B.xib", "App/C.m"])
    #expect(more.first?.names == ["navigationFooterEnabled", "setPadding"])
  }
}
