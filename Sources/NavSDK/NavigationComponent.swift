/// A view the SDK hands to a layout delegate.
package enum NavigationComponent: String, Sendable, CaseIterable {
  case turnCard
  case etaCard
  case tripProgressBar
  case speedWidget
  case googleLogo
  case viewport
  case compassButton
  case reportingButton
  case prompt

  /// The Swift expression that gives the view, in a callback with a `newState`.
  package var expression: String {
    switch self {
    case .turnCard, .etaCard, .tripProgressBar, .speedWidget, .googleLogo, .viewport:
      "newState.\(rawValue)"
    case .compassButton: "newState.buttons.first { $0.type == .compass }?.view"
    case .reportingButton: "newState.buttons.first { $0.type == .reporting }?.view"
    case .prompt: "newPrompt"
    }
  }

  /// Whether it must be in the view hierarchy and visible in every navigation state.
  package var isRequired: Bool {
    switch self {
    case .googleLogo, .viewport: true
    case .turnCard, .etaCard, .tripProgressBar, .speedWidget, .compassButton, .reportingButton,
      .prompt:
      false
    }
  }
}
