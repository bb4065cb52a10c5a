import Scenarios
import Testing

@Suite @MainActor
struct DelegateCallTests {
  private func screen(
    _ delegate: NotingDelegate, _ width: WidthMode = .narrow,
    alternatives: Set<NavigationAssumption> = []
  ) throws -> MapScreen {
    let screen = MapScreen(.notchedPhone, .portrait, .ltr, width, alternatives: alternatives)
    try screen.map.setLayoutDelegate(delegate)
    return screen
  }

  @Test func statesFollowTheNavigator() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.drive()
    screen.stop()
    screen.map.navigator?.isGuidanceActive = true
    screen.map.isNavigationEnabled = false
    #expect(
      delegate.calls == ["enable", "start", "stop", "start", "stop", "disable"])
  }

  @Test func guidanceThatIsArmedStartsWithNavigation() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.map.navigator?.isGuidanceActive = true
    screen.map.isNavigationEnabled = true
    #expect(delegate.calls == ["enable", "start"])
  }

  @Test func guidanceWaitsForARoute() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    SDKModel.current.assumesRoute = false
    screen.drive()
    #expect(delegate.calls == ["enable"])
    let stop = try #require(GMSNavigationWaypoint(placeID: "p", title: "Stop"))
    screen.map.navigator?.setDestinations([stop]) { #expect($0 == .OK) }
    #expect(delegate.calls == ["enable", "start"])
    screen.map.navigator?.clearDestinations()
    #expect(delegate.calls == ["enable", "start", "stop"])
    #expect(screen.map.navigator?.isGuidanceActive == false)
  }

  @Test func disableAloneIfStopIsNotSent() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate, alternatives: [.stopBeforeDisable])
    screen.drive()
    screen.map.isNavigationEnabled = false
    #expect(delegate.calls == ["enable", "start", "disable"])
  }

  @Test func promptsAreShownChangedAndHidden() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    #expect(!screen.map.sdkModel.raisePrompt(height: 100))
    screen.drive()
    screen.prompt(120)
    screen.prompt(150)
    screen.map.sdkModel.dismissPrompt()
    screen.map.sdkModel.dismissPrompt()
    #expect(delegate.calls == ["enable", "start", "show", "change", "hide"])
    #expect(
      delegate.prompts.map { $0.bounds.size } == [
        CGSize(width: 390, height: 120), CGSize(width: 390, height: 150),
      ])
    #expect(delegate.prompts.first?.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(delegate.prompts.first !== delegate.prompts.last)
  }

  @Test func appsCanDoWithoutPrompts() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.drive()
    screen.prompt(120)
    screen.map.navigator?.shouldDisplayPrompts = false
    screen.prompt(120)
    #expect(delegate.calls == ["enable", "start", "show", "hide"])
  }

  @Test func aPromptGoesWithGuidance() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.drive()
    screen.prompt(120)
    screen.stop()
    #expect(delegate.calls.suffix(2) == ["hide", "stop"])
    delegate.forget()
    screen.map.navigator?.isGuidanceActive = true
    screen.prompt(120)
    screen.map.isNavigationEnabled = false
    #expect(delegate.calls == ["start", "show", "stop", "disable"])
  }

  @Test func sizeChangesArriveWithTheStateAndTheMode() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.stage.rotate()
    screen.settle()
    #expect(delegate.calls.isEmpty)
    screen.drive()
    screen.stage.rotate()
    screen.settle()
    #expect(delegate.calls == ["enable", "start", "size"])
    #expect(delegate.ready.first?.wideMode == true)
    let state = try #require(delegate.sizes.first as? any ActiveGuidanceUIState)
    #expect(state.turnCard === delegate.guidance.first?.turnCard)
    #expect(!state.wideMode)
    // A state that was handed out before keeps its mode.
    #expect(delegate.guidance.first?.wideMode == true)
  }

  @Test func logoAndViewportAreTheSameInAllStates() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.drive()
    screen.stop()
    let ready = delegate.ready[0]
    let guidance = delegate.guidance[0]
    #expect(ready.googleLogo === guidance.googleLogo && ready.viewport === guidance.viewport)
    #expect(delegate.ready[1].googleLogo === ready.googleLogo)
    #expect(guidance.buttons.map { $0.type } == [.compass, .reporting])
  }

  @Test func viewsHaveSizesAndNoMasks() throws {
    let delegate = NotingDelegate()
    let screen = try screen(delegate)
    screen.drive()
    let state = delegate.guidance[0]
    let views = [state.turnCard, state.etaCard, state.googleLogo, state.viewport]
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(state.turnCard.intrinsicContentSize == CGSize(width: 390, height: 180))
    #expect(state.etaCard.intrinsicContentSize == CGSize(width: 390, height: 96))
    #expect(state.tripProgressBar.intrinsicContentSize == CGSize(width: 12, height: -1))
    #expect(state.speedWidget.intrinsicContentSize == .zero)
    screen.map.shouldDisplaySpeedometer = true
    screen.map.sdkModel.speedData = .both
    #expect(state.speedWidget.intrinsicContentSize == CGSize(width: 60, height: 64))
    screen.map.shouldDisplaySpeedLimit = true
    #expect(state.speedWidget.intrinsicContentSize == CGSize(width: 108, height: 64))
    screen.map.shouldDisplaySpeedometer = false
    #expect(state.speedWidget.intrinsicContentSize == CGSize(width: 48, height: 60))
  }

  @Test func missingMethodsAreNoted() throws {
    /// Implements one method, and another under a wrong label.
    final class Half: NSObject, NavigationLayoutDelegate {
      func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
        _ = newState.wideMode
      }

      func stopGuidance(
        navMap: GMSMapView, newState: any NavigationReadyUIState,
        previousState: any ActiveGuidanceUIState
      ) {}
    }
    final class Observer: CallbackObserver {
      var records: [CallbackRecord] = []
      func willCall(_ callback: LayoutCallback) {}
      func didCall(_ record: CallbackRecord) { records.append(record) }
    }
    let screen = MapScreen()
    let observer = Observer()
    screen.map.sdkModel.observer = observer
    try screen.map.setLayoutDelegate(Half())
    screen.drive()
    screen.stop()
    #expect(
      observer.records.map { $0.callback } == [
        .enableNavigationUI, .startGuidance, .stopGuidance,
      ])
    #expect(observer.records.map { $0.isImplemented } == [true, false, false])
    #expect(observer.records.map { $0.readsWidth } == [true, false, false])
  }

  @Test func listenersHearOfPromptsInTheBuiltInLayout() {
    let screen = MapScreen()
    let listener = NotingListener()
    screen.map.navigator?.add(listener)
    screen.drive()
    screen.prompt(120)
    screen.prompt(150)
    screen.map.sdkModel.dismissPrompt()
    #expect(listener.heard == ["will", "did"])
    #expect(screen.map.navigator?.remove(listener) == true)
    screen.prompt(120)
    #expect(listener.heard.count == 2)
  }

  @Test func listenersAreHeldWeakly() {
    let screen = MapScreen()
    weak var listener: NotingListener?
    do {
      let made = NotingListener()
      listener = made
      screen.map.navigator?.add(made)
    }
    #expect(listener == nil)
  }
}
