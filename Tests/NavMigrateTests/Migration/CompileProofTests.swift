import Foundation
import Testing

/// What compiling a migrated app decides.
@Suite struct CompileProofTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try scratch.write(
      """
      import GoogleNavigation
      import UIKit

      final class MapController: UIViewController {
        private let mapView = GMSMapView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(mapView)
          mapView.settings.isNavigationHeaderEnabled = false
          mapView.isNavigationEnabled = true
        }
      }

      """, to: "Sources/App/Map.swift")
  }

  private func unit(_ arguments: String...) throws -> FixJSON.Unit {
    let run = try ToolRun(
      ["fix", "--format", "json"] + arguments, in: scratch.url, input: Data())
    let report = try JSONDecoder().decode(FixJSON.self, from: run.output)
    #expect(report.units.count == 1)
    let unit = try #require(report.units.first)
    let taken = arguments.contains("--include-review") ? ["safe", "review"] : ["safe"]
    #expect(report.newFiles.isEmpty != taken.contains(unit.safety))
    return unit
  }

  @Test func whatCompilesAndIsEqualIsSafe() throws {
    let unit = try unit()
    #expect(unit.safety == "safe")
    #expect(unit.reasons == [])
  }

  @Test func anAppThatDoesNotCompileIsForReview() throws {
    try scratch.write("let score: Score = 1\n", to: "Sources/App/Score.swift")
    let unit = try unit()
    #expect(unit.safety == "review")
    #expect(
      unit.reasons == [
        "not-compiled: without the change, too, the sources do not compile against the model: "
          + "Sources/App/Score.swift:1: cannot find type 'Score' in scope"
      ])
  }

  /// In the untouched code nothing is wrong but a type; the change must bring nothing new.
  @Test func aNewErrorBesideOldOnesIsSeen() throws {
    try scratch.write(
      """
      import GoogleNavigation
      let score: Score = 1
      enum NavigationStyleValues {}

      """, to: "Sources/App/Score.swift")
    let unit = try unit("--include-review")
    #expect(unit.safety == "manual")
    #expect(unit.reasons.count == 1)
    #expect(
      unit.reasons.first?.contains(
        "the changed code does not compile: type 'NavigationStyleValues' has no member") == true)
  }

  /// A warning that was there stays where it was; the edits above it move it.
  @Test func oldWarningsAreNoReason() throws {
    let path = "Sources/App/Map.swift"
    let text = try scratch.text(of: path).replacingOccurrences(
      of: "isNavigationEnabled = true\n",
      with: "isNavigationEnabled = true; let unused = mapView.settings.isNavigationHeaderEnabled\n")
    try scratch.write(text, to: path)
    #expect(try unit().reasons == [])
  }

  @Test func otherModulesOfTheProjectAreCompiledToo() throws {
    try scratch.write(
      "public let isHidden = true\n", to: "Sources/Flags/Flags.swift")
    let path = "Sources/App/Map.swift"
    let text = try scratch.text(of: path)
      .replacingOccurrences(of: "import UIKit", with: "import Flags\nimport UIKit")
      .replacingOccurrences(of: "Enabled = false", with: "Enabled = !isHidden")
    try scratch.write(text, to: path)
    try scratch.write("import XCTest\n", to: "Tests/AppTests/MapTests.swift")
    #expect(try unit().reasons == [])
  }

  @Test func aChangedPreviewIsForReview() throws {
    try scratch.write(
      """
      import GoogleNavigation
      import SwiftUI
      struct Face: View { var body: some View { Text("a") } }
      #Preview { Face() }

      """, to: "Sources/App/Face.swift")
    #expect(try unit().reasons == [])
    let path = "Sources/App/Map.swift"
    let text = try scratch.text(of: path).replacingOccurrences(
      of: "  private let", with: "  static let shown = MapController()\n  let")
    try scratch.write(
      text + "#Preview {\n  MapController.shown.mapView.settings.isNavigationHeaderEnabled = true\n"
        + "  return MapController.shown\n}\n", to: path)
    #expect(
      try unit("--include-review").reasons == [
        "not-compiled: 'Sources/App/Map.swift' is changed in a preview, which is not compiled"
      ])
  }

  /// Targets of an Xcode project may have files of one name.
  @Test func filesOfOneNameAreToldApart() throws {
    try scratch.write("struct Other {}\n", to: "Sources/App/Other/Map.swift")
    try scratch.write("let bundle = Bundle.module\nimport Foundation\n", to: "Sources/App/B.swift")
    #expect(try unit().reasons == [])
  }

  /// The manifest decides how the app is compiled.
  @Test func flagsOfTheManifestCount() throws {
    try scratch.write(
      """
      // swift-tools-version: 6.2
      let settings = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny")]

      """, to: "Package.swift")
    try scratch.write(
      "final class Counter { static var shared = Counter() }\n", to: "Sources/App/Counter.swift")
    #expect(try unit().reasons == [])
  }

  @Test func withoutACompilerNothingIsSafe() throws {
    let unit = try unit("--swiftc", "/nonexistent/swiftc")
    #expect(unit.safety == "review")
    #expect(unit.reasons == ["not-compiled: cannot run the compiler '/nonexistent/swiftc'"])
    #expect(try self.unit("--no-compile").safety == "review")
  }
}
