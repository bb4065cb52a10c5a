import Equivalence
import Migration
import Scenarios

/// Runs the legacy layout and the generated delegate's in the model and compares them.
enum LayoutProof {
  /// Phones, a pad and a split view, each read both ways and in both width modes with other sizes of
  /// the SDK's views. Every scenario turns the device on its way, and the width mode with it.
  @MainActor static let matrix = ScenarioMatrix([
    Scenario(device: .notchedPhone),
    Scenario(device: .notchedPhone, direction: .rtl, width: .wide),
    Scenario(device: .pad, width: .wide, metrics: .generous),
    Scenario(device: .pad, direction: .rtl, metrics: .draw(seed: 1)),
    Scenario(device: .splitView, metrics: .draw(seed: 2)),
    Scenario(device: .splitView, direction: .rtl, width: .wide, metrics: .compact),
    Scenario(device: .smallPhone, width: .wide, metrics: .draw(seed: 3)),
    Scenario(device: .smallPhone, direction: .rtl, metrics: .draw(seed: 4)),
  ])

  @MainActor private static var known: [CarrierFeatures: EquivalenceCheck.Result] = [:]

  @MainActor private static var knownReasons: [CarrierFeatures: [HoldReason]] = [:]

  /// The comparison for a carrier with these features.
  @MainActor static func comparison(
    of features: CarrierFeatures
  ) throws -> EquivalenceCheck.Result {
    if let result = known[features] { return result }
    let result = try EquivalenceCheck.run(features, on: matrix)
    known[features] = result
    return result
  }

  /// The scenarios on which other answers to open questions are tried: the phone, read both ways.
  static func triesOtherAnswers(_ scenario: Scenario) -> Bool { scenario.device == .notchedPhone }

  /// What speaks against applying a unit whose carrier has these features.
  static func reasons(_ features: CarrierFeatures) -> [HoldReason] {
    MainActor.assumeIsolated { checked(features) }
  }

  @MainActor private static func checked(_ features: CarrierFeatures) -> [HoldReason] {
    if let reasons = knownReasons[features] { return reasons }
    let reasons: [HoldReason]
    do {
      reasons = self.reasons(try comparison(of: features).differences)
    } catch {
      reasons = [HoldReason(.manual, "the layouts could not be compared: \(error)")]
    }
    knownReasons[features] = reasons
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
    // A button of a type that nobody knows yet is a guess of the scenarios, and no loss of today's.
    let losses = Set(differences.map(\.reason)).subtracting([AcceptedLoss.unknownButtons.name])
    return losses.sorted().map { HoldReason(.review, "accepted: \($0)") }
  }
}
