import Scenarios

/// Where everything on a map is, in one state.
package struct Snapshot: Sendable, Hashable {
  /// `SCENARIO/STATE`
  package let id: String
  package let device: String
  package let direction: ReadingDirection
  package let isWide: Bool
  package let state: String
  package let mapHeight: Double
  /// x, y, width and height in points, by component; what has no area is not there.
  package let frames: [String: [Double]]
}

/// Plays a setup through a scenario by one of the two ways.
@MainActor
enum SetupPlayer {
  static func snapshots(
    of setup: AppSetup, _ way: AppSubject.Way, in scenario: Scenario,
    alternatives: Set<NavigationAssumption> = []
  ) throws -> [Snapshot] {
    let subject = AppSubject(setup, way)
    let player = try ScenarioPlayer(scenario, subject: subject, alternatives: alternatives)
    var snapshots: [Snapshot] = []
    func take(_ moment: ScenarioPlayer.Moment, _ label: String) {
      snapshots.append(snapshot(moment, label, player, scenario))
    }
    player.play { moment in
      take(moment, moment.label)
      guard subject.hasAccessory, moment.name == .guidance, case .start = moment.step else {
        return
      }
      // The app sets its accessory once guidance runs.
      subject.showAccessory()
      player.stage.settle()
      take(moment, moment.label + "+accessory")
      subject.growAccessory()
      player.stage.settle()
      take(moment, moment.label + "+invalidated")
    }
    return snapshots
  }

  private static func snapshot(
    _ moment: ScenarioPlayer.Moment, _ label: String, _ player: ScenarioPlayer,
    _ scenario: Scenario
  ) -> Snapshot {
    var frames: [String: [Double]] = [:]
    for item in SceneReader.items(of: player.stage.map) where item.isShown {
      if item.view is GMSNavigationHidingStackView { continue }
      let frame = item.frame
      guard frame.width > 0.001, frame.height > 0.001 else { continue }
      frames[item.name] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    return Snapshot(
      id: "\(scenario.id)/\(label)", device: scenario.device.id, direction: scenario.direction,
      isWide: moment.width == .wide, state: label, mapHeight: moment.shape.height, frames: frames)
  }
}
