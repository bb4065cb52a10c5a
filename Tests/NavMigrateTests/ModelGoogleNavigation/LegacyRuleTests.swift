import Scenarios
import Testing

/// The rules of the built-in layout, each by name. The reference sizes: turn card 180, ETA card 96,
/// logo 62 by 20, buttons 48, distances 16 and 12 for buttons, 12 for other elements.
@Suite @MainActor
struct LegacyRuleTests {
  @Test(arguments: LegacyRule.allCases)
  func holds(_ rule: LegacyRule) {
    switch rule {
    case .headerAtTop: headerAtTop()
    case .footerAtBottom: footerAtBottom()
    case .cardsOnLeadingSide: cardsOnLeadingSide()
    case .flagsOnNextTrip: flagsOnNextTrip()
    case .guidesCoverCards: guidesCoverCards()
    case .hiddenGuidesAreEmpty: hiddenGuidesAreEmpty()
    case .alternateGuideHasTop: alternateGuideHasTop()
    case .buttonsFollowGuide: buttonsFollowGuide()
    case .accessoryBelowHeader: accessoryBelowHeader()
    case .accessoryInGuidanceOnly: accessoryInGuidanceOnly()
    case .accessoryHiddenOnShortMaps: accessoryHiddenOnShortMaps()
    case .accessoryHidesCompass: accessoryHidesCompass()
    case .compassTopTrailing: compassTopTrailing()
    case .logoBottomLeading: logoBottomLeading()
    case .speedAboveLogo: speedAboveLogo()
    case .reportBottomTrailing: reportBottomTrailing()
    case .myLocationBottomRight: myLocationBottomRight()
    case .recenterReplacesSpeed: recenterReplacesSpeed()
    case .controlsFollowSettings: controlsFollowSettings()
    case .paddingMakesInsets: paddingMakesInsets()
    case .paddingIsPhysical: paddingIsPhysical()
    case .paddingSparesCards: paddingSparesCards()
    case .progressBarPlace: progressBarPlace()
    case .progressBarUnderOthers: progressBarUnderOthers()
    case .progressBarHidden: progressBarHidden()
    case .cameraBetweenCards: cameraBetweenCards()
    case .cameraInEndHalf: cameraInEndHalf()
    case .promptAtBottom: promptAtBottom()
    case .promptRaisesControls: promptRaisesControls()
    case .layoutMirrors: layoutMirrors()
    }
  }

