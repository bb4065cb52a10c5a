/// Looks for faults over a whole run.
@MainActor
final class RunAudit {
  private var missing: Set<LayoutCallback> = []

  func begin(_ player: ScenarioPlayer) -> ScenarioObservation {
    let observation = ScenarioObservation()
    player.stage.map.sdkModel.observer = observation
    return observation
  }

  func complete(_ record: inout RunRecord) {}
}

@MainActor
final class ScenarioObservation: CallbackObserver {
  func willCall(_ callback: LayoutCallback) {}
  func didCall(_ record: CallbackRecord) {}
  func visit(_ moment: ScenarioPlayer.Moment) {}
  func finish() {}
}
