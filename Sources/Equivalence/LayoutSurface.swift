import ModelGoogleNavigation

/// What an app sets, by one of the two ways.
@MainActor
protocol LayoutSurface: AnyObject {
  var showsHeader: Bool { get set }
  var showsFooter: Bool { get set }
  var showsProgressBar: Bool { get set }
  var showsReportButton: Bool { get set }
  var insets: UIEdgeInsets { get set }
  var adjustment: GMSMapViewPaddingAdjustmentBehavior { get set }
  var headerGuide: UILayoutGuide { get }
  var footerGuide: UILayoutGuide { get }
  func setButtonsGuide(_ guide: UILayoutGuide?)
  func setAlternateButtonsGuide(_ guide: UILayoutGuide?)
  func setAccessory(_ view: AccessoryStandIn?)
  func invalidateAccessory(_ view: AccessoryStandIn)
}

/// A header accessory under both layouts.
final class AccessoryStandIn: UIView, GMSNavigationAccessoryView, HeaderAccessory {
  var wantedHeight: CGFloat = 0

  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
    wantedHeight
  }
}

/// The legacy layout API.
final class LegacySurface: LayoutSurface {
  private let map: GMSMapView

  init(_ map: GMSMapView) { self.map = map }

  var showsHeader: Bool {
    get { map.settings.isNavigationHeaderEnabled }
    set { map.settings.isNavigationHeaderEnabled = newValue }
  }
  var showsFooter: Bool {
    get { map.settings.isNavigationFooterEnabled }
    set { map.settings.isNavigationFooterEnabled = newValue }
  }
  var showsProgressBar: Bool {
    get { map.settings.isNavigationTripProgressBarEnabled }
    set { map.settings.isNavigationTripProgressBarEnabled = newValue }
  }
  var showsReportButton: Bool {
    get { map.settings.isNavigationReportIncidentButtonEnabled }
    set { map.settings.isNavigationReportIncidentButtonEnabled = newValue }
  }
  var insets: UIEdgeInsets {
    get { map.padding }
    set { map.padding = newValue }
  }
  var adjustment: GMSMapViewPaddingAdjustmentBehavior {
    get { map.paddingAdjustmentBehavior }
    set { map.paddingAdjustmentBehavior = newValue }
  }
  var headerGuide: UILayoutGuide { map.navigationHeaderLayoutGuide }
  var footerGuide: UILayoutGuide { map.navigationFooterLayoutGuide }
  func setButtonsGuide(_ guide: UILayoutGuide?) { map.bottomTrailingButtonsLayoutGuide = guide }
  func setAlternateButtonsGuide(_ guide: UILayoutGuide?) {
    map.bottomTrailingButtonsAlternateLayoutGuide = guide
  }
  func setAccessory(_ view: AccessoryStandIn?) { map.setHeaderAccessory(view) }
  func invalidateAccessory(_ view: AccessoryStandIn) {
    map.invalidateLayout(forAccessoryView: view)
  }
}

/// The generated layout delegate.
final class CarrierSurface: LayoutSurface {
  private let layout: DriveLayout

  init(_ map: GMSMapView) { layout = map.withDriveLayout().driveLayout }

  var showsHeader: Bool {
    get { layout.showsTurnCard }
    set { layout.showsTurnCard = newValue }
  }
  var showsFooter: Bool {
    get { layout.showsETACard }
    set { layout.showsETACard = newValue }
  }
  var showsProgressBar: Bool {
    get { layout.showsTripProgressBar }
    set { layout.showsTripProgressBar = newValue }
  }
  var showsReportButton: Bool {
    get { layout.showsReportingButton }
    set { layout.showsReportingButton = newValue }
  }
  var insets: UIEdgeInsets {
    get { layout.contentInsets }
    set { layout.contentInsets = newValue }
  }
  var adjustment: GMSMapViewPaddingAdjustmentBehavior {
    get { layout.insetAdjustment }
    set { layout.insetAdjustment = newValue }
  }
  var headerGuide: UILayoutGuide { layout.headerGuide }
  var footerGuide: UILayoutGuide { layout.footerGuide }
  func setButtonsGuide(_ guide: UILayoutGuide?) { layout.buttonsGuide = guide }
  func setAlternateButtonsGuide(_ guide: UILayoutGuide?) { layout.alternateButtonsGuide = guide }
  func setAccessory(_ view: AccessoryStandIn?) { layout.setHeaderAccessory(view) }
  func invalidateAccessory(_ view: AccessoryStandIn) { layout.invalidateHeaderAccessory() }
}
