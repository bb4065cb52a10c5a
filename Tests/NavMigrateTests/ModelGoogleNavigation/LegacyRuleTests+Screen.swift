import Scenarios
import Testing

extension LegacyRuleTests {
  // MARK: Padding

  func paddingMakesInsets() {
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

  func paddingIsPhysical() {
    let screen = driving(.portrait, .rtl) {
      $0.padding = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 70)
    }
    #expect(screen.frame(.viewport) == rect(30, 180, 290, 568))
    #expect(screen.frame(.googleLogo)?.maxX == 308)
    #expect(screen.frame(.reportingButton)?.minX == 46)
  }

  func paddingSparesCards() {
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

  func progressBarPlace() {
    let screen = driving { $0.settings.isNavigationTripProgressBarEnabled = true }
    #expect(screen.frame(.tripProgressBar) == rect(12, 844 - 210 - 400, 12, 400))
    screen.map.setHeaderAccessory(AccessoryStrip(height: 80))
    screen.settle()
    #expect(screen.frame(.tripProgressBar) == rect(12, 260, 12, 844 - 210 - 260))
  }

  func progressBarUnderOthers() {
    let screen = driving { $0.settings.isNavigationTripProgressBarEnabled = true }
    let names = SceneReader.items(of: screen.map).map { $0.name }
    #expect(names.first == SDKComponent.tripProgressBar.rawValue)
  }

  func progressBarHidden() {
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

  func cameraBetweenCards() {
    let screen = driving()
    #expect(screen.frame(.viewport) == rect(0, 180, 390, 568))
    screen.map.setHeaderAccessory(AccessoryStrip(height: 44))
    screen.settle()
    #expect(screen.frame(.viewport) == rect(0, 224, 390, 524))
    screen.stop()
    #expect(screen.frame(.viewport) == rect(0, 47, 390, 763))
  }

  func cameraInEndHalf() {
    let screen = driving(.landscape, .ltr, .wide)
    #expect(screen.frame(.viewport) == rect(422, 0, 844 - 47 - 422, 390 - 21))
    let mirrored = driving(.landscape, .rtl, .wide)
    #expect(mirrored.frame(.viewport) == rect(47, 0, 422 - 47, 390 - 21))
  }

  func promptAtBottom() {
    let screen = driving()
    screen.prompt(120)
    #expect(screen.frame(.prompt) == rect(0, 724, 390, 120))
    #expect(SceneReader.items(of: screen.map).last?.component == .prompt)
    screen.map.sdkModel.dismissPrompt()
    screen.settle()
    #expect(screen.frame(.prompt) == nil)
  }

  func promptRaisesControls() {
    let screen = driving()
    screen.prompt(150)
    #expect(screen.frame(.viewport)?.maxY == 694)
    #expect(screen.frame(.googleLogo)?.maxY == 682)
    #expect(screen.frame(.reportingButton)?.maxY == 682)
    #expect(screen.frame(.etaCard) == rect(0, 748, 390, 96))
  }

  func layoutMirrors() {
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
