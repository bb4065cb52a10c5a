import Equivalence
import Migration
import Scenarios

/// Runs the legacy layout and the generated delegate's in the model and compares them.
enum LayoutProof {
  /// A phone and a pad, read both ways, in both width modes; they are turned on the way.
  @MainActor static let matrix = ScenarioMatrix(
    ScenarioMatrix.standard().scenarios.filter {
      ["notched-phone", "pad"].contains($0.device.id) && $0.orientation == .portrait
    })

  /// For the other answers to open questions.
  @MainActor static let twoScreens = ScenarioMatrix(
    smallMatrix.scenarios.filter { ($0.direction == .ltr) == ($0.width == .narrow) })

  /// The phone alone, for every run of a migration.
  @MainActor static let smallMatrix = ScenarioMatrix(
    matrix.scenarios.filter { $0.device.id == "notched-phone" })

  @MainActor private static var known: [CarrierFeatures: [HoldReason]] = [:]

  /// What speaks against applying a unit whose carrier has these features.
  static func reasons(_ features: CarrierFeatures) -> [HoldReason] {
    MainActor.assumeIsolated { checked(features) }
  }

  @MainActor private static func checked(_ features: CarrierFeatures) -> [HoldReason] {
    if let reasons = known[features] { return reasons }
    var reasons: [HoldReason] = []
    do {
      let result = try EquivalenceCheck.run(features, on: smallMatrix)
      reasons = self.reasons(result.differences)
    } catch {
      reasons = [HoldReason(.manual, "the layouts could not be compared: \(error)")]
    }
    known[features] = reasons
    return reasons
  }

  private static func reasons(_ differences: [Difference]) -> [HoldReason] {
    let different = differences.filter { $0.verdict == .different }
    if let first = different.first {
      return [
        HoldReason(
          .manual,
          "the new layout differs in \(different.count) places, first '\(first.component)' in "
            + "'\(first.scenario)'")
      ]
    }
    return Set(differences.map(\.reason)).sorted().map {
      HoldReason(.review, "accepted: \($0)")
    }
  }
}