  @Test func statementsAndSourcesAreGiven() {
    for rule in LegacyRule.allCases {
      #expect(!rule.statement.isEmpty && !rule.source.isEmpty, "\(rule.rawValue)")
    }
    #expect(Set(LegacyRule.allCases.map { $0.statement }).count == LegacyRule.allCases.count)
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  func driving(
    _ orientation: Orientation = .portrait, _ direction: ReadingDirection = .ltr,
    _ width: WidthMode = .narrow, _ prepare: (GMSMapView) -> Void = { _ in }
  ) -> MapScreen {
    let screen = MapScreen(.notchedPhone, orientation, direction, width)
    prepare(screen.map)
    screen.drive()
    return screen
  }

  // MARK: Cards and guides

  func headerAtTop() {
    let screen = driving()
    #expect(screen.frame(.turnCard) == rect(0, 0, 390, 180))
    screen.stop()
    #expect(screen.frame(.turnCard) == nil)
  }

  func footerAtBottom() {
    let screen = driving()
    #expect(screen.frame(.etaCard) == rect(0, 748, 390, 96))
    screen.stop()
    #expect(screen.frame(.etaCard) == nil)
  }

  func cardsOnLeadingSide() {
    let screen = driving(.landscape, .ltr, .wide)
    #expect(screen.frame(.turnCard) == rect(47, 0, 360, 180))
    #expect(screen.frame(.etaCard) == rect(47, 310, 360, 80))
  }

  func flagsOnNextTrip() {
    let screen = driving()
    screen.map.settings.isNavigationHeaderEnabled = false
    screen.map.settings.isNavigationFooterEnabled = false
    screen.map.settings.isNavigationTripProgressBarEnabled = true
    screen.settle()
    #expect(screen.frame(.turnCard) != nil && screen.frame(.etaCard) != nil)
    #expect(screen.frame(.tripProgressBar) == nil)
    screen.stop()
    screen.map.navigator?.isGuidanceActive = true
    screen.settle()
    #expect(screen.frame(.turnCard) == nil && screen.frame(.etaCard) == nil)
    #expect(screen.frame(.tripProgressBar) != nil)
  }

  func guidesCoverCards() {
    let screen = driving()
    #expect(screen.frame(of: screen.map.navigationHeaderLayoutGuide) == rect(0, 0, 390, 180))
    #expect(screen.frame(of: screen.map.navigationFooterLayoutGuide) == rect(0, 748, 390, 96))
    let wide = driving(.landscape, .ltr, .wide)
    #expect(wide.frame(of: wide.map.navigationFooterLayoutGuide) == rect(47, 310, 360, 80))
  }

  func hiddenGuidesAreEmpty() {
    let screen = MapScreen()
    let header = screen.map.navigationHeaderLayoutGuide
    let footer = screen.map.navigationFooterLayoutGuide
    for _ in 0..<2 {
      #expect(screen.frame(of: header) == rect(0, 0, 390, 0))
      #expect(screen.frame(of: footer) == rect(0, 844, 390, 0))
      screen.drive()
      #expect(screen.map.navigationHeaderLayoutGuide === header)
      #expect(screen.frame(of: header).height == 180)
      screen.map.isNavigationEnabled = false
      screen.settle()
    }
    screen.map.settings.isNavigationFooterEnabled = false
    screen.drive()
    #expect(screen.frame(of: footer) == rect(0, 844, 390, 0))
  }

  func alternateGuideHasTop() {
    let screen = driving(.landscape, .ltr, .wide)
    let guide: UILayoutGuide = screen.map.bottomTrailingButtonsAlternateLayoutGuide
    #expect(screen.frame(of: guide).minY == 390)
    // The region for controls ends above it.
    #expect(screen.frame(.reportingButton)?.maxY == 357)
  }

  func buttonsFollowGuide() {
    let screen = driving()
    let guide = UILayoutGuide()
    screen.map.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: screen.map.topAnchor, constant: 500).isActive = true
    screen.map.bottomTrailingButtonsLayoutGuide = guide
    screen.settle()
    #expect(screen.frame(.reportingButton) == rect(390 - 16 - 48, 500 - 12 - 48, 48, 48))
    guide.trailingAnchor.constraint(equalTo: screen.map.trailingAnchor, constant: -100)
      .isActive = true
    screen.settle()
    #expect(screen.frame(.reportingButton)?.maxX == 274)
    screen.stage.rotate()
    screen.settle()
    #expect(screen.frame(.reportingButton)?.maxX == 781)
    screen.stage.rotate()
    screen.map.bottomTrailingButtonsLayoutGuide = nil
    screen.settle()
    #expect(screen.frame(.reportingButton)?.maxY == 736)
    #expect(screen.map.bottomTrailingButtonsLayoutGuide === screen.map.navigationFooterLayoutGuide)
  }

  // MARK: Accessory

  func accessoryBelowHeader() {
    let screen = driving()
    let strip = AccessoryStrip(height: 44)
    screen.map.setHeaderAccessory(strip)
    screen.settle()
    #expect(screen.frame("strip") == rect(0, 180, 390, 44))
    #expect(strip.asked == [CGSize(width: 390, height: 844 - 180 - 96)])
    strip.height = 2000
    screen.settle()
    #expect(screen.frame("strip")?.height == 44)
    screen.map.invalidateLayout(forAccessoryView: strip)
    screen.settle()
    #expect(screen.frame("strip")?.height == 568)
    screen.map.setHeaderAccessory(nil)
    screen.settle()
    #expect(strip.superview == nil)
  }

  func accessoryInGuidanceOnly() {
    let screen = MapScreen()
    let strip = AccessoryStrip(height: 44)
    screen.map.setHeaderAccessory(strip)
    screen.drive()
    #expect(strip.superview == nil)
    screen.map.setHeaderAccessory(strip)
    screen.settle()
    #expect(strip.superview === screen.map)
    let asked = strip.asked.count
    screen.stop()
    #expect(strip.superview == nil)
    screen.map.invalidateLayout(forAccessoryView: strip)
    #expect(strip.asked.count == asked)
  }

