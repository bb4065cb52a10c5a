extension LegacyCatalogue {
  /// The four switches of `GMSUISettings`.
  static let flags: [LegacyElement] = [header, footer, tripProgressBar, reportButton]

  private static let wrapperReason = "an own wrapper; only its body touches the SDK"
  private static let flagSafetyReason =
    "the value is kept on the carrier and read when guidance starts, as the flag is"

  private static let header = LegacyElement(
    id: .navigationHeaderEnabled, rule: .navigationHeaderEnabled,
    swiftNames: ["isNavigationHeaderEnabled", "navigationHeaderEnabled"],
    form: .property(type: "Bool", isReadOnly: false),
    declaration: "var isNavigationHeaderEnabled: Bool { get set }",
    objectiveC: ObjectiveCNames(
      "navigationHeaderEnabled", "isNavigationHeaderEnabled", "setNavigationHeaderEnabled:"),
    owner: "GMSUISettings", module: .googleNavigation, isExclusive: true,
    defaultValue: "true", since: "not documented (1.x)",
    summary: "switches the header with the next turn on or off",
    behavior: """
      The header stands at the top of the map during guidance and shows the next turn and lane \
      guidance. A change takes effect on the user's next trip.
      """,
    replacement: .property("showsTurnCard"),
    replacementText: """
      Add turnCard to the map in startGuidance(navMap:newState:oldState:), or do not. Nothing \
      appears that the delegate does not add.
      """,
    callbacks: [.startGuidance], component: .turnCard,
    safety: .safe, safetyReason: flagSafetyReason,
    references: [.customizeLayout, .controls, .settings],
    example: Example(
      before: "mapView.settings.isNavigationHeaderEnabled = false",
      after: "mapView.driveLayout.showsTurnCard = false"),
    lookAlikes: [
      LookAlike(
        """
        final class MapBridge {
          private var isShown = true
          func isNavigationHeaderEnabled() -> Bool { isShown }
          func setNavigationHeaderEnabled(_ isShown: Bool) { self.isShown = isShown }
        }
        MapBridge().setNavigationHeaderEnabled(MapBridge().isNavigationHeaderEnabled())
        """, wrapperReason),
      LookAlike(
        """
        mapView.settings.navigationHeaderPrimaryBackgroundColor = nil
        """, "header styling, which stays valid"),
      LookAlike(
        """
        let isNavigationHeaderEnabled = true
        print(isNavigationHeaderEnabled)
        """, "a local of the same name"),
    ])

  private static let footer = LegacyElement(
    id: .navigationFooterEnabled, rule: .navigationFooterEnabled,
    swiftNames: ["isNavigationFooterEnabled", "navigationFooterEnabled"],
    form: .property(type: "Bool", isReadOnly: false),
    declaration: "var isNavigationFooterEnabled: Bool { get set }",
    objectiveC: ObjectiveCNames(
      "navigationFooterEnabled", "isNavigationFooterEnabled", "setNavigationFooterEnabled:"),
    owner: "GMSUISettings", module: .googleNavigation, isExclusive: true,
    defaultValue: "true", since: "1.1.1 (2017) or earlier",
    summary: "switches the footer with time and distance to the destination on or off",
    behavior: """
      The footer stands at the bottom of the map during guidance and shows the remaining time, \
      the distance and the arrival time. A change takes effect on the user's next trip.
      """,
    replacement: .property("showsETACard"),
    replacementText: """
      Add etaCard to the map in startGuidance(navMap:newState:oldState:), or do not. Nothing \
      appears that the delegate does not add.
      """,
    callbacks: [.startGuidance], component: .etaCard,
    safety: .safe, safetyReason: flagSafetyReason,
    references: [.customizeLayout, .controls, .settings],
    example: Example(
      before: "mapView.settings.isNavigationFooterEnabled = false",
      after: "mapView.driveLayout.showsETACard = false"),
    lookAlikes: [
      LookAlike(
        """
        struct Flags {
          var isNavigationFooterEnabled = true
        }
        var flags = Flags()
        flags.isNavigationFooterEnabled.toggle()
        print(flags)
        """, "an own value on its way to the map"),
      LookAlike(
        """
        let isNavigationFooterEnabledChannel = "bridge.isNavigationFooterEnabled"
        print(isNavigationFooterEnabledChannel)
        """, "a longer name and a string"),
    ])

  private static let tripProgressBar = LegacyElement(
    id: .tripProgressBarEnabled, rule: .tripProgressBarEnabled,
    swiftNames: ["isNavigationTripProgressBarEnabled", "navigationTripProgressBarEnabled"],
    form: .property(type: "Bool", isReadOnly: false),
    declaration: "var isNavigationTripProgressBarEnabled: Bool { get set }",
    objectiveC: ObjectiveCNames(
      "navigationTripProgressBarEnabled", "isNavigationTripProgressBarEnabled",
      "setNavigationTripProgressBarEnabled:"),
    owner: "GMSUISettings", module: .googleNavigation, isExclusive: true,
    defaultValue: "false", since: "3.1.0 (2022-03-09)",
    summary: "switches the vertical bar with the progress of the trip on or off",
    behavior: """
      The bar is 12 pt wide, stands on the leading side (before 9.4.0 on the trailing side) under \
      the other controls, ends 210 pt above the bottom of the screen, begins at least 170 pt below \
      its top and is at most 400 pt high. It hides on maps less than 552 pt high (since 9.4.0) and \
      when less than 200 pt are left for it (since 10.3.0), and never shows on CarPlay. A change \
      takes effect on the user's next trip.
      """,
    replacement: .property("showsTripProgressBar"),
    replacementText: """
      Add tripProgressBar to the map in startGuidance(navMap:newState:oldState:), or do not. \
      Whether it has a height of its own is not documented.
      """,
    callbacks: [.startGuidance], component: .tripProgressBar,
    safety: .safe, safetyReason: flagSafetyReason,
    references: [.customizeLayout, .controls, .releaseNotes],
    example: Example(
      before: "mapView.settings.isNavigationTripProgressBarEnabled = true",
      after: "mapView.driveLayout.showsTripProgressBar = true"),
    lookAlikes: [
      LookAlike(
        """
        final class BarSwitch {
          func setNavigationTripProgressBarEnabled(_ isOn: Bool) -> Bool { isOn }
        }
        print(BarSwitch().setNavigationTripProgressBarEnabled(true))
        """, wrapperReason),
      LookAlike(
        """
        print("isNavigationTripProgressBarEnabled")
        """, "a string"),
    ])

  private static let reportButton = LegacyElement(
    id: .reportIncidentButtonEnabled, rule: .reportIncidentButtonEnabled,
    swiftNames: [
      "isNavigationReportIncidentButtonEnabled", "navigationReportIncidentButtonEnabled",
    ],
    form: .property(type: "Bool", isReadOnly: false),
    declaration: "var isNavigationReportIncidentButtonEnabled: Bool { get set }",
    objectiveC: ObjectiveCNames(
      "navigationReportIncidentButtonEnabled", "isNavigationReportIncidentButtonEnabled",
      "setNavigationReportIncidentButtonEnabled:"),
    owner: "GMSUISettings", module: .googleNavigation, isExclusive: true,
    defaultValue: "true", since: "between 9.4.0 and 10.1.0",
    summary: "switches the button that reports incidents on or off",
    behavior: """
      The button stands at the bottom trailing corner during guidance, expanded with a label at \
      first. Whether a change takes effect at once or on the next trip is not documented. Nor is the \
      default; it is taken to be on.
      """,
    replacement: .property("showsReportingButton"),
    replacementText: """
      Find the element of newState.buttons whose type is .reporting and add its view, or do not. \
      The array may come without it.
      """,
    callbacks: [.startGuidance], component: .reportingButton,
    safety: .safe, safetyReason: flagSafetyReason,
    references: [.customizeLayout, .disruptions],
    example: Example(
      before: "mapView.settings.isNavigationReportIncidentButtonEnabled = false",
      after: "mapView.driveLayout.showsReportingButton = false"),
    lookAlikes: [
      LookAlike(
        """
        print(mapView.isIncidentReportingAvailable)
        """, "whether incidents can be reported, which stays valid"),
      LookAlike(
        """
        enum Toggle: String {
          case navigationReportIncidentButtonEnabled
        }
        print(Toggle.navigationReportIncidentButtonEnabled)
        """, "an own case of the same name"),
    ])
}
