/// A documented or inferred rule of the SDK's own layout, by name.
public enum LegacyRule: String, CaseIterable, Sendable {
  case headerAtTop = "header-at-top"
  case footerAtBottom = "footer-at-bottom"
  case cardsOnLeadingSide = "cards-on-leading-side"
  case flagsOnNextTrip = "flags-on-next-trip"
  case guidesCoverCards = "guides-cover-cards"
  case hiddenGuidesAreEmpty = "hidden-guides-are-empty"
  case alternateGuideHasTop = "alternate-guide-has-top"
  case buttonsFollowGuide = "buttons-follow-guide"
  case accessoryBelowHeader = "accessory-below-header"
  case accessoryInGuidanceOnly = "accessory-in-guidance-only"
  case accessoryHiddenOnShortMaps = "accessory-hidden-on-short-maps"
  case accessoryHidesCompass = "accessory-hides-compass"
  case compassTopTrailing = "compass-top-trailing"
  case logoBottomLeading = "logo-bottom-leading"
  case speedAboveLogo = "speed-above-logo"
  case reportBottomTrailing = "report-bottom-trailing"
  case myLocationBottomRight = "my-location-bottom-right"
  case recenterReplacesSpeed = "recenter-replaces-speed"
  case controlsFollowSettings = "controls-follow-settings"
  case paddingMakesInsets = "padding-makes-insets"
  case paddingIsPhysical = "padding-is-physical"
  case paddingSparesCards = "padding-spares-cards"
  case progressBarPlace = "progress-bar-place"
  case progressBarUnderOthers = "progress-bar-under-others"
  case progressBarHidden = "progress-bar-hidden"
  case cameraBetweenCards = "camera-between-cards"
  case cameraInEndHalf = "camera-in-end-half"
  case promptAtBottom = "prompt-at-bottom"
  case promptRaisesControls = "prompt-raises-controls"
  case layoutMirrors = "layout-mirrors"
}

extension LegacyRule {
  /// What the layout does; one clause.
  public var statement: String { facts.statement }

  /// What says so.
  public var source: String { facts.source }

  private var facts: (statement: String, source: String) {
    switch self {
    case .headerAtTop:
      ("the turn card lies at the top of the map in guidance", Self.controlsPage)
    case .footerAtBottom:
      ("the ETA card lies at the bottom of the map in guidance", Self.controlsPage)
    case .cardsOnLeadingSide:
      (
        "on a wide map the cards lie on the leading side and do not span the map",
        "GMSMapView.bottomTrailingButtonsAlternateLayoutGuide; the side as in wide mode"
      )
    case .flagsOnNextTrip:
      ("the flags of header, footer and progress bar apply from the next trip", Self.controlsPage)
    case .guidesCoverCards:
      ("the header and footer guides cover the cards", Self.mapReference)
    case .hiddenGuidesAreEmpty:
      ("the guide of a hidden card has no height", Self.mapReference)
    case .alternateGuideHasTop:
      ("the default alternate guide has a top alone", Self.mapReference)
    case .buttonsFollowGuide:
      (
        "the bottom trailing buttons stand on the guide that the app set for the width of the map",
        Self.mapReference
      )
    case .accessoryBelowHeader:
      (
        "the accessory lies below the turn card, as wide as it and as high as it asks to be",
        "GMSNavigationAccessoryView"
      )
    case .accessoryInGuidanceOnly:
      ("setting and invalidating an accessory do nothing outside guidance", Self.mapReference)
    case .accessoryHiddenOnShortMaps:
      ("the accessory is hidden on maps of little height", Self.mapReference)
    case .accessoryHidesCompass:
      ("the compass is hidden while there is an accessory", "release notes 10.0.0")
    case .compassTopTrailing:
      ("the compass is in the top trailing corner, below the header", Self.controlsPage)
    case .logoBottomLeading:
      ("the logo is in the bottom leading corner, above the footer", "release notes 9.4.0")
    default: controlFacts
    }
  }

  private var controlFacts: (statement: String, source: String) {
    switch self {
    case .speedAboveLogo:
      ("the speed widget is in the logo's column, above it", "GMSMapView.shouldDisplaySpeedometer")
    case .reportBottomTrailing:
      (
        "the report button is in the bottom trailing corner, above the footer",
        "\"Show real-time disruptions\""
      )
    case .myLocationBottomRight:
      ("the My Location button is in the bottom trailing corner", Self.controlsPage)
    case .recenterReplacesSpeed:
      (
        "the speed widget is hidden while the recenter button shows",
        "GMSMapView.shouldDisplaySpeedometer"
      )
    case .controlsFollowSettings:
      ("compass and My Location follow their settings at once", Self.controlsPage)
    case .paddingMakesInsets:
      (
        "padding and safe area make the insets: their sum, the larger, or the padding alone",
        "GMSMapViewPaddingAdjustmentBehavior"
      )
    case .paddingIsPhysical:
      ("left and right padding do not swap in right-to-left", "UIEdgeInsets")
    case .paddingSparesCards:
      ("padding moves controls and camera, not cards", "GMSMapView.padding, reports of users")
    case .progressBarPlace:
      (
        "the progress bar is 12 pt wide on the leading side, 210 pt above the bottom, at least "
          + "170 pt below the top, at most 400 pt high", Self.controlsPage
      )
    case .progressBarUnderOthers:
      ("the progress bar is drawn under everything else", Self.controlsPage)
    case .progressBarHidden:
      (
        "the progress bar is hidden on maps below 552 pt and where less than 200 pt is left, and "
          + "on CarPlay", "release notes 9.4.0 and 10.3.0; the stricter counts"
      )
    case .cameraBetweenCards:
      ("the camera frames the map between the cards, less the insets", "GMSMapView.padding")
    case .cameraInEndHalf:
      ("on a wide map the camera frames the half at the end", "release notes 9.4.0")
    case .promptAtBottom:
      ("a prompt lies at the bottom of the map, over the ETA card", Self.layoutPage)
    case .promptRaisesControls:
      ("controls and camera keep above a prompt", Self.layoutPage)
    default:
      ("everything mirrors in right-to-left", "release notes 9.4.0")
    }
  }

  private static let controlsPage = "\"Modify the navigation UI\""
  private static let layoutPage = "\"Customize the navigation layout\""
  private static let mapReference = "reference of GMSMapView"
}
