import Foundation
import Testing

/// Generated code keeps out of the way of an app's own names.
@Suite struct GeneratedNamesTests {
  private static let map = """
    import GoogleNavigation
    import UIKit

    final class Strip: UIView, GMSNavigationAccessoryView {
      func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
        20
      }
    }

    final class MapController: UIViewController {
      private let mapView = GMSMapView()

      override func viewDidLoad() {
        super.viewDidLoad()
        mapView.settings.isNavigationHeaderEnabled = false
        mapView.isNavigationEnabled = true
        mapView.setHeaderAccessory(Strip())
      }
    }

    """

  /// What the app declares, and what stands before the generated names then.
  @Test(arguments: [
    ("struct DriveLayout {}", "Map"),
    ("extension GMSMapView { var driveLayout: Int { 1 } }", "Map"),
    ("protocol HeaderAccessory {}", "Map"),
    ("protocol PromptObserver {}", ""),
    ("enum DriveLayout {}\nclass MapDriveLayout {}", "Nav"),
  ])
  func aTakenNameGetsAPrefix(_ declaration: String, _ prefix: String) throws {
    let scratch = try Scratch()
    try scratch.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try scratch.write(Self.map, to: "Sources/App/Map.swift")
    let own = "import GoogleNavigation\n\(declaration)\n"
    try scratch.write(own, to: "Sources/App/Own.swift")
    let scan = try scratch.run("scan")
    let accessor = prefix.isEmpty ? "driveLayout" : prefix.lowercased() + "DriveLayout"
    #expect(scan.text.contains("mapView.\(accessor).showsTurnCard = false"))
    let json = try scratch.run("fix", "--include-review", "--format", "json")
    let report = try JSONDecoder().decode(FixJSON.self, from: json.output)
    #expect(report.units.map(\.safety) == ["review"])
    #expect(report.units.flatMap(\.reasons).allSatisfy { !$0.contains("compile") })

    let written = try scratch.run(
      "fix", "--include-review", "--no-compile", "--write", "--allow-dirty")
    #expect(written.status == 0)
    let text = try scratch.text(of: "Sources/App/Map.swift")
    #expect(text.contains("mapView.\(accessor).showsTurnCard = false"))
    #expect(text.contains("mapView.with\(prefix)DriveLayout().isNavigationEnabled = true"))
    #expect(text.contains("Strip: UIView, \(prefix)HeaderAccessory {"))
    #expect(try scratch.text(of: "Sources/App/Own.swift") == own)
    let carrier = try scratch.text(of: "Sources/App/\(prefix)DriveLayout.swift")
    #expect(carrier.contains("final class \(prefix)DriveLayout: "))

    // A later use gets the carrier that is there.
    let more = text.replacingOccurrences(
      of: "    mapView.with",
      with: "    mapView.settings.isNavigationFooterEnabled = false\n    mapView.with")
    try scratch.write(more, to: "Sources/App/Map.swift")
    let again = try scratch.run(
      "fix", "--include-review", "--no-compile", "--write", "--allow-dirty")
    #expect(again.status == 0)
    #expect(
      try scratch.text(of: "Sources/App/Map.swift").contains("\(accessor).showsETACard = false"))
    #expect(
      try scratch.text(of: "Sources/App/\(prefix)DriveLayout.swift").contains("var showsETACard"))
    #expect(try scratch.run("fix", "--include-review", "--no-compile").status == 0)
  }
}
