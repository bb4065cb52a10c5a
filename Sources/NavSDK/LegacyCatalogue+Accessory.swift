extension LegacyCatalogue {
  /// The header accessory view: setter, invalidation and the protocol its class adopts.
  static let accessory: [LegacyElement] = [setAccessory, invalidateAccessory, accessoryProtocol]

  private static let lost = """
    hiding on low maps and the swap animation are not rebuilt
    """

  private static let setAccessory = LegacyElement(
    id: .headerAccessoryView, rule: .headerAccessoryView,
    swiftNames: ["setHeaderAccessory", "setHeaderAccessoryView"],
    form: .method(labels: [nil]),
    declaration: """
      func setHeaderAccessory(_ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?)
      """,
    objectiveC: ObjectiveCNames("setHeaderAccessoryView:", "headerAccessoryView"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "1.10.0 (2019-09-04)",
    summary: "puts the app's view under the header, or removes it",
    behavior: """
      The view replaces the secondary header area; the header must be visible. The SDK gives it \
      its width, asks it for its height, animates one view out and the next in, and hides it when \
      the map is low (from which height is not documented). While it is shown the compass hides \
      (since 10.0.0). Outside guidance the call does nothing. The documents also write \
      setHeaderAccessoryView(_:).
      """,
    replacement: .method("setHeaderAccessory", labels: [nil]),
    replacementText: """
      Add the view to the map in the guidance state and pin it to turnCard's layoutMarginsGuide; \
      let viewport begin below it.
      """,
    callbacks: [.startGuidance, .stopGuidance, .sizeChanged], component: .turnCard,
    safety: .review, safetyReason: lost,
    references: [.customizeLayout, .controls, .mapView, .releaseNotes],
    example: Example(
      before: "mapView.setHeaderAccessory(nil)",
      after: "mapView.driveLayout.setHeaderAccessory(nil)"),
    lookAlikes: [
      LookAlike(
        """
        final class Panel: UIView {
          func setHeaderAccessory(_ view: UIView?) {}
        }
        Panel().setHeaderAccessory(nil)
        """, "an own view with a method of the same name"),
      LookAlike(
        """
        protocol Sidebar {
          func setHeaderAccessoryView(_ view: UIView?)
          func setHeaderAccessoryHeight(_ height: Double)
        }
        func fill(_ bar: any Sidebar) { bar.setHeaderAccessoryView(nil) }
        """, "an own protocol's method of the same name"),
    ])

  private static let invalidateAccessory = LegacyElement(
    id: .invalidateAccessoryLayout, rule: .invalidateAccessoryLayout,
    swiftNames: ["invalidateLayout"],
    form: .method(labels: ["forAccessoryView"]),
    declaration: """
      func invalidateLayout(forAccessoryView accessoryView: any UIView & GMSNavigationAccessoryView)
      """,
    objectiveC: ObjectiveCNames("invalidateLayoutForAccessoryView:"),
    owner: "GMSMapView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "1.10.0 (2019-09-04)",
    summary: "asks the header accessory view for its height again",
    behavior: """
      The SDK asks the view for its height and lays the header out anew. The view must be the \
      current accessory view; outside guidance the call does nothing.
      """,
    replacement: .method("invalidateHeaderAccessory", labels: []),
    replacementText: """
      Change the view's intrinsic size or the constant of its height constraint; Auto Layout does \
      the rest.
      """,
    callbacks: [.startGuidance, .sizeChanged], component: .turnCard,
    safety: .review, safetyReason: lost,
    references: [.customizeLayout, .controls, .mapView],
    example: Example(
      before: "mapView.invalidateLayout(forAccessoryView: strip)",
      after: "mapView.driveLayout.invalidateHeaderAccessory()"),
    lookAlikes: [
      LookAlike(
        """
        UICollectionViewFlowLayout().invalidateLayout()
        """, "the layout of a collection view"),
      LookAlike(
        """
        final class Rows {
          func invalidateLayout(forRowWithID id: Int) {}
          func invalidateLayout(for range: Range<Int>) {}
        }
        Rows().invalidateLayout(forRowWithID: 1)
        Rows().invalidateLayout(for: 0..<1)
        """, "an own method with another label"),
    ])

  private static let accessoryProtocol = LegacyElement(
    id: .accessoryViewConformance, rule: .accessoryViewConformance,
    swiftNames: ["GMSNavigationAccessoryView"],
    form: .adoptedProtocol,
    declaration: """
      protocol GMSNavigationAccessoryView: NSObjectProtocol {
        func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
      }
      """,
    objectiveC: ObjectiveCNames("GMSNavigationAccessoryView"),
    relatedNames: [
      "heightForAccessoryViewConstrained", "heightForAccessoryViewConstrainedToSize:onMapView:",
    ],
    owner: "GMSNavigationAccessoryView", module: .googleNavigation, isExclusive: true,
    defaultValue: nil, since: "1.10.0 (2019-09-04)",
    summary: "gives the height of a header accessory view",
    behavior: """
      A view that is to stand under the header adopts it. The SDK calls its one method with the \
      largest size the view may have and sets the height that it returns.
      """,
    replacement: .adoptedProtocol("HeaderAccessory"),
    replacementText: """
      With a layout delegate nobody calls the method. The generated protocol has the same \
      requirement, and the carrier asks for the height where the SDK did.
      """,
    callbacks: [.startGuidance, .sizeChanged], component: .turnCard,
    safety: .review, safetyReason: lost,
    references: [.customizeLayout, .accessoryView],
    example: Example(
      before: """
        final class FareStrip: UIView, GMSNavigationAccessoryView {
          func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
            44
          }
        }
        """,
      after: """
        final class FareStrip: UIView, HeaderAccessory {
          func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
            44
          }
        }
        """),
    lookAlikes: [
      LookAlike(
        """
        final class GMSNavigationAccessoryViewModel {
          let title = "GMSNavigationAccessoryView"
        }
        print(GMSNavigationAccessoryViewModel().title)
        """, "a longer name and a string")
    ])
}
