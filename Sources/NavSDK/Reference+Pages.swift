extension Reference {
  private static let guide =
    "https://developers.google.com/maps/documentation/navigation/ios-sdk"
  private static let objc = guide + "/reference/objc"

  package static let customizeLayout = Reference(
    "Customize the navigation layout", guide + "/customize-layout")
  package static let controls = Reference("Modify the navigation UI", guide + "/controls")
  package static let disruptions = Reference(
    "Real-time disruptions", guide + "/real-time-disruptions")
  package static let carPlay = Reference("CarPlay", guide + "/carplay")
  package static let releaseNotes = Reference("Release notes", guide + "/release-notes")
  package static let policies = Reference("Policies", guide + "/policies")
  package static let mapView = Reference("GMSMapView", objc + "/Classes/GMSMapView")
  package static let settings = Reference("GMSUISettings", objc + "/Classes/GMSUISettings")
  package static let accessoryView = Reference(
    "GMSNavigationAccessoryView", objc + "/Protocols/GMSNavigationAccessoryView")
  package static let paddingAdjustment = Reference(
    "GMSMapViewPaddingAdjustmentBehavior",
    objc + "/Enums/GMSMapViewPaddingAdjustmentBehavior")
  package static let layoutDelegate = Reference(
    "GMSNavigationLayoutDelegate", objc + "/Protocols/GMSNavigationLayoutDelegate")
  package static let navigationLayout = Reference(
    "GMSMapViewNavigationLayout", objc + "/Protocols/GMSMapViewNavigationLayout")
  package static let uiState = Reference(
    "GMSNavigationUIState", objc + "/Protocols/GMSNavigationUIState")
  package static let button = Reference(
    "GMSNavigationUIButton", objc + "/Protocols/GMSNavigationUIButton")
  package static let hidingStack = Reference(
    "GMSNavigationHidingStackView", objc + "/Classes/GMSNavigationHidingStackView")
}
