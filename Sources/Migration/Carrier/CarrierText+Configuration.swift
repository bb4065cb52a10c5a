extension CarrierText {
  /// The beginning of the class: what the app configures, and what the class keeps.
  static let configuration = CarrierTemplate(
    text: #"""
      /// The layout of a map view's navigation screen, with what the app has configured.
      ///
      /// A map view makes it when its `driveLayout` is first asked for, and keeps it. Google's views
      /// appear where this class puts them and nowhere else.
      @preconcurrency
      @MainActor
      %public final class DriveLayout: NSObject, NavigationLayoutDelegate {
      %if turnCardFlag
        /// Shows the card with the next turn. A change takes effect on the next trip.
        %public var showsTurnCard = true
      %end
      %if etaCardFlag
        /// Shows the card with the time and the distance left. A change takes effect on the next trip.
        %public var showsETACard = true
      %end
      %if progressBar
        /// Shows how far the trip has come. A change takes effect on the next trip.
        %public var showsTripProgressBar = false
      %end
      %if reportingFlag
        /// Shows the button that reports an incident. A change takes effect on the next trip.
        %public var showsReportingButton = true
      %end
      %if insets
        /// What controls and camera keep free at the map's edges, in points. Cards do not move.
        %public var contentInsets = UIEdgeInsets.zero {
          didSet { if contentInsets != oldValue { applyInsets() } }
        }
      %end
      %if insetAdjustment
        /// How the insets and the safe area add up.
        %public var insetAdjustment = GMSMapViewPaddingAdjustmentBehavior.always {
          didSet { if insetAdjustment != oldValue { applyInsets() } }
        }
      %end
      %if headerGuide
        /// Where the turn card is; without it a line along the map's top edge.
        %public let headerGuide = UILayoutGuide()
      %end
      %if footerGuide
        /// Where the ETA card is; without it a line along the map's bottom edge.
        %public let footerGuide = UILayoutGuide()
      %end
      %if buttonsGuide
      %if buttonsGuideReads
        /// The buttons stand on the top edge of this guide; nil puts them over the ETA card, where
        /// `footerGuide` is.
        %public var buttonsGuide: UILayoutGuide! {
          get { appButtonsGuide ?? footerGuide }
          set { appButtonsGuide = newValue === footerGuide ? nil : newValue }
        }
        private var appButtonsGuide: UILayoutGuide? {
          didSet { if appButtonsGuide !== oldValue { layOut() } }
        }
      %else
        /// The buttons stand on the top edge of this guide; nil puts them over the ETA card.
        %public var buttonsGuide: UILayoutGuide? {
          didSet { if buttonsGuide !== oldValue { layOut() } }
        }
      %end
      %end
      %if alternateButtonsGuide
        /// The guide for a wide map, where the cards do not span it.
        %public var alternateButtonsGuide: UILayoutGuide? {
          didSet { if alternateButtonsGuide !== oldValue { layOut() } }
        }
      %end

        private weak var navMap: GMSMapView?
        private var readyState: (any NavigationReadyUIState)?
        private var guidanceState: (any ActiveGuidanceUIState)?
        private var isWide = false
        /// The map less its insets: the region for controls and camera.
        private let content = UILayoutGuide()
        /// A line along the top of a prompt; without one along the map's bottom edge.
        private let floor = UILayoutGuide()
        private var contentConstraints: [NSLayoutConstraint] = []
        private var stateViews: [UIView] = []
        private var stateConstraints: [NSLayoutConstraint] = []
        private var prompt: (any NavigationPromptView)?
        private var promptBottom: NSLayoutConstraint?
        fileprivate var hasReportedFailure = false
      %if headerGuide footerGuide
        private var guideConstraints: [NSLayoutConstraint] = []
        /// The guides came with navigation, and go with it.
        private var removesGuides = false
      %end
      %if accessory
        private var accessory: (any HeaderAccessory)?
      %end
      %if mapObservers
        private var promptObservers: [WeakObserver] = []
      %end
      %if navigatorObservers
        private static var navigatorObservers: [NavigatorObserver] = []
      %end
      %if turnCardFlag etaCardFlag progressBar reportingFlag

        /// What the flags said when guidance started.
        private struct Trip {
      %if turnCardFlag
          var hasTurnCard = true
      %end
      %if etaCardFlag
          var hasETACard = true
      %end
      %if progressBar
          var hasProgressBar = false
      %end
      %if reportingFlag
          var hasReportingButton = true
      %end
        }
        private var trip = Trip()
      %end

      %if mapObservers
        private struct WeakObserver {
          weak var observer: (any PromptObserver)?
        }

      %end
      %if navigatorObservers
        private struct NavigatorObserver {
          weak var navigator: GMSNavigator?
          weak var observer: (any PromptObserver)?
        }

      %end
        private static let promptDuration: TimeInterval = 0.4
      %if progressBar
        /// The progress bar's place, as the SDK documents it, in points.
        private enum ProgressBar {
          static let top: CGFloat = 170
          static let bottom: CGFloat = 210
          static let maxHeight: CGFloat = 400
          static let minHeight: CGFloat = 200
        }
      %end

        /// Takes the map view that it lays out.
        func attach(to map: GMSMapView) {
          guard navMap !== map else { return }
          navMap = map
      %if headerGuide
          map.addLayoutGuide(headerGuide)
      %end
      %if footerGuide
          map.addLayoutGuide(footerGuide)
      %end
      %if headerGuide footerGuide
          pinGuides()
      %end
        }
      """#)
}
