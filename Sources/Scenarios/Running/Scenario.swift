/// A screen, a reading direction, a width mode, sizes and a script.
public struct Scenario: Sendable {
  public var device: Device
  public var orientation: Orientation
  public var direction: ReadingDirection
  public var width: WidthMode
  public var metrics: NavigationMetrics
  public var script: ScenarioScript

  public init(
    device: Device, orientation: Orientation = .portrait, direction: ReadingDirection = .ltr,
    width: WidthMode = .narrow, metrics: NavigationMetrics = .reference,
    script: ScenarioScript = .standard
  ) {
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.width = width
    self.metrics = metrics
    self.script = script
  }

  /// `notched-phone-portrait-ltr-narrow-reference`
  public var id: String {
    [device.id, orientation.rawValue, direction.rawValue, width.rawValue, metrics.name]
      .joined(separator: "-")
  }
}

/// Scenarios to be played.
public struct ScenarioMatrix: Sendable {
  public var scenarios: [Scenario]

  public init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// All devices, held both ways, read both ways, in both width modes. Each device and direction
  /// has sizes of its own, so that turning a device leads to a screen that is in the matrix too.
  public static func standard(script: ScenarioScript = .standard) -> ScenarioMatrix {
    var scenarios: [Scenario] = []
    for (index, device) in Device.all.enumerated() {
      for direction in ReadingDirection.allCases {
        let metrics = sizes(device, index, direction)
        for orientation in Orientation.allCases {
          for width in WidthMode.allCases {
            scenarios.append(
              Scenario(
                device: device, orientation: orientation, direction: direction, width: width,
                metrics: metrics, script: script))
          }
        }
      }
    }
    return ScenarioMatrix(scenarios)
  }

  /// The reference sizes on the device they are meant for, the other presets and draws elsewhere.
  private static func sizes(
    _ device: Device, _ index: Int, _ direction: ReadingDirection
  ) -> NavigationMetrics {
    if device == .notchedPhone { return .reference }
    if direction == .ltr { return index % 2 == 0 ? .compact : .generous }
    return .draw(seed: UInt64(index + 1))
  }

  /// Every scenario with further sizes, drawn from `seeds`.
  public func drawn(_ seeds: [UInt64]) -> ScenarioMatrix {
    let more = seeds.flatMap { seed in
      scenarios.map { scenario in
        var copy = scenario
        copy.metrics = .draw(seed: seed)
        return copy
      }
    }
    return ScenarioMatrix(scenarios + more)
  }
}
