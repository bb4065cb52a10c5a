extension LegacyCatalogue {
  /// The layout guides of the map: two that the SDK gives, two that it takes.
  static let guides: [LegacyElement] = [headerGuide, footerGuide, buttonsGuide, alternateGuide]

  private static let hiddenGuideReason = """
    where a hidden header or footer guide lies is not documented; the carrier's lies at the map's \
    edge
    """
  private static let ownGuideReason = "an own view's guide of the same name"

  private static let headerGuide = LegacyElement(
    id: .headerLayoutGuide, rule: .navigationHeaderLayoutGuide,
    swiftNames: ["navigationHeaderLayoutGuide"],
    form: .property(type: "UILayoutGuide", isReadOnly: true),
    declaration: "var navigationHeaderLayoutGuide: UILayoutGuide { get }",
    objectiveC: ObjectiveCNames("navigationHeaderLayoutGuide"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "not documented",
    summary: "is the rectangle that the header covers",
    behavior: """
      The guide lives as long as the map view, so that constraints to it are made once. Its height \
      is 0 while the header is hidden; where it lies then is not documented.
      """,
    replacement: .property("headerGuide"),
    replacementText: """
      Pin to turnCard, which exists in guidance only; for constraints made once, keep a guide of \
      your own on the map and tie it to turnCard in startGuidance(navMap:newState:oldState:) and \
      to the map's edge otherwise.
      """,
    callbacks: [.startGuidance, .stopGuidance], component: .turnCard,
    safety: .review, safetyReason: hiddenGuideReason,
    references: [.customizeLayout, .controls, .mapView],
    example: Example(
      before: """
        label.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor)
          .isActive = true
        """,
      after: """
        label.topAnchor.constraint(equalTo: mapView.driveLayout.headerGuide.bottomAnchor)
          .isActive = true
        """),
    lookAlikes: [
      LookAlike(
        """
        final class Board: UIView {
          let navigationHeaderLayoutGuide = UILayoutGuide()
        }
        print(Board().navigationHeaderLayoutGuide)
        """, ownGuideReason)
    ])

  private static let footerGuide = LegacyElement(
    id: .footerLayoutGuide, rule: .navigationFooterLayoutGuide,
    swiftNames: ["navigationFooterLayoutGuide"],
    form: .property(type: "UILayoutGuide", isReadOnly: true),
    declaration: "var navigationFooterLayoutGuide: UILayoutGuide { get }",
    objectiveC: ObjectiveCNames("navigationFooterLayoutGuide"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "not documented",
    summary: "is the rectangle that the footer covers",
    behavior: """
      The guide lives as long as the map view, so that constraints to it are made once. Its height \
      is 0 while the footer is hidden; where it lies then is not documented.
      """,
    replacement: .property("footerGuide"),
    replacementText: """
      Pin to etaCard, which exists in guidance only; for constraints made once, keep a guide of \
      your own on the map and tie it to etaCard in startGuidance(navMap:newState:oldState:) and to \
      the map's edge otherwise.
      """,
    callbacks: [.startGuidance, .stopGuidance], component: .etaCard,
    safety: .review, safetyReason: hiddenGuideReason,
    references: [.customizeLayout, .controls, .mapView],
    example: Example(
      before: """
        label.bottomAnchor.constraint(equalTo: mapView.navigationFooterLayoutGuide.topAnchor)
          .isActive = true
        """,
      after: """
        label.bottomAnchor.constraint(equalTo: mapView.driveLayout.footerGuide.topAnchor)
          .isActive = true
        """),
    lookAlikes: [
      LookAlike(
        """
        final class Sheet: UIView {
          var navigationFooterLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
        }
        print(Sheet().navigationFooterLayoutGuide)
        """, ownGuideReason)
    ])

  private static let buttonsGuide = LegacyElement(
    id: .bottomTrailingButtonsLayoutGuide, rule: .bottomTrailingButtonsLayoutGuide,
    swiftNames: ["bottomTrailingButtonsLayoutGuide"],
    form: .property(type: "UILayoutGuide!", isReadOnly: false),
    declaration: "var bottomTrailingButtonsLayoutGuide: UILayoutGuide! { get set }",
    objectiveC: ObjectiveCNames(
      "bottomTrailingButtonsLayoutGuide", "setBottomTrailingButtonsLayoutGuide:"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: "navigationFooterLayoutGuide", since: "10.7 or earlier, after 9.x",
    summary: "is the app's guide at which the bottom trailing buttons end",
    behavior: """
      The app supplies a guide and the SDK moves its buttons to it; nil restores the default, the \
      guide of the footer. Google marks it experimental.
      """,
    replacement: .property("buttonsGuide"),
    replacementText: """
      The direction turns round: place the view of the .reporting button, or the stack it is in, \
      by constraints to etaCard or to a guide of your own.
      """,
    callbacks: [.startGuidance, .stopGuidance], component: .reportingButton,
    safety: .review,
    safetyReason: "the carrier places the buttons itself; compare their distances by eye",
    references: [.customizeLayout, .disruptions, .mapView],
    example: Example(
      before: "mapView.bottomTrailingButtonsLayoutGuide = UILayoutGuide()",
      after: "mapView.driveLayout.buttonsGuide = UILayoutGuide()"),
    lookAlikes: [
      LookAlike(
        """
        final class Corner {
          var bottomTrailingButtonsLayoutGuide: UILayoutGuide?
        }
        Corner().bottomTrailingButtonsLayoutGuide = UILayoutGuide()
        """, ownGuideReason)
    ])

  private static let alternateGuide = LegacyElement(
    id: .bottomTrailingButtonsAlternateLayoutGuide,
    rule: .bottomTrailingButtonsAlternateLayoutGuide,
    swiftNames: ["bottomTrailingButtonsAlternateLayoutGuide"],
    form: .property(type: "UILayoutGuide!", isReadOnly: false),
    declaration: "var bottomTrailingButtonsAlternateLayoutGuide: UILayoutGuide! { get set }",
    objectiveC: ObjectiveCNames(
      "bottomTrailingButtonsAlternateLayoutGuide",
      "setBottomTrailingButtonsAlternateLayoutGuide:"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "10.7 or earlier, after 9.x",
    summary: "is the app's guide for the buttons where header and footer do not span the map",
    behavior: """
      The SDK moves its buttons to this guide instead of the other one when header and footer do \
      not span the width of the map, as in landscape; nil restores the default, a guide whose only \
      constrained anchor is its top. Google marks it experimental.
      """,
    replacement: .property("alternateButtonsGuide"),
    replacementText: """
      Choose the constraints of the .reporting button's view by newState.wideMode, in every \
      callback that lays out.
      """,
    callbacks: [.startGuidance, .stopGuidance, .sizeChanged], component: .reportingButton,
    safety: .review,
    safetyReason: "the carrier places the buttons itself; compare their distances by eye",
    references: [.customizeLayout, .disruptions, .mapView],
    example: Example(
      before: "mapView.bottomTrailingButtonsAlternateLayoutGuide = nil",
      after: "mapView.driveLayout.alternateButtonsGuide = nil"),
    lookAlikes: [
      LookAlike(
        """
        struct Guides {
          let bottomTrailingButtonsAlternateLayoutGuide = 1
        }
        print(Guides().bottomTrailingButtonsAlternateLayoutGuide)
        """, ownGuideReason)
    ])
}
