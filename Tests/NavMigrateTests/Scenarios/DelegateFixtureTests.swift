import Foundation
import Scenarios
import Testing

/// Delegates written the way apps write them: right ones without a finding, wrong ones caught by
/// the rule of their folder and by no other.
@Suite
struct DelegateFixtureTests {
  private static func delegates(in folder: String) throws -> [DelegateProgram.Delegate] {
    try PackageRoot.files(under: "fixtures/delegates/\(folder)", suffix: ".swift").map {
      try DelegateProgram.Delegate(file: PackageRoot.url.appendingPathComponent($0).path)
    }
  }

  private static let largeMatrix = """
    ScenarioMatrix(
      ScenarioMatrix.standard().scenarios.filter {
        $0.device != .largePad && $0.device != .largePhone
      })
    """

  private static let smallMatrix = """
    ScenarioMatrix(
      ScenarioMatrix.standard().scenarios.filter {
        ($0.device == .notchedPhone || $0.device == .pad)
          && ($0.direction == .ltr || $0.orientation == .portrait)
      })
    """

  @Test func correctDelegatesHaveNoFinding() throws {
    let delegates = try Self.delegates(in: "correct")
    #expect(delegates.count >= 8)
    let records = try DelegateProgram.records(
      of: delegates, mode: .v6, matrix: Self.largeMatrix)
    for delegate in delegates {
      let record = try #require(records[delegate.className], "\(delegate.className)")
      #expect(record.scenarios.count == 32 * 29)
      #expect(record.faults.isEmpty, "\(delegate.className): \(record.faults.map { $0.message })")
    }
  }

  @Test func faultyDelegatesAreCaughtByTheirRule() throws {
    let delegates = try Self.delegates(in: "faulty")
    let records = try DelegateProgram.records(
      of: delegates, mode: .v5, matrix: Self.smallMatrix)
    var counts: [String: Int] = [:]
    for delegate in delegates {
      let rule = URL(fileURLWithPath: delegate.file).deletingLastPathComponent().lastPathComponent
      let record = try #require(records[delegate.className], "\(delegate.className)")
      let found = Set(record.faults.map { $0.rule ?? $0.kind })
      #expect(found == [rule], "\(delegate.className)")
      counts[rule, default: 0] += 1
      Self.checkPlaces(record, delegate)
    }
    #expect(counts.count == 13, "\(counts.keys.sorted())")
    #expect(counts.values.allSatisfy { $0 >= 2 }, "\(counts)")
  }

  /// Where lines are marked, the findings are at these lines.
  private static func checkPlaces(_ record: RunRecord, _ delegate: DelegateProgram.Delegate) {
    let lines = delegate.text.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix("// fault") }.map { $0 + 1 }
    guard !marked.isEmpty else { return }
    let found = Set(record.faults.map { $0.line }).sorted()
    #expect(found == marked, "\(delegate.className)")
    #expect(record.faults.allSatisfy { $0.file == delegate.file && $0.column > 0 })
  }
}

/// A delegate named by an environment variable, unmodified.
@Suite
struct SampleDelegateTests {
  private static let path = ProcessInfo.processInfo.environment["NAVMIGRATE_SAMPLE"]

  @Test(.enabled(if: path != nil), arguments: [SwiftCompiler.LanguageMode.v5, .v6])
  func sampleHasTheReferenceFramesAndNoFinding(_ mode: SwiftCompiler.LanguageMode) async throws {
    let sample = try DelegateProgram.Delegate(file: try #require(Self.path))
    let script = """
      ScenarioScript([
        .enable, .start, .prompt(height: 120), .prompt(height: 150), .hidePrompt, .stop, .disable,
      ])
      """
    let reference = """
      ScenarioMatrix(
        ReadingDirection.allCases.map {
          Scenario(device: .notchedPhone, direction: $0, metrics: .reference, script: \(script))
        })
      """
    let records = try DelegateProgram.records(of: [sample], mode: mode, matrix: reference)
    let record = try #require(records[sample.className])
    #expect(record.scenarios.count == 14)
    await ReferenceFramesTests.check(record, stack: "GMSNavigationHidingStackView")
    let all = try DelegateProgram.records(
      of: [sample], mode: mode, matrix: "ScenarioMatrix.standard()")
    let faults = try #require(all[sample.className]).faults
    #expect(faults.isEmpty, "\(faults.map { $0.message })")
  }
}
