/// A map with navigation on it.
///
/// Members that apps override are declared here; what they do is in `NavigationDriver`.
@preconcurrency @MainActor
open class GMSMapView: UIView {
  private var storedDriver: NavigationDriver?
  private let screen: UIScreen?
  private let storedSettings = GMSUISettings()

  public override init(frame: CGRect) {
    screen = nil
    super.init(frame: frame)
  }

  public init(options: GMSMapViewOptions) {
    screen = options.screen
    super.init(frame: options.frame)
    if let color = options.backgroundColor { backgroundColor = color }
    if let camera = options.camera { self.camera = camera }
  }

  public init(frame: CGRect, camera: GMSCameraPosition) {
    screen = nil
    super.init(frame: frame)
    self.camera = camera
  }

  public required init?(coder: NSCoder) {
    screen = nil
    super.init(coder: coder)
  }

  public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }

  /// Runs navigation on this map.
  var driver: NavigationDriver {
    if let storedDriver { return storedDriver }
    let driver = NavigationDriver(self)
    storedDriver = driver
    storedSettings.driver = driver
    return driver
  }

  // MARK: The map

  open weak var delegate: (any GMSMapViewDelegate)?
  open var camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0)
  open var settings: GMSUISettings {
    _ = driver
    return storedSettings
  }
  open var projection: GMSProjection { GMSProjection() }
  open var isMyLocationEnabled = false { didSet { driver.controlsChanged() } }
  open var myLocation: CLLocation? { nil }
  open var isTrafficEnabled = false
  open var isBuildingsEnabled = true
  open var isIndoorEnabled = true
  open var mapType = GMSMapViewType.normal
  open var mapStyle: GMSMapStyle?
  open var selectedMarker: GMSMarker?
  open var minZoom: Float { 2 }
  open var maxZoom: Float { 21 }

  open func setMinZoom(_ minZoom: Float, maxZoom: Float) {}
  open func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }
  open func animate(toLocation location: CLLocationCoordinate2D) {}
  open func animate(toZoom zoom: Float) {}
  open func animate(toBearing bearing: CLLocationDirection) {}
  open func animate(toViewingAngle viewingAngle: Double) {}
  open func animate(with cameraUpdate: GMSCameraUpdate) {}
  open func moveCamera(_ update: GMSCameraUpdate) {}
  open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
    nil
  }
  open func clear() {}

  // MARK: Padding

  open var padding = UIEdgeInsets.zero { didSet { driver.paddingChanged(from: oldValue) } }

  open var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always {
    didSet { if paddingAdjustmentBehavior != oldValue { driver.relayout() } }
  }

  // MARK: Slots

  open var navigationHeaderLayoutGuide: UILayoutGuide { driver.handOut(\.header) }
  open var navigationFooterLayoutGuide: UILayoutGuide { driver.handOut(\.footer) }

  open var bottomTrailingButtonsLayoutGuide: UILayoutGuide! {
    get { driver.handOut(\.buttons) }
    set { driver.setButtonsGuide(newValue) }
  }

  open var bottomTrailingButtonsAlternateLayoutGuide: UILayoutGuide! {
    get { driver.handOut(\.alternateButtons) }
    set { driver.setAlternateButtonsGuide(newValue) }
  }

  open func setHeaderAccessory(
    _ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?
  ) {
    driver.setAccessory(headerAccessoryView)
  }

  open func invalidateLayout(
    forAccessoryView accessoryView: any UIView & GMSNavigationAccessoryView
  ) {
    driver.invalidateAccessory(accessoryView)
  }

  // MARK: Navigation

  open var isNavigationEnabled: Bool {
    get { driver.phase != .off }
    set { newValue ? driver.enable() : driver.disable() }
  }

  /// Turns navigation on with the navigator of a session.
  /// - Returns: false if the terms have not been accepted.
  @discardableResult
  open func enableNavigation(with session: GMSNavigationSession) -> Bool {
    driver.enable(with: session)
  }

  /// Nil until the terms have been accepted.
  open var navigator: GMSNavigator? { driver.navigator }
  open var locationSimulator: GMSLocationSimulator? {
    navigator.map { _ in GMSLocationSimulator() }
  }
  open var roadSnappedLocationProvider: GMSRoadSnappedLocationProvider? {
    navigator.map { _ in GMSRoadSnappedLocationProvider() }
  }

  open var cameraMode = GMSNavigationCameraMode.free {
    didSet { if cameraMode != oldValue { driver.cameraModeChanged() } }
  }
  open var followingPerspective = GMSNavigationCameraPerspective.tilted
  open var followingZoomLevel: Float = 0
  open var lightingMode = GMSNavigationLightingMode.normal
  open var travelMode = GMSNavigationTravelMode.driving
  open var shouldDisplaySpeedometer = false { didSet { driver.speedChanged() } }
  open var shouldDisplaySpeedLimit = false { didSet { driver.speedChanged() } }
  open weak var navigationUIDelegate: (any GMSMapViewNavigationUIDelegate)?
  open var isIncidentReportingAvailable: Bool { driver.phase == .guidance }
  open func presentReportIncidentsPanel(_ presenter: UIViewController) async throws {}

  // MARK: Layout customization

  /// Kept strongly; nil for the built-in layout.
  open private(set) var layoutDelegate: (any NavigationLayoutDelegate)?

  /// Sets who lays out navigation; nil restores the built-in layout.
  ///
  /// - Throws: `NSError` of `GMSMapViewNavigationLayoutErrorDomain`, while navigation is enabled
  ///   and on a map for a CarPlay screen.
  open func setLayoutDelegate(_ layoutDelegate: (any NavigationLayoutDelegate)?) throws {
    if isOnCarPlayScreen { throw LayoutDelegateError.make(.cannotSetDelegateOnCarPlayScreen) }
    if driver.phase != .off {
      throw LayoutDelegateError.make(.cannotSetDelegateWhileNavigationEnabled)
    }
    self.layoutDelegate = layoutDelegate
    driver.relayout()
  }

  var isOnCarPlayScreen: Bool { screen?.traitCollection.userInterfaceIdiom == .carPlay }

  // MARK: View

  open override func layoutSubviews() {
    driver.mapWillLayOut()
    super.layoutSubviews()
  }
}
