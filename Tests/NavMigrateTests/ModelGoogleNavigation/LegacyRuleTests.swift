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

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func driving(
    _ orientation: Orientation = .portrait, _ direction: ReadingDirection = .ltr,
    _ width: WidthMode = .narrow, _ prepare: (GMSMapView) -> Void = { _ in }
  ) -> MapScreen {
    let screen = MapScreen(.notchedPhone, orientation, direction, width)
    prepare(screen.map)
    screen.drive()
    return screen
  }

  // MARK: Cards and guides

  private func headerAtTop() {
    let screen = driving()
    #expect(screen.frame(.turnCard) == rect(0, 0, 390, 180))
    screen.stop()
    #expect(screen.frame(.turnCard) == nil)
  }

  private func footerAtBottom() {
    let screen = driving()
    #expect(screen.frame(.etaCard) == rect(0, 748, 390, 96))
    screen.stop()
    #expect(screen.frame(.etaCard) == nil)
  }

  private func cardsOnLeadingSide() {
    let screen = driving(.landscape, .ltr, .wide)
    #expect(screen.frame(.turnCard) == rect(47, 0, 360, 180))
    #expect(screen.frame(.etaCard) == rect(47, 310, 360, 80))
  }

  private func flagsOnNextTrip() {
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

  private func guidesCoverCards() {
    let screen = driving()
    #expect(screen.frame(of: screen.map.navigationHeaderLayoutGuide) == rect(0, 0, 390, 180))
    #expect(screen.frame(of: screen.map.navigationFooterLayoutGuide) == rect(0, 748, 390, 96))
    let wide = driving(.landscape, .ltr, .wide)
    #expect(wide.frame(of: wide.map.navigationFooterLayoutGuide) == rect(47, 310, 360, 80))
  }

  private func hiddenGuidesAreEmpty() {
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

  private func alternateGuideHasTop() {
    let screen = driving(.landscape, .ltr, .wide)
    let guide: UILayoutGuide = screen.map.bottomTrailingButtonsAlternateLayoutGuide
    #expect(screen.frame(of: guide).minY == 390)
    // The region for controls ends above it.
    #expect(screen.frame(.reportingButton)?.maxY == 357)
  }

  private func buttonsFollowGuide() {
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

  private func accessoryBelowHeader() {
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

  private func accessoryInGuidanceOnly() {
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

  private func accessoryHiddenOnShortMaps() {
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

  private func accessoryHidesCompass() {
    let screen = driving { $0.settings.compassButton = true }
    #expect(screen.frame(.compassButton) != nil)
    screen.map.setHeaderAccessory(AccessoryStrip(height: 44))
    screen.settle()
    #expect(screen.frame(.compassButton) == nil)
  }

  // MARK: Controls

  private func compassTopTrailing() {
    let screen = driving { $0.settings.compassButton = true }
    #expect(screen.frame(.compassButton) == rect(326, 192, 48, 48))
    screen.stop()
    #expect(screen.frame(.compassButton) == rect(326, 47 + 12, 48, 48))
  }

  private func logoBottomLeading() {
    let screen = driving()
    #expect(screen.frame(.googleLogo) == rect(12, 748 - 12 - 20, 62, 20))
    screen.stop()
    #expect(screen.frame(.googleLogo) == rect(12, 810 - 12 - 20, 62, 20))
  }

  private func speedAboveLogo() {
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

  private func reportBottomTrailing() {
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

  private func myLocationBottomRight() {
    let screen = driving { $0.settings.myLocationButton = true }
    #expect(screen.frame(.myLocationButton) == nil)
    screen.map.isMyLocationEnabled = true
    screen.settle()
    #expect(screen.frame(.myLocationButton) == rect(326, 688 - 8 - 48, 48, 48))
  }

  private func recenterReplacesSpeed() {
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

  private func controlsFollowSettings() {
    let screen = driving()
    #expect(screen.frame(.compassButton) == nil)
    screen.map.settings.compassButton = true
    screen.settle()
    #expect(screen.frame(.compassButton) != nil)
  }

  // MARK: Padding

  private func paddingMakesInsets() {
    let padding = UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)
    let behaviors: [(GMSMapViewPaddingAdjustmentBehavior, CGFloat, CGFloat)] = [
      (.always, 147, 54), (.automatic, 100, 34), (.never, 100, 20),
    ]
    for (behavior, top, bottom) in behaviors {
      let screen = MapScreen()
      screen.map.padding = padding
      screen.map.paddingAdjustmentBehavior = behavior
      screen.map.isNavigationEnabled = true
      screen.settle()
      #expect(
        screen.frame(.viewport) == rect(0, top, 390, 844 - top - bottom), "\(behavior)")
      #expect(screen.frame(.googleLogo)?.maxY == 844 - bottom - 12, "\(behavior)")
    }
  }

  private func paddingIsPhysical() {
    let screen = driving(.portrait, .rtl) {
      $0.padding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 70)
    }
    #expect(screen.frame(.viewport) == rect(30, 180, 290, 568))
    #expect(screen.frame(.googleLogo)?.maxX == 308)
    #expect(screen.frame(.reportingButton)?.minX == 46)
  }

  private func paddingSparesCards() {
    let screen = driving()
    screen.map.padding = UIEdgeInsets(top: 200, left: 20, bottom: 150, right: 20)
    screen.settle()
    #expect(screen.frame(.turnCard) == rect(0, 0, 390, 180))
    #expect(screen.frame(.etaCard) == rect(0, 748, 390, 96))
    // Insets are measured from the edges of the map, so the ETA card lies within them.
    #expect(screen.frame(.viewport) == rect(20, 247, 350, 844 - 247 - 184))
    #expect(screen.frame(.reportingButton)?.maxY == 648)
  }

  // MARK: Progress bar

  private func progressBarPlace() {
    let screen = driving { $0.settings.isNavigationTripProgressBarEnabled = true }
    #expect(screen.frame(.tripProgressBar) == rect(12, 844 - 210 - 400, 12, 400))
    screen.map.setHeaderAccessory(AccessoryStrip(height: 80))
    screen.settle()
    #expect(screen.frame(.tripProgressBar) == rect(12, 260, 12, 844 - 210 - 260))
  }

  private func progressBarUnderOthers() {
    let screen = driving { $0.settings.isNavigationTripProgressBarEnabled = true }
    let names = SceneReader.items(of: screen.map).map { $0.name }
    #expect(names.first == SDKComponent.tripProgressBar.rawValue)
  }

  private func progressBarHidden() {
    func height(_ mapHeight: CGFloat, _ covered: CGFloat = 0) -> CGFloat? {
      let shape = ScreenShape(width: 390, height: Double(mapHeight))
      let device = Device(
        id: "own", family: .phone, scale: 2, portrait: shape, landscape: shape)
      let screen = MapScreen(device)
      screen.map.settings.isNavigationTripProgressBarEnabled = true
      screen.map.settings.isNavigationHeaderEnabled = false
      screen.drive()
      return screen.frame(.tripProgressBar)?.height
    }
    #expect(height(551) == nil)
    #expect(height(579) == nil)
    #expect(height(580) == 200)
    #expect(height(700) == 320)
  }

  // MARK: Camera, prompts, direction

  private func cameraBetweenCards() {
    let screen = driving()
    #expect(screen.frame(.viewport) == rect(0, 180, 390, 568))
    screen.map.setHeaderAccessory(AccessoryStrip(height: 44))
    screen.settle()
    #expect(screen.frame(.viewport) == rect(0, 224, 390, 524))
    screen.stop()
    #expect(screen.frame(.viewport) == rect(0, 47, 390, 763))
  }

  private func cameraInEndHalf() {
    let screen = driving(.landscape, .ltr, .wide)
    #expect(screen.frame(.viewport) == rect(422, 0, 844 - 47 - 422, 390 - 21))
    let mirrored = driving(.landscape, .rtl, .wide)
    #expect(mirrored.frame(.viewport) == rect(47, 0, 422 - 47, 390 - 21))
  }

  private func promptAtBottom() {
    let screen = driving()
    screen.prompt(120)
    #expect(screen.frame(.prompt) == rect(0, 724, 390, 120))
    #expect(SceneReader.items(of: screen.map).last?.component == .prompt)
    screen.map.sdkModel.dismissPrompt()
    screen.settle()
    #expect(screen.frame(.prompt) == nil)
  }

  private func promptRaisesControls() {
    let screen = driving()
    screen.prompt(150)
    #expect(screen.frame(.viewport)?.maxY == 694)
    #expect(screen.frame(.googleLogo)?.maxY == 682)
    #expect(screen.frame(.reportingButton)?.maxY == 682)
    #expect(screen.frame(.etaCard) == rect(0, 748, 390, 96))
  }

  private func layoutMirrors() {
    let prepare: (GMSMapView) -> Void = {
      $0.settings.compassButton = true
      $0.settings.isNavigationTripProgressBarEnabled = true
    }
    for (orientation, width) in [(Orientation.portrait, WidthMode.narrow), (.landscape, .wide)] {
      let plain = driving(orientation, .ltr, width, prepare)
      let size = plain.map.bounds.width
      let frames = SceneReader.items(of: plain.map).map { ($0.name, $0.frame) }
      let mirrored = driving(orientation, .rtl, width, prepare)
      #expect(frames.count >= 6)
      for (name, frame) in frames {
        let expected = rect(size - frame.maxX, frame.minY, frame.width, frame.height)
        #expect(mirrored.frame(name) == expected, "\(name)")
      }
    }
  }
}
