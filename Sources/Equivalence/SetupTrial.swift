import Scenarios

/// A state under both layouts.
package struct ComparedState: Sendable {
  package let legacy: Snapshot
  package let delegate: Snapshot
  /// By component.
  package let differences: [Difference]

  package var id: String { legacy.id }
}

/// One setup in one scenario, by both ways.
struct SetupTrial {
  private let setup: AppSetup
  let scenario: Scenario
  private let legacy: SetupPlayer.Play
  private let delegate: SetupPlayer.Play
  let states: [ComparedState]

  @MainActor
  init(_ setup: AppSetup, _ scenario: Scenario) throws {
    self.setup = setup
    self.scenario = scenario
    legacy = try SetupPlayer.play(setup, .legacy, in: scenario)
    delegate = try SetupPlayer.play(setup, .carrier, in: scenario)
    states = Self.compared(legacy, delegate, assumption: nil)
  }

  /// The states in which something differs under the other answer to a question that does not
  /// differ otherwise. A layout that never asks the question is not played again.
  @MainActor
  func states(under assumption: NavigationAssumption) throws -> [ComparedState] {
    guard assumption.alternative != nil else { return [] }
    let other = try (again(legacy, .legacy, assumption), again(delegate, .carrier, assumption))
    guard other.0 != nil || other.1 != nil else { return [] }
    let pairs = Self.compared(other.0 ?? legacy, other.1 ?? delegate, assumption: assumption.name)
    return zip(pairs, states).compactMap { pair, usual in
      let known = Set(usual.differences.map(\.component))
      let more = pair.differences.filter { !known.contains($0.component) }
      guard !more.isEmpty else { return nil }
      return ComparedState(legacy: pair.legacy, delegate: pair.delegate, differences: more)
    }
  }

  @MainActor
  private func again(
    _ play: SetupPlayer.Play, _ way: AppSubject.Way, _ assumption: NavigationAssumption
  ) throws -> SetupPlayer.Play? {
    guard play.questions.contains(assumption) else { return nil }
    return try SetupPlayer.play(setup, way, in: scenario, alternatives: [assumption])
  }

  private static func compared(
    _ legacy: SetupPlayer.Play, _ delegate: SetupPlayer.Play, assumption: String?
  ) -> [ComparedState] {
    zip(legacy.snapshots, delegate.snapshots).map { before, after in
      ComparedState(
        legacy: before, delegate: after,
        differences: Comparison.differences(before, after, assumption: assumption))
    }
  }
}
