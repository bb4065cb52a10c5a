/// What the camera does while navigating.
public enum GMSNavigationCameraMode: Int, Sendable {
  case free = 0
  case following = 1
  case overview = 2
}

public enum GMSNavigationCameraPerspective: Int, Sendable {
  case tilted = 0
  case topDownNorthUp = 1
  case topDownHeadingUp = 2
}

public enum GMSNavigationLightingMode: UInt, Sendable {
  case normal = 0
  case lowLight = 1
}

public enum GMSNavigationTravelMode: UInt, Sendable {
  case driving
  case cycling
  case walking
  case twoWheeler
  case taxicab
}

/// What became of a request for a route.
public enum GMSRouteStatus: Int, Sendable {
  case internalError
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OK
  case noRouteFound
  case networkError
  case quotaExceeded
  case apiKeyNotAuthorized
  case canceled
  case duplicateWaypointsError
  case noWaypointsError
  case locationUnavailable
  case waypointError
  case travelModeUnsupported

  public static var ok: GMSRouteStatus { .OK }
}

public enum GMSVoiceGuidance: UInt, Sendable {
  case silent
  case alertsOnly
  case alertsAndGuidance
}

public typealias GMSNavigationVoiceGuidance = GMSVoiceGuidance

public enum GMSNavigationDelayCategory: UInt, Sendable {
  case noData
  case heavy
  case medium
  case light
}

/// Hears of the recenter button.
@preconcurrency @MainActor
public protocol GMSMapViewNavigationUIDelegate: NSObjectProtocol {
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView)
}

extension GMSMapViewNavigationUIDelegate {
  public func mapViewDidTapRecenterButton(_ mapView: GMSMapView) {}
}

/// A view of the app below the header of the built-in layout.
@preconcurrency @MainActor
public protocol GMSNavigationAccessoryView: NSObjectProtocol {
  /// The height of the view, at most that of `size`; the width is the SDK's.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
}
