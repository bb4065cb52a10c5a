import Foundation
import ModelUIKit
import Testing

@Suite struct ModelUIKitDocumentTests {
  @Test func theArchitectureNoteListsEveryAssumptionAsItIs() throws {
    let url = PackageRoot.url.appendingPathComponent("ARCHITECTURE.md")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "## UIKit model"))
    let section = lines[start...].dropFirst().prefix { !$0.hasPrefix("## ") }
    let rows = section.filter { $0.hasPrefix("| `") }
    let expected = ModelAssumption.allCases.map { assumption in
      "| `\(assumption.name)` | \(assumption.value) | \(assumption.alternative ?? "") | "
        + "\(assumption.source) |"
    }
    #expect(rows == expected)
  }
}
