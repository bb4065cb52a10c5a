/// A method of `NavigationLayoutDelegate`.
public enum LayoutCallback: String, Sendable, CaseIterable, Codable {
  case enableNavigationUI
  case disableNavigationUI
  case startGuidance
  case stopGuidance
  case sizeChanged
  case showPrompt
  case hidePrompt
  case changePrompt

  /// The full Swift name: `startGuidance(navMap:newState:oldState:)`.
  public var swiftName: String {
    switch self {
    case .enableNavigationUI: "enableNavigationUI(navMap:newState:)"
    case .disableNavigationUI: "disableNavigationUI(navMap:oldState:)"
    case .startGuidance: "startGuidance(navMap:newState:oldState:)"
    case .stopGuidance: "stopGuidance(navMap:newState:oldState:)"
    case .sizeChanged: "sizeChanged(navMap:newState:)"
    case .showPrompt: "showPrompt(navMap:newPrompt:)"
    case .hidePrompt: "hidePrompt(navMap:oldPrompt:)"
    case .changePrompt: "changePrompt(navMap:newPrompt:oldPrompt:)"
    }
  }
}

/// One call of a delegate's method.
public struct CallbackRecord: Sendable, Equatable {
  public let callback: LayoutCallback
  /// False if the delegate has no method of that signature.
  public var isImplemented = true
  /// Whether the delegate read `wideMode` of some state during the call.
  public var readsWidth = false
}
