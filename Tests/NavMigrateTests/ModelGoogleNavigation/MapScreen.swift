import Scenarios

/// A map on a screen with a fresh model around it.
@MainActor
struct MapScreen {
  let stage: Stage

  init(
    _ device: Device = .notchedPhone, _ orientation: Orientation = .portrait,
    _ direction: ReadingDirection = .ltr, _ width: WidthMode = .narrow,
    metrics: NavigationMetrics = .reference, alternatives: Set<NavigationAssumption> = []
  ) {
    stage = Stage(
      Scenario(
        device: device, orientation: orientation, direction: direction, width: width,
        metrics: metrics), alternatives: alternatives)
  }

  var map: GMSMapView { stage.map }

  func settle() { stage.settle() }

  /// Enables navigation and starts guidance.
  func drive() {
    map.isNavigationEnabled = true
    map.navigator?.isGuidanceActive = true
    settle()
  }

  func stop() {
    map.navigator?.isGuidanceActive = false
    settle()
  }

  func prompt(_ height: CGFloat) {
    map.sdkModel.raisePrompt(height: height)
    settle()
  }

  /// The frame of something shown on the map; nil if it is not.
  func frame(_ name: String) -> CGRect? {
    SceneReader.items(of: map).first { $0.name == name && $0.isShown }?.frame
  }

  func frame(_ component: SDKComponent) -> CGRect? { frame(component.rawValue) }

  /// The frame of a guide in the map's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect { guide.layoutModel.exactFrame }
}

/// A delegate that lays out nothing and notes what it is told.
@MainActor
final class NotingDelegate: NSObject, NavigationLayoutDelegate {
  private(set) var calls: [String] = []
  private(set) var ready: [any NavigationReadyUIState] = []
  private(set) var guidance: [any ActiveGuidanceUIState] = []
  private(set) var sizes: [any NavigationUIState] = []
  private(set) var prompts: [NavigationPromptView] = []

  func forget() { calls = [] }

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    calls.append("enable")
    ready.append(newState)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    calls.append("disable")
    ready.append(oldState)
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    calls.append("start")
    guidance.append(newState)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    calls.append("stop")
    ready.append(newState)
  }

  func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    calls.append("size")
    sizes.append(newState)
  }

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    calls.append("show")
    prompts.append(newPrompt)
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) { calls.append("hide") }

  func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    calls.append("change")
    prompts.append(newPrompt)
  }
}

/// A listener that notes what it hears of prompts.
final class NotingListener: NSObject, GMSNavigatorListener {
  private(set) var heard: [String] = []

  func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { heard.append("will") }
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { heard.append("did") }
}
