import Equivalence
import Migration
import Scenarios
import Testing

/// The generated delegate puts everything where the legacy layout had it.
@MainActor
@Suite struct EquivalenceTests {
  /// Two phones and a pad, held and read both ways, in both width modes.
  static let matrix: ScenarioMatrix = {
    let devices: Set<String> = ["notched-phone", "pad"]
    return ScenarioMatrix(
      ScenarioMatrix.standard().scenarios.filter {
        devices.contains($0.device.id) && $0.orientation == .portrait
      })
  }()

  @Test(arguments: CarrierFeatures.named.map(\.feature))
  func everyFeatureIsEqualOrAcceptedByName(_ feature: CarrierFeatures) throws {
    let result = try EquivalenceCheck.run(feature, on: Self.matrix)
    #expect(result.states.count > 100)
    let different = result.differences.filter { $0.verdict == .different }
    #expect(different.isEmpty, Comment(rawValue: Self.text(different)))
  }

  static func text(_ differences: [Difference]) -> String {
    differences.prefix(30).map {
      "\($0.scenario) \($0.component): \($0.reason) \($0.legacy ?? []) \($0.delegate ?? [])"
    }.joined(separator: "\n") + "\n\(differences.count) in all"
  }
}
