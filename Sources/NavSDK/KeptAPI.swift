/// An element of the SDK that touches the layout or stands near it and is no legacy layout API.
package struct KeptAPI: Sendable, CustomStringConvertible {
  /// What becomes of it under a layout delegate.
  package enum Fate: String, Sendable, CaseIterable {
    /// Works as before.
    case works
    /// Works, with a part of its job moved to the delegate.
    case shared
    /// Not documented; left as it is.
    case unknown
    /// Gone from the SDK already.
    case removed
  }

  /// Swift and Objective-C names, the Swift name first.
  package let names: [String]
  package let owner: String
  package let fate: Fate
  /// What to know about it; whole sentences.
  package let note: String

  package var description: String { names[0] }

  package static let all: [KeptAPI] = [
    KeptAPI(
      names: ["compassButton"], owner: "GMSUISettings", fate: .shared,
      note: """
        It governs the compass while navigation UI is off. While it is on, the delegate decides by \
        adding the .compass button's view or not.
        """),
    KeptAPI(
      names: ["myLocationButton"], owner: "GMSUISettings", fate: .unknown,
      note: "No known button type stands for it under a delegate. Leave it as it is."),
    KeptAPI(
      names: ["isRecenterButtonEnabled", "recenterButtonEnabled"], owner: "GMSUISettings",
      fate: .works,
      note: "While it is true, googleLogo turns into the recenter button as the map is scrolled."),
    KeptAPI(
      names: ["shouldDisplaySpeedometer"], owner: "GMSMapView", fate: .works,
      note: """
        It drives what speedWidget shows; the delegate adds and places the widget. Some pages put \
        the property on GMSUISettings; the header declares it on GMSMapView.
        """),
    KeptAPI(
      names: ["shouldDisplaySpeedLimit"], owner: "GMSMapView", fate: .works,
      note: "It drives what speedWidget shows; the delegate adds and places the widget."),
    KeptAPI(
      names: ["speedometerUIOptions"], owner: "GMSUISettings", fate: .unknown,
      note: "Whether it styles speedWidget is not documented. Leave it as it is."),
    KeptAPI(
      names: ["showsIncidentCards"], owner: "GMSUISettings", fate: .unknown,
      note: "Its effect under a delegate is not documented. Leave it as it is."),
    KeptAPI(
      names: [
        "navigationHeaderPrimaryBackgroundColor", "navigationHeaderSecondaryBackgroundColor",
        "navigationHeaderPrimaryBackgroundColorNightMode",
        "navigationHeaderSecondaryBackgroundColorNightMode",
        "navigationHeaderLargeManeuverIconColor", "navigationHeaderSmallManeuverIconColor",
        "navigationHeaderGuidanceRecommendedLaneColor", "navigationHeaderNextStepTextColor",
        "navigationHeaderDistanceValueTextColor", "navigationHeaderDistanceUnitsTextColor",
        "navigationHeaderInstructionsTextColor", "navigationHeaderNextStepFont",
        "navigationHeaderDistanceValueFont", "navigationHeaderDistanceUnitsFont",
        "navigationHeaderInstructionsFirstRowFont", "navigationHeaderInstructionsSecondRowFont",
        "navigationHeaderInstructionsConjunctionsFont", "navigationHeaderBackgroundAlpha",
      ],
      owner: "GMSUISettings", fate: .unknown,
      note: """
        Colours and fonts of the header. That they style the turn card under a delegate is likely, \
        since it is the same component, but not documented. Leave them as they are.
        """),
    KeptAPI(
      names: ["isNavigationEnabled", "navigationEnabled"], owner: "GMSMapView", fate: .works,
      note: """
        Setting it calls enableNavigationUI or disableNavigationUI. Set the delegate first: once \
        navigation is enabled it cannot be set.
        """),
    KeptAPI(
      names: ["enableNavigation", "enableNavigationWithSession"], owner: "GMSMapView",
      fate: .works,
      note: """
        Calls enableNavigationUI; returns false without accepted terms. Set the delegate first: \
        once navigation is enabled it cannot be set.
        """),
    KeptAPI(
      names: ["isGuidanceActive", "guidanceActive"], owner: "GMSNavigator", fate: .works,
      note: """
        Setting it leads to startGuidance or stopGuidance. True without a route arms guidance until \
        there is one; whether startGuidance is called before is not documented.
        """),
    KeptAPI(
      names: ["shouldDisplayPrompts"], owner: "GMSNavigator", fate: .works,
      note: "False turns traffic, better-route and incident prompts off, with a delegate too."),
    KeptAPI(
      names: ["navigationUIDelegate"], owner: "GMSMapView", fate: .unknown,
      note: "Its calls under a delegate are not documented. Leave it as it is."),
    KeptAPI(
      names: ["isIncidentReportingAvailable", "reportIncidentsAvailable"], owner: "GMSMapView",
      fate: .works, note: "Says whether incidents can be reported, with a delegate too."),
    KeptAPI(
      names: ["presentReportIncidentsPanel"], owner: "GMSMapView", fate: .works,
      note: "Presents the panel for reports; how it is shown under a delegate is not documented."),
    KeptAPI(
      names: ["GMSNavigatorDelegate", "GMSRoadSnappedLocationProviderDelegate"],
      owner: "GoogleNavigation", fate: .removed,
      note: """
        Deprecated in 1.13.0 and removed in 2.0 (2021-05-13) in favour of GMSNavigatorListener and \
        GMSRoadSnappedLocationProviderListener, which are registered with add(_:). Code that still \
        names a delegate cannot compile today.
        """),
  ]
}
