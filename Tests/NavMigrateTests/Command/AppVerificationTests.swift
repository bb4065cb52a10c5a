import Foundation
import Testing

/// `verify` of an app: both layouts of its map, compared.
@Suite struct AppVerificationTests {
  private static let app = """
    import GoogleNavigation
    import UIKit

    final class DriveController: UIViewController {
      private let mapView = GMSMapView()

      override func viewDidLoad() {
        super.viewDidLoad()
        mapView.settings.isNavigationFooterEnabled = false
        mapView.isNavigationEnabled = true
      }
    }

    """

  private struct Report: Decodable {
    struct Scenario: Decodable { let id: String, device: String, direction: String, state: String }
    let scenarios: [Scenario]
  }

  @Test func wireframesAreWrittenForStatesOfTheReport() throws {
    let scratch = try Scratch()
    try scratch.write(Self.app, to: "App/Drive.swift")
    let run = try scratch.run("verify", "App", "--svg", "out/pictures", "--format", "json")
    #expect(run.status == 0, Comment(rawValue: run.errors))
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    #expect(Set(report.scenarios.map(\.device)).count > 1)
    #expect(Set(report.scenarios.map(\.direction)) == ["ltr", "rtl"])
    let pictures = try FixedApp.files(in: scratch.url.appendingPathComponent("out/pictures"))
    #expect(run.errors.contains("wireframes: \(pictures.count) in 'out/pictures'"))
    #expect((10...60).contains(pictures.count))
    let ids = Set(report.scenarios.map(\.id))
    for path in pictures.keys where !path.hasPrefix("other-answers/") {
      #expect(ids.contains(String(path.dropLast(4))), "\(path)")
    }
    #expect(pictures.keys.contains { $0.contains("/footer-off/") })

    let again = try scratch.run("verify", "App", "--svg", "again")
    #expect(again.status == 0)
    #expect(again.text.hasPrefix("App/Drive.swift#DriveController.mapView: equal, "))
    #expect(try FixedApp.files(in: scratch.url.appendingPathComponent("again")) == pictures)
  }

  @Test func aFolderThatCannotBeWrittenIsAFailure() throws {
    let scratch = try Scratch()
    try scratch.write(Self.app, to: "App/Drive.swift")
    let run = try scratch.run("verify", "App", "--svg", "App/Drive.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'App/Drive.swift"))
    #expect(run.text.contains(": equal, "))
  }
}
