import Foundation
import Testing

@testable import NavMigrateCommand

@Suite struct SDKVersionTests {
  @Test func comparesNumbers() throws {
    let texts = ["2", "9.1.1", "9.10", "10.0.0-beta", "11.2.9", "11.3", "11.3.0.1", "12"]
    let versions = texts.compactMap { SDKVersion($0) }
    #expect(versions.count == texts.count)
    #expect(versions.sorted() == versions)
    #expect(SDKVersion("11.3.0") == SDKVersion("11.3"))
    #expect(["", "11.", ".3", "v11", "~> 9.1", "11,3"].allSatisfy { SDKVersion($0) == nil })
  }

  @Test(
    arguments: [
      ("PODS:\n  - GoogleMaps (10.4.0)\n  - GoogleNavigation (9.1.1):\n    - GoogleMaps", "9.1.1"),
      ("PODS:\n  - Other (1.0):\n    - GoogleNavigation (~> 9.1)\n", nil),
      ("DEPENDENCIES:\n  - GoogleNavigation (= 9.1)\n", nil),
    ] as [(String, String?)])
  func readsPods(_ text: String, _ version: String?) {
    #expect(PinnedSDK.version(inPods: Array(text.utf8)) == version)
  }

  @Test(
    arguments: [
      (
        #"{"pins": [{"identity": "ios-navigation-sdk", "state": {"version": "10.2.0"}}]}"#,
        "10.2.0"
      ),
      (
        #"{"object": {"pins": [{"package": "x", "repositoryURL": "https://github.com/googlemaps/"#
          + #"ios-navigation-sdk", "state": {"version": "9.0.0", "branch": null}}]}}"#, "9.0.0"
      ),
      (
        #"{"pins": [{"identity": "ios-maps-sdk", "state": {"version": "10.2.0"}}]}"#, nil
      ),
      (#"{"pins": [{"identity": "ios-navigation-sdk", "state": {"branch": "main"}}]}"#, nil),
      ("{", nil),
    ] as [(String, String?)])
  func readsResolvedPackages(_ text: String, _ version: String?) {
    #expect(PinnedSDK.version(inPackages: Array(text.utf8)) == version)
  }

  @Test(
    arguments: [
      (
        #".package(url: "https://github.com/googlemaps/ios-navigation-sdk", exact: "10.14.0")"#,
        "10.14.0"
      ),
      (#".package(url: "https://x/ios-navigation-sdk.git", .exact("9.0.0")),"#, "9.0.0"),
      (
        #".package(url: "https://x/ios-navigation-sdk", from: "10.0.0"), .package(url: "x", exact: "1.0.0")"#,
        nil
      ),
    ] as [(String, String?)])
  func readsManifests(_ text: String, _ version: String?) {
    #expect(PinnedSDK.version(inManifest: Array(text.utf8)) == version)
  }

  @Test(
    arguments: [
      ("s.dependency 'GoogleNavigation', '10.14.0'", "10.14.0"),
      ("  pod \"GoogleNavigation\", '= 9.1'", "9.1"), ("pod 'GoogleNavigation', '~> 9.1'", nil),
      ("# pod 'GoogleNavigation', '9.1'\npod 'GoogleNavigation'\n", nil),
    ] as [(String, String?)])
  func readsPodManifests(_ text: String, _ version: String?) {
    #expect(PinnedSDK.version(inPodManifest: Array(text.utf8)) == version)
  }

  /// The patch is shown and nothing is written.
  @Test func anOldSDKHoldsEverythingBack() throws {
    let scratch = try Scratch()
    try scratch.write("pod 'GoogleNavigation'\n", to: "Podfile")
    try scratch.write("PODS:\n  - GoogleNavigation (10.4.0)\n", to: "Podfile.lock")
    let source = """
      import GoogleNavigation
      func start(_ map: GMSMapView) {
        map.settings.isNavigationHeaderEnabled = false
        map.isNavigationEnabled = true
      }

      """
    try scratch.write(source, to: "Map.swift")
    let shown = try scratch.run("fix", "--no-compile", "--include-review")
    #expect(shown.status == 1)
    #expect(shown.text.contains("+  map.driveLayout.showsTurnCard = false"))
    let reason = "sdk-too-old: 'Podfile.lock' says 10.4.0"
    #expect(shown.errors.contains(reason))
    let written = try scratch.run(
      "fix", "--no-compile", "--include-review", "--write", "--allow-dirty")
    #expect(written.status == 1)
    #expect(try scratch.text(of: "Map.swift") == source)
    #expect(try scratch.run("fix", "--no-compile", "--format", "json").text.contains(reason))

    try scratch.write(#"{"sdkFloor": "10.4"}"#, to: ".navmigrate.json")
    let lowered = try scratch.run("fix", "--no-compile", "--include-review")
    #expect(!lowered.errors.contains("sdk-too-old"))
    let typed = try scratch.run("fix", "--no-compile", "--sdk-version", "10.3.9")
    #expect(typed.errors.contains("sdk-too-old: --sdk-version says 10.3.9"))
    let wrong = try scratch.run("fix", "--sdk-version", "new")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("--sdk-version is a version such as 11.3.0, not 'new'"))
  }

  @Test func otherLanguagesMakeAUnitOneForReview() throws {
    let scratch = try Scratch()
    try scratch.write("pod 'GoogleNavigation'\n", to: "Podfile")
    try scratch.write(
      "import GoogleNavigation\nfunc start(_ map: GMSMapView) {\n"
        + "  map.settings.isNavigationHeaderEnabled = false\n"
        + "  map.isNavigationEnabled = true\n}\n", to: "Map.swift")
    #expect(try unit(scratch).safety == "safe")
    try scratch.write("[map setHeaderAccessoryView:nil];\n", to: "Strip.m")
    let unit = try unit(scratch)
    #expect(unit.safety == "review")
    #expect(
      unit.reasons == ["not-analysed: 'Strip.m' may use the map: setHeaderAccessoryView"])
  }

  private func unit(_ scratch: Scratch) throws -> FixJSON.Unit {
    let run = try scratch.run("fix", "--format", "json")
    let report = try JSONDecoder().decode(FixJSON.self, from: run.output)
    return try #require(report.units.first)
  }
}
