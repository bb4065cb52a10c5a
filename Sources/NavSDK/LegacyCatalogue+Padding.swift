extension LegacyCatalogue {
  /// The map's insets and how they meet the safe area.
  static let padding: [LegacyElement] = [mapPadding, adjustment]

  private static let viewportText = """
    Place viewport: it frames the camera. Place googleLogo and the buttons by constraints of \
    their own, with leading and trailing anchors.
    """
  private static let paddingSafetyReason = """
    that padding still works while navigation is off under a delegate is not documented
    """

  private static let mapPadding = LegacyElement(
    id: .mapPadding, rule: .mapPadding,
    swiftNames: ["padding"],
    form: .property(type: "UIEdgeInsets", isReadOnly: false),
    declaration: "var padding: UIEdgeInsets { get set }",
    objectiveC: ObjectiveCNames("padding", "setPadding:"),
    owner: "GMSMapView", module: .googleMaps, isExclusive: false,
    defaultValue: "UIEdgeInsets.zero", since: "Maps SDK",
    summary: "keeps controls and camera away from the map's edges",
    behavior: """
      Padding shrinks the region that carries the controls and moves the visual centre of the map; \
      it also shapes projection, camera(for:insets:) and GMSCameraUpdate.fit. It may be animated. \
      Controls move with it; the header and the footer are reported not to. Its default is not \
      documented and taken to be zero.
      """,
    replacement: .property("contentInsets"), replacementText: viewportText,
    callbacks: [.enableNavigationUI, .startGuidance, .sizeChanged], component: .viewport,
    safety: .review, safetyReason: paddingSafetyReason,
    references: [.customizeLayout, .mapView, .controls],
    example: Example(
      before: "mapView.padding = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)",
      after: """
        mapView.driveLayout.contentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
        """),
    lookAlikes: [
      LookAlike(
        """
        _ = Text("a").padding().padding(.top, 8)
        """, "SwiftUI's modifier"),
      LookAlike(
        """
        final class Tag: UILabel {
          var padding = UIEdgeInsets.zero
        }
        Tag().padding = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        """, "an own view's property"),
      LookAlike(
        """
        print("7".padding(toLength: 3, withPad: "0", startingAt: 0))
        """, "a string's method"),
      LookAlike(
        """
        _ = GMSCameraUpdate.fit(GMSCoordinateBounds(), withPadding: 40)
        """, "an argument label"),
    ])

  private static let adjustment = LegacyElement(
    id: .paddingAdjustmentBehavior, rule: .paddingAdjustmentBehavior,
    swiftNames: ["paddingAdjustmentBehavior"],
    form: .property(type: "GMSMapViewPaddingAdjustmentBehavior", isReadOnly: false),
    declaration: """
      var paddingAdjustmentBehavior: GMSMapViewPaddingAdjustmentBehavior { get set }
      """,
    objectiveC: ObjectiveCNames("paddingAdjustmentBehavior", "setPaddingAdjustmentBehavior:"),
    relatedNames: [
      "GMSMapViewPaddingAdjustmentBehavior", "kGMSMapViewPaddingAdjustmentBehaviorAlways",
      "kGMSMapViewPaddingAdjustmentBehaviorAutomatic", "kGMSMapViewPaddingAdjustmentBehaviorNever",
    ],
    owner: "GMSMapView", module: .googleMaps, isExclusive: false,
    defaultValue: "GMSMapViewPaddingAdjustmentBehavior.always", since: "Maps SDK 2.5",
    summary: "says how padding and safe area add up",
    behavior: """
      For each edge: always adds padding and safe area, automatic takes the larger of the two, \
      never takes the padding alone. In SDK 1.3.3 it had no effect while navigation was on; \
      whether it has today is not documented.
      """,
    replacement: .property("insetAdjustment"), replacementText: viewportText,
    callbacks: [.enableNavigationUI, .startGuidance, .sizeChanged], component: .viewport,
    safety: .review, safetyReason: paddingSafetyReason,
    references: [.customizeLayout, .mapView, .paddingAdjustment],
    example: Example(
      before: "mapView.paddingAdjustmentBehavior = .never",
      after: "mapView.driveLayout.insetAdjustment = .never"),
    lookAlikes: [
      LookAlike(
        """
        struct Props {
          var paddingAdjustmentBehavior = "never"
        }
        print(Props().paddingAdjustmentBehavior)
        """, "an own value on its way to the map"),
      LookAlike(
        """
        let behavior = GMSMapViewPaddingAdjustmentBehavior.automatic
        print(behavior)
        """, "the type, which stays valid"),
    ])
}
