import ModelGoogleNavigation
import Scenarios

/// An app that sets what a setup says, by one of the two ways.
@MainActor
final class AppSubject: ScenarioSubject {
  enum Way {
    case legacy
    case carrier
    /// Another delegate's.
    case surface((GMSMapView) -> any LayoutSurface)
  }

  private let setup: AppSetup
  private let way: Way
  private var surface: (any LayoutSurface)?
  private let accessory = AccessoryStandIn()

  init(_ setup: AppSetup, _ way: Way) {
    self.setup = setup
    self.way = way
  }

  func prepare(_ map: GMSMapView) throws {
    map.settings.compassButton = setup.showsCompass
    map.shouldDisplaySpeedometer = setup.showsSpeed
    map.shouldDisplaySpeedLimit = setup.showsSpeed
    let surface: any LayoutSurface
    switch way {
    case .legacy: surface = LegacySurface(map)
    case .carrier: surface = CarrierSurface(map)
    case .surface(let make): surface = make(map)
    }
    self.surface = surface
    surface.showsHeader = setup.showsHeader
    surface.showsFooter = setup.showsFooter
    surface.showsProgressBar = setup.showsProgressBar
    surface.showsReportButton = setup.showsReportButton
    surface.insets = UIEdgeInsets(setup.padding)
    surface.adjustment = setup.adjustment.value
    if setup.followsHeader {
      follow(surface.headerGuide, named: "followsHeader", on: map) { $0.bottomAnchor }
    }
    if setup.followsFooter {
      follow(surface.footerGuide, named: "followsFooter", on: map) { $0.topAnchor }
    }
    if let guide = setup.buttonsGuide { surface.setButtonsGuide(makeGuide(guide, on: map)) }
    if let guide = setup.alternateButtonsGuide {
      surface.setAlternateButtonsGuide(makeGuide(guide, on: map))
    }
  }

  /// A view of the app on an edge of a guide, as wide as the guide.
  private func follow(
    _ guide: UILayoutGuide, named name: String, on map: GMSMapView,
    edge: (UILayoutGuide) -> NSLayoutYAxisAnchor
  ) {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.backgroundColor = .white
    view.translatesAutoresizingMaskIntoConstraints = false
    map.addSubview(view)
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: edge(guide), constant: -8),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  private func makeGuide(_ place: AppSetup.ButtonsGuide, on map: GMSMapView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    map.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: map.topAnchor, constant: place.top).isActive = true
    if let trailing = place.trailing {
      guide.trailingAnchor.constraint(equalTo: map.trailingAnchor, constant: -trailing)
        .isActive = true
    }
    return guide
  }

  func perform(_ event: AppEvent, on map: GMSMapView) {
    guard let surface else { return }
    switch event {
    case .flag(.header, let value): surface.showsHeader = value == .on
    case .flag(.footer, let value): surface.showsFooter = value == .on
    case .flag(.progress, let value): surface.showsProgressBar = value == .on
    case .flag(.report, let value): surface.showsReportButton = value == .on
    case .padding(let insets):
      surface.insets = UIEdgeInsets([insets.top, insets.left, insets.bottom, insets.right])
    case .flag(.compass, _), .flag(.myLocation, _), .flag(.prompts, _):
      performCommon(event, on: map)
    }
  }

  // MARK: - The accessory

  var hasAccessory: Bool { setup.accessoryHeight != nil }

  /// Shows the accessory at its height, at another after being asked again, or not at all.
  func showAccessory() {
    guard let height = setup.accessoryHeight else { return }
    accessory.accessibilityIdentifier = "accessory"
    accessory.backgroundColor = .white
    accessory.wantedHeight = height
    surface?.setAccessory(accessory)
  }

  func growAccessory() {
    guard let height = setup.accessoryHeight else { return }
    accessory.wantedHeight = height + 16
    surface?.invalidateAccessory(accessory)
  }

  func hideAccessory() { if hasAccessory { surface?.setAccessory(nil) } }
}

extension UIEdgeInsets {
  init(_ edges: [Double]) {
    self.init(
      top: edges.count > 0 ? edges[0] : 0, left: edges.count > 1 ? edges[1] : 0,
      bottom: edges.count > 2 ? edges[2] : 0, right: edges.count > 3 ? edges[3] : 0)
  }
}

extension AppSetup.Adjustment {
  var value: GMSMapViewPaddingAdjustmentBehavior {
    switch self {
    case .always: .always
    case .automatic: .automatic
    case .never: .never
    }
  }
}
