import Testing

@testable import NavMigrateCommand

@Suite struct ProjectLanguageTests {
  @Test(
    arguments: [
      ("// swift-tools-version:5.9", .v5), ("// swift-tools-version: 6.0\nimport", .v6),
      ("// swift-tools-version: 6.0\nx(swiftLanguageModes: [.v5])", .v5),
      ("// swift-tools-version:5.5\nx(swiftLanguageVersions: [.v5, .version(\"6\")])", .v6),
      ("import PackageDescription", nil), ("// swift-tools-version:", nil),
    ] as [(String, LanguageMode?)])
  func readsPackages(_ text: String, _ mode: LanguageMode?) {
    #expect(ProjectLanguage.mode(ofPackage: text) == mode)
  }

  @Test(
    arguments: [
      ("SWIFT_VERSION = 5.0;", .v5), ("SWIFT_VERSION = 6.0;\nSWIFT_VERSION = 6;", .v6),
      ("SWIFT_VERSION = 5.0;\nSWIFT_VERSION = 6.0;", nil), ("", nil),
      ("SWIFT_VERSION = \"$(X)\";", nil),
    ] as [(String, LanguageMode?)])
  func readsXcodeProjects(_ text: String, _ mode: LanguageMode?) {
    #expect(ProjectLanguage.mode(ofXcodeProject: text) == mode)
  }

  @Test(
    arguments: [
      ("s.swift_version = '5.9'", .v5), ("s.swift_versions = ['5.0', '6.0']\n", .v6),
      ("s.version = '6.0'", nil), ("s.swift_version = nil", nil),
    ] as [(String, LanguageMode?)])
  func readsPodspecs(_ text: String, _ mode: LanguageMode?) {
    #expect(ProjectLanguage.mode(ofPods: text) == mode)
  }

  @Test func looksUpward() throws {
    let scratch = try Scratch()
    try scratch.write("// swift-tools-version:5.9\n", to: "Package.swift")
    try scratch.write("{ SWIFT_VERSION = 6.0; }", to: "App/My.xcodeproj/project.pbxproj")
    try scratch.write("", to: "App/Sources/A.swift")
    let directory = WorkingDirectory(path: DiskPath(scratch.url.path))
    #expect(ProjectLanguage.mode(upwardFrom: DiskPath("App/Sources"), in: directory) == .v6)
    #expect(ProjectLanguage.mode(upwardFrom: .here, in: directory) == .v5)
  }
}
