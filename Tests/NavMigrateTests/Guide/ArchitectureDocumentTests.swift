import Foundation
import ModelGoogleNavigation
import ModelUIKit
import Testing

@Suite struct ArchitectureDocumentTests {
  private let document = GeneratedDocument(
    path: "ARCHITECTURE.md",
    sections: [
      (name: "legacy-rules", text: legacyRules),
      (
        name: "uikit-assumptions",
        text: assumptions(
          ModelAssumption.allCases.map { ($0.name, $0.value, $0.alternative, $0.source) })
      ),
      (
        name: "sdk-assumptions",
        text: assumptions(
          NavigationAssumption.allCases.map { ($0.name, $0.value, $0.alternative, $0.source) })
      ),
    ])

  private static var legacyRules: String {
    DocumentTable.text(
      ["rule", "what the built-in layout does", "source"],
      LegacyRule.allCases.map { ["`\($0.rawValue)`", $0.statement, $0.source] })
  }

  private static func assumptions(
    _ all: [(name: String, value: String, alternative: String?, source: String)]
  ) -> String {
    DocumentTable.text(
      ["assumption", "the model's answer", "alternative", "source"],
      all.map { ["`\($0.name)`", $0.value, $0.alternative ?? "", $0.source] })
  }

  @Test func theGeneratedSectionsAreUpToDate() throws { try document.expectUpToDate() }

  private func checkedRows(_ name: String) throws -> [[String]] {
    let text = try PackageRoot.text(of: document.path)
    let place = try #require(GeneratedDocument.range(of: name, in: text, kind: "checked"))
    return DocumentTable.rows(of: text[place])
  }

  @Test func theRoomsAreThoseOfTheManifest() throws {
    let documented = try checkedRows("rooms").map { $0.prefix(2).joined(separator: ": ") }
    let manifest = try Room.all().map { room in
      let imports = room.imports.map { "`\($0)`" }.joined(separator: ", ")
      return "`\(room.name)`: \(imports.isEmpty ? "nothing" : imports)"
    }
    #expect(documented == manifest)
  }

  @Test func everyInvariantHasItsTest() throws {
    let files = try OwnFile.files(under: "Tests/NavMigrateTests")
    let rows = try checkedRows("invariants")
    #expect(!rows.isEmpty)
    for test in rows.flatMap({ $0[1].components(separatedBy: ", ") }) {
      let names = test.trimmingCharacters(in: ["`"]).split(separator: ".").map(String.init)
      let suite = try #require(names.first)
      let file = files.first { file in file.types.contains { $0.text == suite } }
      let functions = file?.tokens.map(\.text) ?? []
      #expect(names.count == 2 && functions.contains(names[1]), "no test '\(test)'")
    }
  }
}
