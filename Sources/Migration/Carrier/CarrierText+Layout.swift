extension CarrierText {
  /// The class: configuration, callbacks, layout.
  static let layout = CarrierTemplate(
    text: #"""
      /// The layout of a map view's navigation screen, with what the app has configured.
      ///
      /// The map view makes it when `driveLayout` is first asked for and keeps it. Google's views appear
      /// where this class puts them, and nowhere else.
      @preconcurrency
      @MainActor
      final class DriveLayout: NSObject, NavigationLayoutDelegate {
      %if turnCardFlag
        /// Shows the card with the next turn. A change takes effect on the next trip.
        var showsTurnCard = true
      %end
      %if etaCardFlag
        /// Shows the card with time and distance to the destination. A change takes effect on the next
        /// trip.
        var showsETACard = true
      %end
      %if progressBar
        /// Shows how far the trip is. A change takes effect on the next trip.
        var showsTripProgressBar = false
      %end
      %if reportingFlag
        /// Shows the button that reports an incident. A change takes effect on the next trip.
        var showsReportingButton = true
      %end
      %if insets

        /// What controls and camera keep free at the map's edges, in points. Cards stay where they are.
        var contentInsets = UIEdgeInsets.zero {
          didSet { if contentInsets != oldValue { applyInsets() } }
        }
        /// How the insets and the safe area add up.
        var insetAdjustment = GMSMapViewPaddingAdjustmentBehavior.always {
          didSet { if insetAdjustment != oldValue { applyInsets() } }
        }
      %end
      %if headerGuide

        /// The turn card's rectangle; without the card it has no height and lies at the map's top edge.
        let headerGuide = UILayoutGuide()
      %end
      %if footerGuide

        /// The ETA card's rectangle; without the card it has no height and lies at the map's bottom edge.
        let footerGuide = UILayoutGuide()
      %end
      %if buttonsGuide

        /// The buttons stand over the top edge of this guide; nil puts them over the ETA card.
        var buttonsGuide: UILayoutGuide? {
          didSet { if buttonsGuide !== oldValue { layOut() } }
        }
      %end
      %if alternateButtonsGuide
        /// The same, where the cards do not span the map.
        var alternateButtonsGuide: UILayoutGuide? {
          didSet { if alternateButtonsGuide !== oldValue { layOut() } }
        }
      %end

        private weak var navMap: GMSMapView?
        private var readyState: (any NavigationReadyUIState)?
        private var guidanceState: (any ActiveGuidanceUIState)?
        private var isWide = false
        private var views: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []
        /// Its top edge is the bottom of what is free for controls and camera.
        private let contentBottom = UILayoutGuide()
        private var prompt: NavigationPromptView?
        private var promptBottom: NSLayoutConstraint?
      %if turnCardFlag etaCardFlag progressBar reportingFlag
        /// What the flags said when guidance started.
        private var trip = Trip()
      %end
      %if insets
        private let contentArea = UILayoutGuide()
        private var insetConstraints: [NSLayoutConstraint] = []
      %end
      %if headerGuide footerGuide
        private var guideConstraints: [NSLayoutConstraint] = []
        private var removesGuides = false
      %end
      %if accessory
        private var accessory: (any HeaderAccessory)?
        private var accessoryHeight: NSLayoutConstraint?
      %end
      %if promptObservers
        private let promptObservers = NSHashTable<AnyObject>.weakObjects()
      %end

        private static let promptDuration: TimeInterval = 0.4
      %if progressBar
        private static let progressBarWidth: CGFloat = 12
        private static let progressBarTop: CGFloat = 170
        private static let progressBarBottom: CGFloat = 210
        private static let progressBarMaxHeight: CGFloat = 400
        private static let progressBarMinHeight: CGFloat = 200
      %end
      %if turnCardFlag etaCardFlag progressBar reportingFlag

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
      %end

        /// Takes the map view that it lays out; the map view must not be another's.
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
          pinGuides(to: nil)
      %end
        }
      """#)
}
