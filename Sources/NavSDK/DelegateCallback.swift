/// A method of `NavigationLayoutDelegate`. All are optional in the SDK: a method that differs from
/// its requirement in a label, a type or its arity compiles and is never called.
package enum DelegateCallback: String, Sendable, CaseIterable {
  case enableNavigationUI
  case disableNavigationUI
  case startGuidance
  case stopGuidance
  case sizeChanged
  case showPrompt
  case hidePrompt
  case changePrompt

  package struct Parameter: Sendable, Hashable {
    package let label: String
    package let type: String
  }

  /// The parameters in order. The type of `newState` of `sizeChanged` is not documented;
  /// `any NavigationUIState` is the assumption made everywhere.
  package var parameters: [Parameter] {
    let map = Parameter(label: "navMap", type: "GMSMapView")
    let ready = "any NavigationReadyUIState"
    let guidance = "any ActiveGuidanceUIState"
    let prompt = "NavigationPromptView"
    switch self {
    case .enableNavigationUI: return [map, Parameter(label: "newState", type: ready)]
    case .disableNavigationUI: return [map, Parameter(label: "oldState", type: ready)]
    case .startGuidance:
      return [
        map, Parameter(label: "newState", type: guidance),
        Parameter(label: "oldState", type: ready),
      ]
    case .stopGuidance:
      return [
        map, Parameter(label: "newState", type: ready),
        Parameter(label: "oldState", type: guidance),
      ]
    case .sizeChanged:
      return [map, Parameter(label: "newState", type: "any NavigationUIState")]
    case .showPrompt: return [map, Parameter(label: "newPrompt", type: prompt)]
    case .hidePrompt: return [map, Parameter(label: "oldPrompt", type: prompt)]
    case .changePrompt:
      return [
        map, Parameter(label: "newPrompt", type: prompt),
        Parameter(label: "oldPrompt", type: prompt),
      ]
    }
  }

  /// The full Swift name: `startGuidance(navMap:newState:oldState:)`.
  package var swiftName: String {
    "\(rawValue)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  /// Why every character of a signature counts.
  package static let signatureNote = """
    All methods of NavigationLayoutDelegate are optional. One that does not match its requirement \
    compiles and is never called; the screen stays empty.
    """

  /// The Objective-C selector; all follow one pattern.
  package var selector: String {
    "\(rawValue)OnMap:" + parameters.dropFirst().map { $0.label + ":" }.joined()
  }

  /// Whether the selector stands in Google's reference or is only likely.
  package var isSelectorDocumented: Bool {
    switch self {
    case .enableNavigationUI, .disableNavigationUI: true
    case .startGuidance, .stopGuidance, .sizeChanged, .showPrompt, .hidePrompt, .changePrompt:
      false
    }
  }

  /// When the SDK calls it; one clause, lower case.
  package var calledWhen: String {
    switch self {
    case .enableNavigationUI: "navigation UI turns on; lay out the ready state"
    case .disableNavigationUI: "navigation UI turns off; remove everything that was added"
    case .startGuidance: "guidance starts; lay out the guidance state"
    case .stopGuidance: "guidance ends; remove its views, restore the ready state"
    case .sizeChanged: "the size of the map changed"
    case .showPrompt: "a prompt is ready to be shown"
    case .hidePrompt: "the prompt must go"
    case .changePrompt: "one prompt replaces another"
    }
  }
}
