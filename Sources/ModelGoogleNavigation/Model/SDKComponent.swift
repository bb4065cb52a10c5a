/// A view of the SDK that layout places, under the name it has in reports.
public enum SDKComponent: String, Sendable, CaseIterable, Codable {
  case turnCard
  case etaCard
  case googleLogo
  case viewport
  case speedWidget
  case tripProgressBar
  case compassButton = "button.compass"
  case reportingButton = "button.reporting"
  /// A button of a type that apps do not know.
  case otherButton = "button.other"
  /// The built-in layout's alone.
  case myLocationButton = "button.myLocation"
  case prompt

  /// Whether a delegate must show it in every navigation state.
  public var isRequired: Bool { self == .googleLogo || self == .viewport }

  /// Whether the SDK alone decides its size.
  public var hasFixedSize: Bool {
    switch self {
    case .turnCard, .etaCard, .googleLogo, .speedWidget, .prompt: true
    case .viewport, .tripProgressBar, .compassButton, .reportingButton, .otherButton,
      .myLocationButton:
      false
    }
  }

  public var isButton: Bool {
    switch self {
    case .compassButton, .reportingButton, .otherButton, .myLocationButton: true
    case .turnCard, .etaCard, .googleLogo, .viewport, .speedWidget, .tripProgressBar, .prompt:
      false
    }
  }
}

/// How wide the SDK takes a map to be. The threshold is not documented, so the harness decides.
public enum WidthMode: String, Sendable, CaseIterable, Codable {
  case narrow
  case wide
}

/// What the speed widget shows.
public enum SpeedDisplay: String, Sendable, CaseIterable, Codable {
  case none
  case current
  case limit
  case both
}
