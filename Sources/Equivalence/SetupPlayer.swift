import ModelGoogleNavigation
import Scenarios

/// Plays a setup through a scenario by one of the two ways.
@MainActor
enum SetupPlayer {
  struct Play {
    var snapshots: [Snapshot] = []
    /// The questions whose answers the layout depended on.
    var questions: Set<NavigationAssumption> = []
  }

  static func play(
    _ setup: AppSetup, _ way: AppSubject.Way, in scenario: Scenario,
    alternatives: Set<NavigationAssumption> = []
  ) throws -> Play {
    let subject = AppSubject(setup, way)
    let player = try ScenarioPlayer(scenario, subject: subject, alternatives: alternatives)
    var play = Play()
    func take(_ moment: ScenarioPlayer.Moment, _ label: String, _ cause: String) {
      var state = StateRecord(scenario, moment, player.stage)
      state.id = "\(scenario.id)/\(setup.name)/\(label)"
      state.state = label
      play.snapshots.append(
        Snapshot(
          setup: setup.name, state: state, cause: cause, parts: parts(of: player.stage.map)))
    }
    player.play { moment in
      take(moment, moment.label, moment.step.text)
      guard subject.hasAccessory, moment.name == .guidance, case .start = moment.step else {
        return
      }
      // The app sets its accessory once guidance runs.
      subject.showAccessory()
      player.stage.settle()
      take(moment, moment.label + "+accessory", "accessory set")
      subject.growAccessory()
      player.stage.settle()
      take(moment, moment.label + "+invalidated", "accessory invalidated")
    }
    play.questions = SDKModel.current.questions
    return play
  }

  private static func parts(of map: GMSMapView) -> [Snapshot.Part] {
    var parts: [Snapshot.Part] = []
    for item in SceneReader.items(of: map) where item.isShown {
      if item.view is GMSNavigationHidingStackView { continue }
      let frame = item.frame
      guard frame.width > 0.001, frame.height > 0.001 else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      let corners = (item.view as? any NavigationRoundedCornerView)?.roundedCorners.rawValue
      parts.append(
        Snapshot.Part(
          component: item.name, frame: numbers, isDrawn: item.isDrawn,
          opacity: Double(item.view.alpha), roundCorners: corners))
    }
    return parts
  }
}
