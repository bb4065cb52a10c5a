import Scenarios
import Testing

/// What each assumption's other answer changes.
@Suite @MainActor
struct NavigationAssumptionTests {
  private nonisolated static let open = NavigationAssumption.allCases.filter {
    $0.alternative != nil
  }

  @Test func allAreNamedAndSourced() {
    let names = NavigationAssumption.allCases.map { $0.name }
    #expect(Set(names).count == names.count)
    for assumption in NavigationAssumption.allCases {
      #expect(!assumption.value.isEmpty && !assumption.source.isEmpty, "\(assumption.name)")
    }
    #expect(Set(NavigationAssumption.allCases.map { $0.value }).count == names.count)
  }

  @Test(arguments: open)
  func otherAnswerChangesTheOutcome(_ assumption: NavigationAssumption) throws {
    let usual = try outcome(of: assumption, [])
    let other = try outcome(of: assumption, [assumption])
    #expect(usual != other)
  }

  /// What an assumption is about, in words.
  private func outcome(
    of assumption: NavigationAssumption, _ alternatives: Set<NavigationAssumption>
  ) throws -> String {
    let screen = MapScreen(alternatives: alternatives)
    switch assumption {
    case .reportButtonAppliesNextTrip:
      screen.drive()
      screen.map.settings.isNavigationReportIncidentButtonEnabled = false
      screen.settle()
      return "\(screen.frame(.reportingButton) == nil)"
    case .hiddenGuideEdge:
      let guides = [screen.map.navigationHeaderLayoutGuide, screen.map.navigationFooterLayoutGuide]
      return "\(guides.map { screen.frame(of: $0).minY })"
    case .headerGuideWithoutAccessory:
      screen.drive()
      screen.map.setHeaderAccessory(AccessoryStrip(height: 40))
      return "\(screen.frame(of: screen.map.navigationHeaderLayoutGuide).height)"
    case .cameraBetweenCards:
      screen.drive()
      return "\(String(describing: screen.frame(.viewport)))"
    case .accessorySurvivesStop:
      let strip = AccessoryStrip(height: 40)
      screen.drive()
      screen.map.setHeaderAccessory(strip)
      screen.stop()
      screen.map.navigator?.isGuidanceActive = true
      screen.settle()
      return "\(strip.superview != nil)"
    case .promptChangeNotifiesNobody:
      return heard(screen)
    case .reportFlagKeepsButton:
      let delegate = try delegate(on: screen)
      screen.map.settings.isNavigationReportIncidentButtonEnabled = false
      screen.drive()
      return "\(delegate.guidance[0].buttons.count)"
    case .promptListenersSilent:
      _ = try delegate(on: screen)
      return heard(screen)
    case .promptHiddenBeforeStop, .stopBeforeDisable:
      let delegate = try delegate(on: screen)
      screen.drive()
      screen.prompt(100)
      screen.stop()
      screen.map.navigator?.isGuidanceActive = true
      screen.map.isNavigationEnabled = false
      return "\(delegate.calls)"
    case .statesAreSnapshots:
      let delegate = try delegate(on: screen)
      screen.drive()
      screen.stage.rotate()
      screen.settle()
      return "\(delegate.guidance[0].wideMode)"
    case .viewsYieldToRequired:
      let delegate = try delegate(on: screen)
      screen.drive()
      return "\(delegate.guidance[0].turnCard.contentHuggingPriority(for: .vertical).rawValue)"
    case .progressBarWithoutHeight:
      let delegate = try delegate(on: screen)
      screen.drive()
      return "\(delegate.guidance[0].tripProgressBar.intrinsicContentSize.height)"
    case .flagsApplyNextTrip, .promptAtMapBottom, .promptCoverage, .compassAtNextCallback,
      .controlsAtStyleValues, .insetsFromMapEdge, .paddingMovesControls, .paddingWhileOff,
      .viewsWithoutAutoresizing, .stackWithoutIntrinsicHeight, .sizeChangedPassesState,
      .baseMapHasOwnLogo, .speedWidgetInGuidance:
      return "no other answer"
    }
  }

  private func delegate(on screen: MapScreen) throws -> NotingDelegate {
    let delegate = NotingDelegate()
    try screen.map.setLayoutDelegate(delegate)
    return delegate
  }

  private func heard(_ screen: MapScreen) -> String {
    let listener = NotingListener()
    screen.map.navigator?.add(listener)
    screen.drive()
    screen.prompt(100)
    screen.prompt(120)
    return "\(listener.heard)"
  }

  @Test func paddingWorksWhileNavigationIsOff() throws {
    let screen = MapScreen()
    _ = try delegate(on: screen)
    screen.map.padding = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)
    screen.settle()
    let logo = try #require(baseLogo(screen))
    #expect(logo.frame.maxY == 738)
    screen.map.isNavigationEnabled = true
    screen.settle()
    #expect(baseLogo(screen) == nil)
    screen.map.isNavigationEnabled = false
    screen.settle()
    #expect(baseLogo(screen)?.frame.maxY == 738)
  }

  private func baseLogo(_ screen: MapScreen) -> UIView? {
    screen.map.subviews.first {
      MapSDKModel.component(of: $0) == .googleLogo && screen.map.sdkModel.isPartOfBaseMap($0)
    }
  }
}
