/// One thing that happens, after which everything comes to rest.
public enum ScenarioStep: Equatable, Sendable {
  case enable
  case start
  case stop
  /// Navigation ends, and guidance with it.
  case disable
  /// A prompt of a height in points is ready; it replaces one that is up.
  case prompt(height: Double)
  case hidePrompt
  case speed(SpeedDisplay)
  /// The device is held the other way, and the width mode turns with it.
  case rotate
  case resize(ScreenShape, WidthMode)
  /// The user moves the map away from the car, or has it follow the car again.
  case scroll
  case recenter
  case app(AppEvent)
  /// Seconds on the virtual clock.
  case wait(Double)
}

/// What the app itself does while it navigates.
public enum AppEvent: Equatable, Sendable {
  public enum Flag: String, Sendable, CaseIterable {
    case header
    case footer
    case progress
    case report
    case compass
    case myLocation
    case prompts
  }

  case flag(Flag, Switch)
  case padding(Insets)

  public enum Switch: String, Sendable, CaseIterable {
    case on
    case off
  }
}
