/// What happens in a scenario, step by step.
public struct ScenarioScript: Equatable, Sendable {
  public var steps: [ScenarioStep]

  public init(_ steps: [ScenarioStep]) {
    self.steps = steps
  }

  /// Every transition a layout has to get through, prompts, the four sizes of the speed widget,
  /// another size in guidance, flags flipped midway, a second trip, three ways to end.
  public static let standard = ScenarioScript([
    .enable, .start, .prompt(height: 120), .prompt(height: 150), .hidePrompt,
    .speed(.current), .speed(.both), .speed(.limit), .rotate,
    .app(.flag(.header, .off)), .app(.flag(.progress, .on)), .speed(.none), .stop,
    // The second trip ends with a prompt up.
    .app(.flag(.header, .on)), .start, .speed(.both), .prompt(height: 150), .stop, .disable,
    // Navigation ends in guidance.
    .enable, .rotate, .start, .disable,
    // And with a prompt up.
    .enable, .start, .prompt(height: 120), .disable, .enable, .disable,
  ])
}

/// The states of a layout, as reports name them.
public enum StateName: String, Sendable, CaseIterable, Codable {
  case ready
  case guidance
  case prompt
  case promptChanged
  case promptHidden
  case stopped
  case disabled
}
