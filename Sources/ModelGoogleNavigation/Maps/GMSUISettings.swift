/// What a map view shows and which gestures it takes.
///
/// The four navigation flags and the controls belong to the built-in layout. Under a layout
/// delegate the flags have no effect; `compassButton` governs the base map alone.
@preconcurrency @MainActor
open class GMSUISettings: NSObject {
  weak var driver: NavigationDriver?

  nonisolated override init() {
    super.init()
  }

  // MARK: Gestures

  open var scrollGestures = true
  open var zoomGestures = true
  open var tiltGestures = true
  open var rotateGestures = true
  open var indoorPicker = true
  open var consumesGesturesInView = true
  open var allowScrollGesturesDuringRotateOrZoom = true

  open func setAllGesturesEnabled(_ enabled: Bool) {
    scrollGestures = enabled
    zoomGestures = enabled
    tiltGestures = enabled
    rotateGestures = enabled
  }

  // MARK: Controls

  open var compassButton = false { didSet { driver?.controlsChanged() } }
  open var myLocationButton = false { didSet { driver?.controlsChanged() } }
  open var isRecenterButtonEnabled = true { didSet { driver?.controlsChanged() } }

  // MARK: Slots

  open var isNavigationHeaderEnabled = true
  open var isNavigationFooterEnabled = true
  open var isNavigationTripProgressBarEnabled = false
  open var isNavigationReportIncidentButtonEnabled = true { didSet { driver?.controlsChanged() } }

  // MARK: Map content

  open var showsIncidentCards = true
  open var showsDestinationMarkers = true
  open var showsTrafficLights = false
  open var showsStopSigns = false

  // MARK: Styling

  open var navigationHeaderPrimaryBackgroundColor: UIColor?
  open var navigationHeaderSecondaryBackgroundColor: UIColor?
  open var navigationHeaderPrimaryBackgroundColorNightMode: UIColor?
  open var navigationHeaderSecondaryBackgroundColorNightMode: UIColor?
  open var navigationHeaderLargeManeuverIconColor: UIColor?
  open var navigationHeaderSmallManeuverIconColor: UIColor?
  open var navigationHeaderGuidanceRecommendedLaneColor: UIColor?
  open var navigationHeaderNextStepTextColor: UIColor?
  open var navigationHeaderDistanceValueTextColor: UIColor?
  open var navigationHeaderDistanceUnitsTextColor: UIColor?
  open var navigationHeaderInstructionsTextColor: UIColor?
  open var navigationHeaderNextStepFont: UIFont?
  open var navigationHeaderDistanceValueFont: UIFont?
  open var navigationHeaderDistanceUnitsFont: UIFont?
  open var navigationHeaderInstructionsFirstRowFont: UIFont?
  open var navigationHeaderInstructionsSecondRowFont: UIFont?
  open var navigationHeaderInstructionsConjunctionsFont: UIFont?
  open var navigationHeaderBackgroundAlpha: CGFloat = 1
}
