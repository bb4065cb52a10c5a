import Foundation
import Migration
import Testing

/// A package whose maps are used in more than one module.
@Suite struct ModulePackageTests {
  static let screen = """
    import GoogleNavigation
    import UIKit

    public final class MapController: UIViewController, @preconcurrency GMSNavigatorListener {
      public let mapView = GMSMapView()

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(mapView)
        mapView.isNavigationEnabled = true
        mapView.navigator?.add(self)
      }

      public func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {}
      public func navigatorDidDismissPrompt(_ navigator: GMSNavigator) {}
    }

    """

  static let app = """
    import GoogleNavigation
    import MapKitten
    import UIKit

    final class Strip: UIView, GMSNavigationAccessoryView {
      func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
        20
      }
    }

    @MainActor func configure(_ controller: MapController) {
      controller.mapView.settings.isNavigationHeaderEnabled = true
      controller.mapView.padding = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
      controller.mapView.setHeaderAccessory(Strip())
      let line = controller.mapView.navigationFooterLayoutGuide
      print(line)
    }

    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      // swift-tools-version: 6.1
      let settings = [.enableUpcomingFeature("MemberImportVisibility")]

      """, to: "Package.swift")
    try scratch.write(Self.screen, to: "Sources/MapKitten/Screen/MapController.swift")
    try scratch.write("public let version = 1\n", to: "Sources/MapKitten/Version.swift")
    try scratch.write(Self.app, to: "Sources/App/Configure.swift")
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try ToolRun(arguments, in: scratch.url, input: Data())
  }

  @Test func theLayoutOfALibraryIsConfiguredByItsApp() throws {
    let plan = try run("fix", "--include-review", "--format", "json")
    let report = try JSONDecoder().decode(FixJSON.self, from: plan.output)
    #expect(report.units.count == 1)
    let unit = try #require(report.units.first)
    #expect(unit.safety == "review")
    #expect(unit.reasons.allSatisfy { !$0.hasPrefix("not-compiled") }, "\(unit.reasons)")
    #expect(report.findings.allSatisfy { $0.outcome == "applied" }, "\(unit.reasons)")
    #expect(report.newFiles.map(\.file) == ["Sources/MapKitten/Screen/DriveLayout.swift"])

    let written = try run("fix", "--include-review", "--write", "--allow-dirty")
    #expect(written.status == 0, Comment(rawValue: written.errors))
    let carrier = try scratch.text(of: "Sources/MapKitten/Screen/DriveLayout.swift")
    #expect(CarrierText.features(in: carrier)?.contains(.publicLayout) == true)
    let app = try scratch.text(of: "Sources/App/Configure.swift")
    #expect(app.contains("controller.mapView.driveLayout.showsTurnCard = true"))
    #expect(app.contains("controller.mapView.driveLayout.contentInsets = "))

    let scan = try run("scan")
    #expect(scan.status == 0, Comment(rawValue: scan.text))
    let again = try run("fix", "--include-review")
    #expect(again.status == 0, Comment(rawValue: again.text))
    #expect(again.text.isEmpty)
  }

  /// What the app adds later makes the library's layout public.
  @Test func aLaterUseInTheAppOpensTheLayout() throws {
    let configure = "Sources/App/Configure.swift"
    try scratch.write("import MapKitten\n", to: configure)
    #expect(try run("fix", "--include-review", "--write", "--allow-dirty").status == 0)
    let path = "Sources/MapKitten/Screen/DriveLayout.swift"
    #expect(!(try scratch.text(of: path)).contains("public"))
    try scratch.write(Self.app, to: configure)
    let second = try run("fix", "--include-review", "--write", "--allow-dirty")
    #expect(second.status == 0, Comment(rawValue: second.errors))
    #expect(try scratch.text(of: path).contains("public final class DriveLayout"))
    #expect(try run("scan").status == 0)
  }
}
