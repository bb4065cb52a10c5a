/// What the model knows of a map view and the SDK does not tell, and what only a harness can do.
@MainActor
public struct MapSDKModel {
  let map: GMSMapView

  private var driver: NavigationDriver { map.driver }

  /// The width mode the map has from its next layout on.
  public var widthMode: WidthMode {
    get { driver.nextMode }
    nonmutating set { driver.nextMode = newValue }
  }

  /// What the device knows of speeds; the map's two flags decide what shows.
  public var speedData: SpeedDisplay {
    get { driver.speedData }
    nonmutating set { driver.speedData = newValue }
  }

  /// Whether the user has moved the map away from the car, so that the logo is the recenter button.
  public var isScrolledAway: Bool {
    get { driver.isScrolledAway }
    nonmutating set { driver.isScrolledAway = newValue }
  }

  /// Makes a prompt ready, as the SDK does on its own account.
  /// - Returns: false without guidance and while the app wants no prompts.
  @discardableResult
  public func raisePrompt(height: CGFloat) -> Bool { driver.raisePrompt(height: height) }

  /// Ends the prompt, if there is one.
  public func dismissPrompt() { driver.hidePrompt() }

  /// Hears of calls of the layout delegate; not kept.
  public var observer: (any CallbackObserver)? {
    get { driver.observer }
    nonmutating set { driver.observer = newValue }
  }

  /// Whether the SDK's own layout has the screen.
  public var usesBuiltInLayout: Bool { driver.builtIn.isInCharge }

  /// The present prompt.
  public var prompt: UIView? { driver.prompt }

  /// The views of the SDK that a delegate is given, whether on the map or not, prompts excepted.
  public var views: [UIView] { driver.views.all }

  /// Whether a view is one of those the SDK shows without navigation.
  public func isPartOfBaseMap(_ view: UIView) -> Bool {
    driver.baseControls.all.contains { $0 === view }
  }

  /// The component that a view of the SDK is; nil for any other view.
  public static func component(of view: UIView) -> SDKComponent? { (view as? SDKView)?.component }

  /// From the frame of a view of the SDK to what is seen of it, in points; 0 for other views.
  public static func visualMargin(of view: UIView) -> CGFloat {
    (view as? SDKView)?.visualMargin ?? 0
  }

  /// The size the SDK gives a view of its own; negative on an axis on which it gives none.
  public static func contentSize(of view: UIView) -> CGSize? { (view as? SDKView)?.contentSize }

  /// The subviews of a view, without taking it for curiosity of the app's.
  public static func subviews(of view: UIView) -> [UIView] {
    ViewWatch.shared.pausing { view.subviews }
  }
}

extension GMSMapView {
  public var sdkModel: MapSDKModel { MapSDKModel(map: self) }
}
