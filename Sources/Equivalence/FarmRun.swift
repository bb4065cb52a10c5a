import Migration
import Scenarios

/// Compares a delegate that is not the reference carrier with the legacy layout.
@MainActor
enum FarmRun {
  /// Two directions and two width modes on a phone.
  static let scenes: [Scenario] = ReadingDirection.allCases.flatMap { direction in
    WidthMode.allCases.map { width in
      Scenario(device: .notchedPhone, direction: direction, width: width)
    }
  }

  /// The number of differences that no documented loss explains, in one scene or all.
  static func differences(
    _ features: CarrierFeatures, setup: Int, scene: Int?,
    make: @escaping (GMSMapView) -> any LayoutSurface
  ) throws -> Int {
    let setups = EquivalenceCheck.setups(for: features)
    let setup = setups[setup % setups.count]
    var count = 0
    for (index, var scenario) in scenes.enumerated() where scene.map({ $0 % 4 == index }) ?? true {
      scenario.script = EquivalenceCheck.script(for: features)
      let legacy = try SetupPlayer.play(setup, .legacy, in: scenario)
      let delegate = try SetupPlayer.play(setup, .surface(make), in: scenario)
      for (before, after) in zip(legacy.snapshots, delegate.snapshots) {
        count += Comparison.differences(before, after).filter { $0.verdict == .different }.count
      }
    }
    return count
  }
}
