import Scenarios
import Testing

@Suite @MainActor
struct ScenarioMatrixTests {
  @Test func standardCoversDevicesBothWays() {
    let scenarios = ScenarioMatrix.standard().scenarios
    #expect(scenarios.count == 48)
    #expect(Set(scenarios.map { $0.id }).count == 48)
    #expect(Set(scenarios.map { $0.device.id }).count == 6)
    #expect(Set(scenarios.map { $0.metrics.name }).count >= 6)
    // Turning a device leads to a screen that is in the matrix too.
    for scenario in scenarios {
      let turned = scenarios.contains {
        $0.device == scenario.device && $0.orientation == scenario.orientation.turned
          && $0.width == scenario.width.turned && $0.direction == scenario.direction
          && $0.metrics == scenario.metrics
      }
      #expect(turned, "\(scenario.id)")
    }
  }

  @Test func drawsAreAdded() {
    let matrix = ScenarioMatrix([Scenario(device: .pad)]).drawn([1, 2])
    #expect(matrix.scenarios.map { $0.metrics.name } == ["reference", "draw-1", "draw-2"])
  }

  @Test func statesAreNamedAndNumbered() throws {
    let player = try ScenarioPlayer(
      Scenario(device: .notchedPhone), subject: BuiltInSubject())
    var labels: [String] = []
    player.play { labels.append($0.label) }
    #expect(
      labels == [
        "ready", "guidance", "prompt", "promptChanged", "promptHidden", "guidance-2",
        "guidance-3", "guidance-4", "guidance-5", "guidance-6", "guidance-7", "guidance-8",
        "stopped", "stopped-2", "guidance-9", "guidance-10", "prompt-2", "stopped-3", "disabled",
        "ready-2", "ready-3", "guidance-11", "disabled-2", "ready-4", "guidance-12", "prompt-3",
        "disabled-3", "ready-5", "disabled-4",
      ])
  }

  @Test func builtInLayoutGetsThroughTheMatrixWithoutFaults() throws {
    for scenario in ScenarioMatrix.standard().scenarios where scenario.device != .largePad {
      let subject = BuiltInSubject { map in
        map.settings.isNavigationTripProgressBarEnabled = true
        map.settings.compassButton = true
        map.padding = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
      }
      let player = try ScenarioPlayer(scenario, subject: subject)
      player.play { moment in
        let log = LayoutModel.current
        #expect(log.faults.isEmpty && log.conflicts.isEmpty, "\(moment.id) \(log.conflicts)")
        let open = SceneReader.items(of: player.stage.map).filter {
          $0.isShown && moment.label == "guidance-4" && !$0.view.layoutModel.ambiguousEdges.isEmpty
        }
        let isRoomy = moment.shape.height >= 480
        #expect(open.isEmpty || !isRoomy, "\(moment.id) \(open.map { $0.name })")
      }
    }
  }
}
