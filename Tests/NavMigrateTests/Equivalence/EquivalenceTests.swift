import Equivalence
import Migration
import Scenarios
import Testing

@testable import NavMigrateCommand

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

  /// The screens of the comparison that `fix` and `verify` rest on.
  @Test func theMatrixHasEveryKindOfScreenAndDrawsSizes() {
    let scenarios = LayoutProof.matrix.scenarios
    #expect(Set(scenarios.map(\.id)).count == scenarios.count)
    #expect(Set(scenarios.map(\.device.family)) == [.phone, .pad])
    #expect(scenarios.contains { $0.device == .splitView })
    for device in Set(scenarios.map(\.device.id)) {
      let own = scenarios.filter { $0.device.id == device }
      #expect(Set(own.map(\.direction)).count == 2, "\(device)")
      #expect(Set(own.map(\.width)).count == 2, "\(device)")
    }
    let sizes = Set(scenarios.map(\.metrics.name))
    #expect(sizes.isSuperset(of: ["reference", "compact", "generous"]))
    #expect(sizes.filter { $0.hasPrefix("draw-") }.count >= 3)
    // Every scenario is played held both ways.
    #expect(EquivalenceCheck.script.steps.contains(.rotate))
    #expect(scenarios.contains(where: LayoutProof.triesOtherAnswers))
  }

  static func text(_ differences: [Difference]) -> String {
    differences.prefix(30).map {
      "\($0.scenario) \($0.component): \($0.reason) \($0.legacy ?? []) \($0.delegate ?? [])"
    }.joined(separator: "\n") + "\n\(differences.count) in all"
  }
}
