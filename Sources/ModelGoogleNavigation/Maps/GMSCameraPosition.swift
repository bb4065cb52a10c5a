/// From where the map is looked at. The model draws no map; values are kept.
open class GMSCameraPosition: NSObject, @unchecked Sendable {
  public let target: CLLocationCoordinate2D
  public let zoom: Float
  public let bearing: CLLocationDirection
  public let viewingAngle: Double

  public init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection,
    viewingAngle: Double
  ) {
    self.target = target
    self.zoom = zoom
    self.bearing = bearing
    self.viewingAngle = viewingAngle
    super.init()
  }

  public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
    self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  public convenience init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom,
      bearing: bearing, viewingAngle: viewingAngle)
  }

  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) -> GMSCameraPosition {
    GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom)
  }

  public class func camera(
    withTarget target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraPosition {
    GMSCameraPosition(target: target, zoom: zoom)
  }

  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) -> GMSCameraPosition {
    GMSCameraPosition(
      latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }
}

/// A change of the camera. Inert.
open class GMSCameraUpdate: NSObject {
  public class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func fit(
    _ bounds: GMSCoordinateBounds, withPadding padding: CGFloat
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func fit(
    _ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    GMSCameraUpdate()
  }

  public class func setTarget(
    _ target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoom(to zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoom(by delta: Float) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoomIn() -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoomOut() -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate { GMSCameraUpdate() }
}

/// From points to coordinates and back. The model draws no map, so the answers are zero.
open class GMSProjection: NSObject {
  open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }

  open func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { CLLocationCoordinate2D() }

  open func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D)
    -> CGFloat
  { 0 }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}
