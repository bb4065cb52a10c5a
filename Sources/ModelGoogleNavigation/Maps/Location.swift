#if !canImport(CoreLocation)
  public typealias CLLocationDegrees = Double
  public typealias CLLocationDistance = Double
  public typealias CLLocationDirection = Double
  public typealias CLLocationSpeed = Double
  public typealias CLLocationAccuracy = Double

  /// A place on the earth, in degrees.
  public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() {
      self.init(latitude: 0, longitude: 0)
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)
  public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
  public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
  ) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// A place with a speed and a course. The model knows of no movement.
  open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance = 0
    public let horizontalAccuracy: CLLocationAccuracy = 0
    public let course: CLLocationDirection = -1
    public let speed: CLLocationSpeed = 0
    public let timestamp = Date(timeIntervalSinceReferenceDate: 0)

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      super.init()
    }

    /// The distance in metres along the surface of a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
      let radians = Double.pi / 180
      let (a, b) = (coordinate, location.coordinate)
      let north = sin((b.latitude - a.latitude) * radians / 2)
      let east = sin((b.longitude - a.longitude) * radians / 2)
      let square =
        north * north + cos(a.latitude * radians) * cos(b.latitude * radians) * east * east
      return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
    }
  }

  /// Whether an app may ask where the device is.
  public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse
  }

  public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  }

  extension CLLocationManagerDelegate {
    public func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  }

  /// Asks for permission and place. It never answers.
  open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
    open var location: CLLocation? { nil }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = -1
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
  }
#endif
