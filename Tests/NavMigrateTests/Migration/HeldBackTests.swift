import Testing

/// What cannot be rewritten is left whole, with the reason.
@Suite struct HeldBackTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    /// Members of a class with a map, and what else its file declares.
    let members: String
    var rest = ""
    let reason: String
  }

  static let cases: [Case] = [
    Case(
      description: "a delegate of the app's own",
      members: "func f() throws { try map.setLayoutDelegate(Own()); map.padding = .zero }",
      rest: "final class Own: NSObject, NavigationLayoutDelegate {}",
      reason:
        "Sources/App/Map.swift:7: the app sets a layout delegate of its own on this map; what "
        + "the uses configure belongs in that class"),
    Case(
      description: "no delegate, by the app",
      members: "func f() throws { try map.setLayoutDelegate(nil); map.padding = .zero }",
      reason: "Sources/App/Map.swift:7: the app takes the layout delegate away, which would undo "
        + "what the uses configure"),
    Case(
      description: "observed", members: "func f() { _ = map.observe(\\.padding) { _ in } }",
      reason: "Sources/App/Map.swift:7: key-value observing finds no property of the layout "
        + "delegate"),
    Case(
      description: "accessory made in the call",
      members: "func f() { map.invalidateLayout(forAccessoryView: make()) }; "
        + "func make() -> Strip { Strip() }",
      rest: "final class Strip: UIView, GMSNavigationAccessoryView {}",
      reason: "Sources/App/Map.swift:7: the accessory view is more than a name; name it in a line "
        + "before"),
    Case(
      description: "the SDK's own alternate guide",
      members: "func f() -> Any { map.bottomTrailingButtonsAlternateLayoutGuide! }",
      reason: "Sources/App/Map.swift:7: the alternate guide is read; where the SDK's own lies is "
        + "not documented"),
    Case(
      description: "every name of generated code", members: "func f() { map.padding = .zero }",
      rest: "struct DriveLayout {}; struct NavDriveLayout {}; struct MapDriveLayout {}",
      reason: "Sources/App/Map.swift:9: 'DriveLayout' is the app's own; rename it, for generated "
        + "code has that name"),
    Case(
      description: "settings handed on", members: "func f() { g(map.settings) }",
      rest: "func g(_ s: GMSUISettings) { s.isNavigationHeaderEnabled = true }",
      reason: "Sources/App/Map.swift:9: the settings are passed without their map"),
    Case(
      description: "listener made in the call",
      members: "func f() { map.navigator?.add(Hub()) }",
      rest: "final class Hub: NSObject, GMSNavigatorListener {\n"
        + "func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {}\n}",
      reason: "Sources/App/Map.swift:7: the listener is made in the call; give it a name first"),
  ]

  private func text(_ sample: Case) -> String {
    """
    import GoogleNavigation
    import UIKit

    final class MapController: UIViewController {
      let map = GMSMapView()
      func begin() { map.isNavigationEnabled = true }
      \(sample.members)
    }
    \(sample.rest)

    """
  }

  @Test(arguments: cases)
  func aUnitIsHeldBack(_ sample: Case) throws {
    let app = MemoryApp(["Sources/App/Map.swift": text(sample)])
    #expect(app.plan.units.count == 1)
    #expect(app.reasons.contains(sample.reason), "\(app.reasons)")
    #expect(app.plan.outcomes.allSatisfy { $0 == .heldBack })
    #expect(app.after == ["Sources/App/Map.swift": text(sample)])
  }

  /// Generated code is seen where its module is imported.
  @Test func anotherModuleWouldNotSeeTheLayout() {
    let map = """
      import GoogleNavigation
      public final class Host {
        public let map = GMSMapView()
        public func begin() { map.isNavigationEnabled = true }
      }

      """
    let use = "import GoogleNavigation\nfunc f(_ host: Host) { host.map.padding = .zero }\n"
    let apart = MemoryApp(["Sources/Kit/Host.swift": map, "Sources/App/Use.swift": use])
    #expect(apart.plan.outcomes == [.heldBack])
    #expect(
      apart.reasons.contains(
        "Sources/App/Use.swift: the file does not import 'Kit', where the layout delegate goes"))
    let tests = MemoryApp([
      "Sources/Kit/Host.swift": map, "Tests/KitTests/Use.swift": "@testable import Kit\n" + use,
    ])
    #expect(tests.plan.outcomes == [.applied])
  }

  /// A use whose map is not known makes every unit of its project one to look at.
  @Test func aUseOfAnUnknownMapIsADoubt() {
    let texts = ["A", "B"].map { name in
      "final class \(name) { let map = GMSMapView()\n"
        + "func f() { map.isNavigationEnabled = true; map.settings.isNavigationHeaderEnabled = true } }"
    }
    let stray = "func f(_ m: GMSMapView) { m.settings.isNavigationFooterEnabled = true }"
    let app = MemoryApp([
      "Sources/App/Map.swift": (["import GoogleNavigation"] + texts + [stray]).joined(
        separator: "\n")
    ])
    #expect(app.plan.units.filter { $0.id.hasSuffix(".map") }.allSatisfy { $0.safety == .review })
  }
}
