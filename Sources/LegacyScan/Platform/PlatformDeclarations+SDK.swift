extension PlatformDeclarations {
  /// The SDK's types. Sources: the public reference pages and headers of the Navigation SDK and the
  /// Maps SDK for iOS. The legacy API is not here: it comes from the catalogue.
  static let navigationSDK: String = #"""
    import UIKit

    struct CLLocationCoordinate2D {}
    class CLLocation: NSObject {}
    class GMSCameraPosition: NSObject {}
    class GMSCameraUpdate: NSObject {}
    class GMSCoordinateBounds: NSObject {}
    class GMSMapViewOptions: NSObject {
      init()
      var camera: GMSCameraPosition?
      var frame: CGRect
      var mapID: GMSMapID?
      var backgroundColor: UIColor?
      var screen: UIScreen?
    }
    class GMSMapID: NSObject {}
    class GMSPanoramaView: UIView {}
    class GMSProjection: NSObject {}
    class GMSMarker: NSObject { var map: GMSMapView? }
    class GMSOverlay: NSObject { var map: GMSMapView? }
    class GMSPolyline: GMSOverlay {}
    class GMSPolygon: GMSOverlay {}
    class GMSCircle: GMSOverlay {}
    class GMSGroundOverlay: GMSOverlay {}
    class GMSTileLayer: NSObject { var map: GMSMapView? }
    protocol GMSMapViewDelegate: NSObjectProtocol {
      func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
    }
    enum GMSMapViewPaddingAdjustmentBehavior { case always, automatic, never }

    class GMSMapView: UIView {
      init()
      init(frame: CGRect)
      init(coder: NSCoder)
      init(options: GMSMapViewOptions)
      init(frame: CGRect, camera: GMSCameraPosition)
      init(frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition)
      static func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView
      static func map(withFrame frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) -> GMSMapView
      var delegate: GMSMapViewDelegate?
      var camera: GMSCameraPosition
      var projection: GMSProjection
      var settings: GMSUISettings { get }
      var isMyLocationEnabled: Bool
      var myLocation: CLLocation?
      var selectedMarker: GMSMarker?
      var isTrafficEnabled: Bool
      var navigator: GMSNavigator? { get }
      var locationSimulator: GMSLocationSimulator? { get }
      var roadSnappedLocationProvider: GMSRoadSnappedLocationProvider? { get }
      var isNavigationEnabled: Bool
      func enableNavigation(with session: GMSNavigationSession) -> Bool
      var shouldDisplaySpeedometer: Bool
      var shouldDisplaySpeedLimit: Bool
      var isIncidentReportingAvailable: Bool { get }
      var navigationUIDelegate: GMSMapViewNavigationUIDelegate?
      var layoutDelegate: NavigationLayoutDelegate? { get }
      func setLayoutDelegate(_ delegate: NavigationLayoutDelegate?) throws
      func animate(to camera: GMSCameraPosition)
      func moveCamera(_ update: GMSCameraUpdate)
      func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition?
      func clear()
    }

    class GMSUISettings: NSObject {
      var compassButton: Bool
      var myLocationButton: Bool
      var isRecenterButtonEnabled: Bool
      var showsIncidentCards: Bool
      func setAllGesturesEnabled(_ enabled: Bool)
    }

    protocol GMSMapViewNavigationUIDelegate: NSObjectProtocol {
      func mapViewDidTapRecenterButton(_ mapView: GMSMapView)
    }
    protocol GMSNavigatorListener: NSObjectProtocol {
      func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint)
      func navigatorDidChangeRoute(_ navigator: GMSNavigator)
    }
    class GMSNavigator: NSObject {
      var isGuidanceActive: Bool
      var shouldDisplayPrompts: Bool
      func add(_ listener: GMSNavigatorListener)
      func remove(_ listener: GMSNavigatorListener)
      func clearDestinations()
    }
    class GMSNavigationWaypoint: NSObject {}
    class GMSNavigationSession: NSObject { var navigator: GMSNavigator?; var isStarted: Bool }
    class GMSLocationSimulator: NSObject {}
    class GMSRoadSnappedLocationProvider: NSObject {}
    class GMSNavigationServices: NSObject {
      static func createNavigationSession() -> GMSNavigationSession?
    }

    protocol NavigationLayoutDelegate: NSObjectProtocol {
      func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState)
      func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState)
      func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState)
      func stopGuidance(navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState)
      func sizeChanged(navMap: GMSMapView, newState: NavigationUIState)
      func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView)
      func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView)
      func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView)
    }
    protocol NavigationUIState: AnyObject {
      var wideMode: Bool { get }
      var googleLogo: UIView { get }
      var viewport: UIView { get }
    }
    protocol NavigationReadyUIState: NavigationUIState { var buttons: [NavigationUIButton] { get } }
    protocol ActiveGuidanceUIState: NavigationUIState {
      var turnCard: UIView { get }
      var etaCard: UIView { get }
      var tripProgressBar: UIView { get }
      var speedWidget: UIView { get }
      var buttons: [NavigationUIButton] { get }
    }
    protocol NavigationUIButton: AnyObject {
      var type: NavigationButtonKnownType { get }
      var view: UIView { get }
    }
    struct NavigationButtonKnownType {
      static let compass: NavigationButtonKnownType
      static let reporting: NavigationButtonKnownType
    }
    protocol NavigationRoundedCornerView: NSObjectProtocol {}
    typealias NavigationPromptView = UIView & NavigationRoundedCornerView
    class GMSNavigationHidingStackView: UIView { var arrangedSubviews: [UIView]; var spacing: CGFloat }
    class NavigationStyleValues: NSObject {}
    """#
}
