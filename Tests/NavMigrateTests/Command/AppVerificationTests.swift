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

  @Test func aScenarioFileSaysWhereAndWhat() throws {
    let scratch = try Scratch()
    try scratch.write(Self.app, to: "App/Drive.swift")
    try scratch.write(
      """
      device small-phone
      orientation landscape
      direction rtl
      width wide
      size turnCard 111
      enable
      start
      flag footer off
      flag header off
      stop
      """, to: "drive.txt")
    let run = try scratch.run(
      "verify", "App", "--scenario", "drive.txt", "--format", "json", "--frames")
    #expect(run.status == 0, Comment(rawValue: run.errors))
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    #expect(Set(report.scenarios.map(\.device)) == ["small-phone"])
    #expect(Set(report.scenarios.map(\.direction)) == ["rtl"])
    // The app never sets the header's flag, so that step is left out.
    #expect(
      report.scenarios.prefix(4).map(\.state) == ["ready", "guidance", "guidance-2", "stopped"])
    #expect(run.text.contains("111"))

    try scratch.write("enable\nfly\n", to: "drive.txt")
    let wrong = try scratch.run("verify", "App", "--scenario", "drive.txt")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("scenario file 'drive.txt': line 2: "))
    #expect(try scratch.run("verify", "App", "--scenario", "none.txt").status == 2)
    #expect(try scratch.run("verify", "App", "--make", "A()").status == 2)
  }
}
