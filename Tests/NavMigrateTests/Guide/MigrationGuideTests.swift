import Foundation
import NavSDK
import Testing

@Suite struct MigrationGuideTests {
  private let path = "MIGRATION.md"

  /// The text between a section's marks, and where it stands.
  private func range(of section: GeneratedSection, in guide: String) -> Range<String.Index>? {
    let begin = "<!-- generated: \(section.rawValue) -->\n"
    guard let start = guide.range(of: begin)?.upperBound,
      let end = guide.range(of: "<!-- end -->", range: start..<guide.endIndex)?.lowerBound
    else { return nil }
    return start..<end
  }

  /// To bring the guide up to date: `NAVMIGRATE_RECORD=1 swift test --filter MigrationGuideTests`.
  @Test func theGeneratedSectionsAreUpToDate() throws {
    var guide = try PackageRoot.text(of: path)
    let isRecording = ProcessInfo.processInfo.environment["NAVMIGRATE_RECORD"] != nil
    for section in GeneratedSection.allCases {
      let place = try #require(range(of: section, in: guide), "\(section.rawValue)")
      let text = "\n\(section.text)\n\n"
      if isRecording { guide.replaceSubrange(place, with: text) }
      let current = try #require(range(of: section, in: guide))
      #expect(String(guide[current]) == text, "\(section.rawValue)")
    }
    guard isRecording else { return }
    try guide.write(
      to: PackageRoot.url.appendingPathComponent(path), atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)")
  }

  /// The Swift blocks outside the generated sections: whole files if they import something,
  /// else statements.
  private func handWrittenBlocks() throws -> [String] {
    var guide = try PackageRoot.text(of: path)
    for section in GeneratedSection.allCases {
      if let place = range(of: section, in: guide) { guide.removeSubrange(place) }
    }
    return guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test(
    .enabled(if: SwiftCompiler.hasRoomForStandIns),
    arguments: [SwiftCompiler.LanguageMode.v5, .v6])
  func theHandWrittenCodeCompiles(_ mode: SwiftCompiler.LanguageMode) throws {
    let blocks = try handWrittenBlocks()
    #expect(blocks.contains { $0.contains("NavigationLayoutDelegate") })
    let files = blocks.filter { $0.contains("import ") }
    let statements = blocks.filter { !$0.contains("import ") }.enumerated().map { index, block in
      "@MainActor func statements\(index)(mapView: GMSMapView) {\n\(block)}\n"
    }
    let text = files.joined(separator: "\n") + "\n" + statements.joined(separator: "\n")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-guide-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let (legacy, problems) = try CompilerOracle.warnings(
      in: [file.path], module: "Guide", mode: mode)
    #expect(problems.isEmpty)
    #expect(legacy.isEmpty)
  }

  @Test func everyLinkOfTheCatalogueIsAPage() {
    for reference in RuleCatalogue.all.flatMap(\.references) {
      #expect(reference.url.hasPrefix("https://developers.google.com/"), "\(reference.title)")
    }
  }
}
