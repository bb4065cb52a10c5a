import Foundation
import Migration
import SourceText
import Testing

@testable import LegacyScan

/// What holds of the plan for any app.
@Suite struct PlanLawTests {
  private struct Ends: Hashable {
    let place: String
    let outcome: Outcome
  }

  private func ends(_ app: MemoryApp) -> [Ends] {
    zip(app.scan.findings, app.plan.outcomes).map {
      Ends(place: "\($0.path):\($0.name.lowerBound) \($0.element)", outcome: $1)
    }
  }

  /// Findings are applied, held back, clashing or left: each in one way.
  @Test(arguments: FixedApp.apps)
  func everyFindingHasOneEnd(_ group: FixtureGroup) throws {
    let app = MemoryApp(try MemoryApp.files(of: group))
    #expect(app.plan.outcomes.count == app.scan.findings.count)
    for unit in app.plan.units {
      let outcomes = Set(unit.findings.map { app.plan.outcomes[$0] })
      #expect(outcomes.count == 1)
      let isApplied = outcomes == [.applied]
      #expect(isApplied == (unit.safety <= .review))
    }
    let inUnits = Set(app.plan.units.flatMap(\.findings))
    for (index, outcome) in app.plan.outcomes.enumerated() where !inUnits.contains(index) {
      #expect(outcome == .left || outcome == .heldBack)
    }
  }

  @Test(arguments: FixedApp.apps)
  func theOrderOfFilesChangesNothing(_ group: FixtureGroup) throws {
    let files = try MemoryApp.files(of: group)
    let app = MemoryApp(files)
    var random = SeededRandom(seed: 3)
    for _ in 0..<3 {
      let other = MemoryApp(files.shuffled(using: &random))
      #expect(other.plan.edits == app.plan.edits)
      #expect(other.plan.newFiles == app.plan.newFiles)
      #expect(ends(other) == ends(app))
    }
  }

  @Test(arguments: FixedApp.apps)
  func theOrderOfFindingsChangesNothing(_ group: FixtureGroup) throws {
    let files = try MemoryApp.files(of: group)
    let app = MemoryApp(files)
    let projects = MemoryCorpus(files).projects
    var random = SeededRandom(seed: 5)
    for _ in 0..<3 {
      let scan = ScanResult(
        findings: app.scan.findings.shuffled(using: &random),
        events: app.scan.events.shuffled(using: &random), notes: [],
        sources: app.scan.sources.shuffled(using: &random), unread: [])
      let other = MemoryApp(files, scan, projects)
      #expect(other.plan.edits == app.plan.edits)
      #expect(other.plan.newFiles == app.plan.newFiles)
      #expect(Set(ends(other)) == Set(ends(app)))
    }
  }

  /// Line endings, a byte order mark, tabs and a missing last newline stay as they are.
  @Test(arguments: FixedApp.apps)
  func theFormOfFilesStays(_ group: FixtureGroup) throws {
    let files = try MemoryApp.files(of: group)
    let plain = MemoryApp(files).after
    let odd = MemoryApp(files.map { SourceFile(path: $0.path, bytes: Array(disguised($0).utf8)) })
    #expect(Set(odd.after.keys) == Set(plain.keys))
    for file in files {
      let text = try #require(plain[file.path])
      #expect(odd.after[file.path] == disguised(SourceFile(path: "", bytes: Array(text.utf8))))
    }
  }

  private func disguised(_ file: SourceFile) -> String {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let tabbed = text.replacingOccurrences(of: "  ", with: "\t").dropLast()
    return "\u{FEFF}" + tabbed.replacingOccurrences(of: "\n", with: "\r\n")
  }

  /// A second run adds to what a first has generated.
  @Test func anEarlierCarrierIsExtended() throws {
    let path = "Sources/App/Map.swift"
    func text(_ statement: String, _ installer: String) -> String {
      """
      import GoogleNavigation
      final class MapController {
        let map = GMSMapView()
        func begin() { map\(installer).isNavigationEnabled = true }
        func f() { \(statement) }
      }

      """
    }
    let first = MemoryApp([path: text("map.padding = .zero", "")])
    let carrier = try #require(first.plan.newFiles.first)
    let second = MemoryApp([
      path: text("map.settings.isNavigationHeaderEnabled = true", ".withDriveLayout()"),
      carrier.path: carrier.text,
    ])
    #expect(second.plan.outcomes.contains(.applied))
    #expect(!second.plan.outcomes.contains(.heldBack))
    #expect(second.plan.newFiles.isEmpty)
    let extended = try #require(second.after[carrier.path])
    #expect(CarrierText.features(in: extended) == [.insets, .turnCardFlag])
    let edited = MemoryApp([
      path: text("map.settings.isNavigationHeaderEnabled = true", ".withDriveLayout()"),
      carrier.path: carrier.text.replacingOccurrences(of: "floor", with: "ground"),
    ])
    #expect(
      edited.reasons == [
        "the layout delegate in '\(carrier.path)' was edited and has not: turnCardFlag"
      ])
  }
}
