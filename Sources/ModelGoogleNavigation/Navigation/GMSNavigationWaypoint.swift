/// A stop on a trip.
open class GMSNavigationWaypoint: NSObject {
  public let title: String
  public let placeID: String?
  public let coordinate: CLLocationCoordinate2D

  public init?(location: CLLocationCoordinate2D, title: String) {
    self.title = title
    placeID = nil
    coordinate = location
    super.init()
  }

  public init?(placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    self.title = title
    self.placeID = placeID
    coordinate = kCLLocationCoordinate2DInvalid
    super.init()
  }
}

/// A part of a route. The model has none.
open class GMSRouteLeg: NSObject {
  open var destinationCoordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var destinationWaypoint: GMSNavigationWaypoint? { nil }
  open var path: GMSPath? { nil }
}

/// Moves the device along a route. Inert.
open class GMSLocationSimulator: NSObject {
  override init() {
    super.init()
  }

  open var speedMultiplier: Float = 1
  open var isPaused = false
  open func simulateLocation(at coordinate: CLLocationCoordinate2D) {}
  open func simulateLocationsAlongExistingRoute() {}
  open func stopSimulation() {}
}

public protocol GMSRoadSnappedLocationProviderListener: NSObjectProtocol {
  func locationProvider(
    _ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation)
}

/// Tells where the device is. It never does.
open class GMSRoadSnappedLocationProvider: NSObject {
  override init() {
    super.init()
  }

  open var allowsBackgroundLocationUpdates = false
  open func add(_ listener: any GMSRoadSnappedLocationProviderListener) {}
  open func remove(_ listener: any GMSRoadSnappedLocationProviderListener) {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}
