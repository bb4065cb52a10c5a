/// Hears of what happens on a trip. The model tells of prompts alone.
public protocol GMSNavigatorListener: NSObjectProtocol {
  func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint)
  func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval)
  func navigator(
    _ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance)
  func navigator(_ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory)
  func navigator(
    _ navigator: GMSNavigator,
    didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode)
  func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat)
  func navigatorDidChangeRoute(_ navigator: GMSNavigator)
  func navigatorWillPresentPrompt(_ navigator: GMSNavigator)
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator)
}

extension GMSNavigatorListener {
  public func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {}
  public func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance
  ) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory
  ) {}
  public func navigator(
    _ navigator: GMSNavigator,
    didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
  ) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat
  ) {}
  public func navigatorDidChangeRoute(_ navigator: GMSNavigator) {}
  public func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {}
  public func navigatorDidDismissPrompt(_ navigator: GMSNavigator) {}
}

/// Leads along a route. Listeners are held weakly. Use it on the main thread.
open class GMSNavigator: NSObject, @unchecked Sendable {
  private struct Listener {
    weak var value: (any GMSNavigatorListener)?
  }

  private struct Driver {
    weak var value: NavigationDriver?
  }

  private var listeners: [Listener] = []
  private var drivers: [Driver] = []
  private var isArmed = false
  private var destinationCount = 0

  override init() {
    super.init()
  }

  open func add(_ listener: any GMSNavigatorListener) {
    listeners.removeAll { $0.value == nil || $0.value === listener }
    listeners.append(Listener(value: listener))
  }

  @discardableResult
  open func remove(_ listener: any GMSNavigatorListener) -> Bool {
    let count = listeners.count
    listeners.removeAll { $0.value == nil || $0.value === listener }
    return listeners.count < count
  }

  /// Setting it without a route arms guidance until there is one; see `SDKModel.assumesRoute`.
  open var isGuidanceActive: Bool {
    get { isArmed }
    set {
      guard newValue != isArmed else { return }
      isArmed = newValue
      MainActor.assumeIsolated { notifyDrivers() }
    }
  }

  open var shouldDisplayPrompts = true {
    didSet { MainActor.assumeIsolated { notifyDrivers() } }
  }
  open var stopGuidanceAtArrival = true
  open var sendsBackgroundNotifications = true
  open var voiceGuidance = GMSVoiceGuidance.alertsAndGuidance
  open var timeUpdateThreshold: TimeInterval = 1
  open var distanceUpdateThreshold: CLLocationDistance = 1
  open var timeToNextDestination: TimeInterval { 0 }
  open var distanceToNextDestination: CLLocationDistance { 0 }
  open var currentRouteLeg: GMSRouteLeg? { nil }

  open func setDestinations(
    _ destinations: [GMSNavigationWaypoint], callback: @escaping (GMSRouteStatus) -> Void
  ) {
    destinationCount = destinations.count
    MainActor.assumeIsolated { notifyDrivers() }
    callback(destinations.isEmpty ? .noWaypointsError : .OK)
  }

  /// Drops the route and ends guidance.
  open func clearDestinations() {
    destinationCount = 0
    isGuidanceActive = false
  }

  open func continueToNextDestination() -> GMSNavigationWaypoint? { nil }

  // MARK: What the map asks

  /// Whether guidance goes on: it is switched on and there is a route.
  @MainActor
  var isGuiding: Bool { isArmed && (destinationCount > 0 || SDKModel.current.assumesRoute) }

  @MainActor
  func attach(_ driver: NavigationDriver) {
    drivers.removeAll { $0.value == nil || $0.value === driver }
    drivers.append(Driver(value: driver))
  }

  @MainActor
  func detach(_ driver: NavigationDriver) {
    drivers.removeAll { $0.value == nil || $0.value === driver }
  }

  @MainActor
  private func notifyDrivers() {
    for driver in drivers.compactMap({ $0.value }) { driver.navigatorChanged() }
  }

  /// Whether anyone hears of prompts.
  var hasListeners: Bool { !listeners.isEmpty }

  /// Calls listeners in the order in which they were added.
  func tell(_ event: (any GMSNavigatorListener) -> Void) {
    for listener in listeners.compactMap({ $0.value }) { event(listener) }
  }
}
