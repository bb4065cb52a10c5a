import Foundation
import NavSDK
import Testing

@Suite struct MigrationGuideTests {
  private let guide = GeneratedDocument(
    path: "MIGRATION.md",
    sections: GeneratedSection.allCases.map { (name: $0.rawValue, text: $0.text) })

  @Test func theGeneratedSectionsAreUpToDate() throws { try guide.expectUpToDate() }

  /// The Swift blocks outside the generated sections: whole files if they import something,
  /// else statements.
  private func handWrittenBlocks() throws -> [String] {
    try guide.handWritten().components(separatedBy: "```swift\n").dropFirst().compactMap {
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
