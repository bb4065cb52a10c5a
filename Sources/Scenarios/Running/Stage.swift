/// A window with a map in it, on a device of a scenario.
@MainActor
public final class Stage {
  public let window: UIWindow
  public let map: GMSMapView
  public private(set) var shape: ScreenShape
  public private(set) var orientation: Orientation
  private let scenario: Scenario
  private let controller = UIViewController()

  /// Sets the model back and puts a map on the screen.
  public init(_ scenario: Scenario, alternatives: Set<NavigationAssumption> = []) {
    let shape = scenario.device.shape(scenario.orientation)
    SDKModel.current.reset()
    SDKModel.current.metrics = scenario.metrics
    SDKModel.current.alternatives = alternatives
    self.scenario = scenario
    self.shape = shape
    orientation = scenario.orientation
    LayoutModel.current.traits = Self.traits(scenario, shape)
    LayoutModel.current.screenSize = CGSize(width: shape.width, height: shape.height)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: shape.width, height: shape.height))
    window.layoutModel.rootSafeAreaInsets = shape.safeArea.edgeInsets
    map = GMSMapView(frame: window.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.sdkModel.widthMode = scenario.width
    window.rootViewController = controller
    controller.view.addSubview(map)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Holds the device the other way.
  public func rotate() {
    orientation = orientation.turned
    resize(to: scenario.device.shape(orientation), map.sdkModel.widthMode.turned)
  }

  /// Gives the window another shape and lays it out.
  public func resize(to shape: ScreenShape, _ width: WidthMode) {
    self.shape = shape
    LayoutModel.current.traits = Self.traits(scenario, shape)
    LayoutModel.current.screenSize = CGSize(width: shape.width, height: shape.height)
    map.sdkModel.widthMode = width
    window.layoutModel.rootSafeAreaInsets = shape.safeArea.edgeInsets
    window.frame = CGRect(x: 0, y: 0, width: shape.width, height: shape.height)
  }

  /// Runs everything that waits and lays out until nothing moves any more.
  public func settle() {
    ViewWatch.shared.watching {
      window.layoutIfNeeded()
      guard LayoutModel.current.clock.pendingCount > 0 else { return }
      LayoutModel.current.clock.settle()
      window.layoutIfNeeded()
    }
  }

  private static func traits(_ scenario: Scenario, _ shape: ScreenShape) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = scenario.device.family == .phone ? .phone : .pad
      traits.displayScale = scenario.device.scale
      traits.layoutDirection = scenario.direction.layoutDirection
      traits.userInterfaceStyle = .light
      traits.horizontalSizeClass = shape.width < 580 ? .compact : .regular
      traits.verticalSizeClass = shape.height < 500 ? .compact : .regular
    }
  }
}
