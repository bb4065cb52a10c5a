/// Where an app gives its key. Inert.
open class GMSServices: NSObject {
  @discardableResult
  public class func provideAPIKey(_ key: String) -> Bool { true }

  public class func setMetalRendererEnabled(_ enabled: Bool) {}
  public class func sdkVersion() -> String { "model" }
  public class func sdkLongVersion() -> String { "model" }
}

public enum GMSMapViewType: UInt, Sendable {
  case none
  case normal
  case satellite
  case terrain
  case hybrid
}

/// How padding and safe area make the insets of an edge.
public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable {
  /// Their sum.
  case always = 0
  /// The larger of the two.
  case automatic = 1
  /// The padding alone.
  case never = 2
}

/// A style for the drawing of the map. Inert.
open class GMSMapStyle: NSObject {
  public init(jsonString style: String) throws {
    super.init()
  }

  public init(contentsOfFileURL fileURL: URL) throws {
    super.init()
  }
}

open class GMSMapID: NSObject {
  public init(identifier: String) {
    super.init()
  }
}

/// What a map view is made with.
@preconcurrency @MainActor
open class GMSMapViewOptions: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var frame: CGRect = .zero
  open var camera: GMSCameraPosition?
  open var backgroundColor: UIColor?
  open var mapID: GMSMapID?
  /// The screen the map is shown on; nil for the main one.
  open var screen: UIScreen?
}

/// Hears of touches and movements, of which the model makes none.
@preconcurrency @MainActor
public protocol GMSMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
  func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
  func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
  func mapViewDidStartTileRendering(_ mapView: GMSMapView)
  func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
  func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
  public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
  public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
  public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
  public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
  public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
  public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
  public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
}
