extension ScenarioStep {
  /// The step as a scenario file has it.
  public var text: String {
    switch self {
    case .enable: "enable"
    case .start: "start"
    case .stop: "stop"
    case .disable: "disable"
    case .prompt(let height): "prompt \(Self.text(of: height))"
    case .hidePrompt: "hide"
    case .speed(let display): "speed \(display.rawValue)"
    case .rotate: "rotate"
    case .resize(let shape, let width):
      "resize \(Self.text(of: shape.width)) \(Self.text(of: shape.height)) safe "
        + "\(Self.text(of: shape.safeArea)) \(width.rawValue)"
    case .scroll: "scroll"
    case .recenter: "recenter"
    case .app(.flag(let flag, let value)): "flag \(flag.rawValue) \(value.rawValue)"
    case .app(.padding(let insets)): "padding \(Self.text(of: insets))"
    case .wait(let seconds): "wait \(Self.text(of: seconds))"
    }
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }

  private static func text(of insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }
}
