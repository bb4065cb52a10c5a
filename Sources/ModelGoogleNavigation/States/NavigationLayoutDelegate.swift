/// Lays out navigation in place of the SDK.
///
/// All methods are optional, as they are in the SDK: the bodies below stand in for those a
/// delegate leaves out, and note that it did. A method whose signature differs in a label or a
/// type is no implementation and is never called.
public protocol NavigationLayoutDelegate: NSObjectProtocol {
  @MainActor func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState)
  @MainActor func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState)
  @MainActor func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState)
  @MainActor func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState)
  /// The type of `newState` is not documented: assumption `size-changed-passes-ui-state`.
  @MainActor func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState)
  @MainActor func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView)
  @MainActor func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView)
  @MainActor func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView)
}

extension NavigationLayoutDelegate {
  @MainActor
  public func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    navMap.driver.journal.noteMissing(.enableNavigationUI)
  }

  @MainActor
  public func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    navMap.driver.journal.noteMissing(.disableNavigationUI)
  }

  @MainActor
  public func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    navMap.driver.journal.noteMissing(.startGuidance)
  }

  @MainActor
  public func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    navMap.driver.journal.noteMissing(.stopGuidance)
  }

  @MainActor
  public func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    navMap.driver.journal.noteMissing(.sizeChanged)
  }

  @MainActor
  public func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.driver.journal.noteMissing(.showPrompt)
  }

  @MainActor
  public func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    navMap.driver.journal.noteMissing(.hidePrompt)
  }

  @MainActor
  public func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    navMap.driver.journal.noteMissing(.changePrompt)
  }
}

/// What can have a layout delegate.
@MainActor
public protocol GMSMapViewNavigationLayout: NSObjectProtocol {
  var layoutDelegate: (any NavigationLayoutDelegate)? { get }
  func setLayoutDelegate(_ layoutDelegate: (any NavigationLayoutDelegate)?) throws
}

extension GMSMapView: GMSMapViewNavigationLayout {}