  func accessoryHiddenOnShortMaps() {
    let screen = driving()
    let strip = AccessoryStrip(height: 44)
    screen.map.setHeaderAccessory(strip)
    screen.stage.rotate()
    screen.settle()
    #expect(screen.frame("strip") == nil)
    screen.stage.rotate()
    screen.settle()
    #expect(screen.frame("strip") == rect(0, 180, 390, 44))
    screen.map.settings.isNavigationHeaderEnabled = false
    screen.stop()
    screen.map.navigator?.isGuidanceActive = true
    screen.map.setHeaderAccessory(strip)
    screen.settle()
    #expect(screen.frame("strip") == nil)
  }

  func accessoryHidesCompass() {
    let screen = driving { $0.settings.compassButton = true }
    #expect(screen.frame(.compassButton) != nil)
    screen.map.setHeaderAccessory(AccessoryStrip(height: 44))
    screen.settle()
    #expect(screen.frame(.compassButton) == nil)
  }

  // MARK: Controls

  func compassTopTrailing() {
    let screen = driving { $0.settings.compassButton = true }
    #expect(screen.frame(.compassButton) == rect(326, 192, 48, 48))
    screen.stop()
    #expect(screen.frame(.compassButton) == rect(326, 47 + 12, 48, 48))
  }

  func logoBottomLeading() {
    let screen = driving()
    #expect(screen.frame(.googleLogo) == rect(12, 748 - 12 - 20, 62, 20))
    screen.stop()
    #expect(screen.frame(.googleLogo) == rect(12, 810 - 12 - 20, 62, 20))
  }

  func speedAboveLogo() {
    let screen = driving {
      $0.shouldDisplaySpeedometer = true
      $0.shouldDisplaySpeedLimit = true
    }
    #expect(screen.frame(.speedWidget) == nil)
    screen.map.sdkModel.speedData = .both
    screen.settle()
    #expect(screen.frame(.speedWidget) == rect(12, 716 - 12 - 64, 108, 64))
    screen.stop()
    #expect(screen.frame(.speedWidget) == nil)
  }

  func reportBottomTrailing() {
    let screen = driving()
    #expect(screen.frame(.reportingButton) == rect(326, 748 - 12 - 48, 48, 48))
    screen.map.settings.isNavigationReportIncidentButtonEnabled = false
    screen.settle()
    #expect(screen.frame(.reportingButton) != nil)
    screen.stop()
    screen.map.navigator?.isGuidanceActive = true
    screen.settle()
    #expect(screen.frame(.reportingButton) == nil)
  }

  func myLocationBottomRight() {
    let screen = driving { $0.settings.myLocationButton = true }
    #expect(screen.frame(.myLocationButton) == nil)
    screen.map.isMyLocationEnabled = true
    screen.settle()
    #expect(screen.frame(.myLocationButton) == rect(326, 688 - 8 - 48, 48, 48))
  }

  func recenterReplacesSpeed() {
    let screen = driving { $0.shouldDisplaySpeedometer = true }
    screen.map.sdkModel.speedData = .current
    screen.map.sdkModel.isScrolledAway = true
    screen.settle()
    #expect(screen.frame(.speedWidget) == nil)
    #expect(screen.frame(.googleLogo)?.size == CGSize(width: 120, height: 48))
    screen.map.settings.isRecenterButtonEnabled = false
    screen.map.sdkModel.isScrolledAway = false
    screen.map.sdkModel.isScrolledAway = true
    screen.settle()
    #expect(screen.frame(.speedWidget) != nil)
    #expect(screen.frame(.googleLogo)?.size == CGSize(width: 62, height: 20))
  }

  func controlsFollowSettings() {
    let screen = driving()
    #expect(screen.frame(.compassButton) == nil)
    screen.map.settings.compassButton = true
    screen.settle()
    #expect(screen.frame(.compassButton) != nil)
  }
}
