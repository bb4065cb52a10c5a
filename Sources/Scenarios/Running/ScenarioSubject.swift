/// Who is played through a scenario: an app with a map.
@MainActor
public protocol ScenarioSubject: AnyObject {
  /// Makes the map ready, before navigation is enabled.
  func prepare(_ map: GMSMapView) throws

  /// Does what the app does of its own accord.
  func perform(_ event: AppEvent, on map: GMSMapView)
}

extension ScenarioSubject {
  /// What works under both layouts.
  public func performCommon(_ event: AppEvent, on map: GMSMapView) {
    switch event {
    case .flag(.compass, let value): map.settings.compassButton = value == .on
    case .flag(.myLocation, let value): map.settings.myLocationButton = value == .on
    case .flag(.prompts, let value): map.navigator?.shouldDisplayPrompts = value == .on
    case .flag(.header, _), .flag(.footer, _), .flag(.progress, _), .flag(.report, _), .padding:
      break
    }
  }
}

/// An app with a layout delegate. It leaves the legacy layout alone.
@MainActor
public final class DelegateSubject: ScenarioSubject {
  private let makeDelegate: () throws -> any NavigationLayoutDelegate

  public init(_ makeDelegate: @escaping () throws -> any NavigationLayoutDelegate) {
    self.makeDelegate = makeDelegate
  }

  public func prepare(_ map: GMSMapView) throws {
    map.shouldDisplaySpeedometer = true
    map.shouldDisplaySpeedLimit = true
    map.settings.compassButton = true
    try map.setLayoutDelegate(makeDelegate())
  }

  public func perform(_ event: AppEvent, on map: GMSMapView) { performCommon(event, on: map) }
}

/// An app with the built-in layout.
@MainActor
public final class BuiltInSubject: ScenarioSubject {
  private let configure: (GMSMapView) -> Void

  /// - Parameter configure: what the app sets before navigation is enabled.
  public init(_ configure: @escaping (GMSMapView) -> Void = { _ in }) {
    self.configure = configure
  }

  public func prepare(_ map: GMSMapView) {
    map.shouldDisplaySpeedometer = true
    map.shouldDisplaySpeedLimit = true
    configure(map)
  }

  public func perform(_ event: AppEvent, on map: GMSMapView) {
    switch event {
    case .flag(.header, let value): map.settings.isNavigationHeaderEnabled = value == .on
    case .flag(.footer, let value): map.settings.isNavigationFooterEnabled = value == .on
    case .flag(.progress, let value):
      map.settings.isNavigationTripProgressBarEnabled = value == .on
    case .flag(.report, let value):
      map.settings.isNavigationReportIncidentButtonEnabled = value == .on
    case .padding(let insets): map.padding = insets.edgeInsets
    case .flag(.compass, _), .flag(.myLocation, _), .flag(.prompts, _):
      performCommon(event, on: map)
    }
  }
}
