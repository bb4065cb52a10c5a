import Foundation
import Migration

/// Many carriers compiled as one module and run against the legacy layout, each in a few scenes.
struct CarrierFarm {
  struct Sample: Sendable {
    let features: CarrierFeatures
    /// The carrier's text, as it would be written.
    let text: String
    /// Which of the setups for the features is played.
    let setup: Int
    /// Which of the scenes is played; nil for all.
    let scene: Int?
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// For each sample the number of differences that no documented loss explains.
  static func differences(of samples: [Sample]) throws -> [Int] {
    let scratch = try Scratch()
    var names: [String] = []
    for (index, sample) in samples.enumerated() {
      let text =
        "@testable import Equivalence\n" + renamed(sample.text, index)
        + surface(for: sample.features, index)
      try scratch.write(text, to: "Carrier\(index).swift")
      names.append("Carrier\(index).swift")
    }
    try scratch.write(program(samples), to: "main.swift")
    let build = ToolRun.binary.deletingLastPathComponent()
    try scratch.write(try objects(in: build).joined(separator: "\n"), to: "objects")
    let script = """
      swiftc -Onone -wmo -num-threads 2 -suppress-warnings -swift-version 6 -parse-as-library -module-name Farm \
        -I "\(build.path)/Modules" -module-alias UIKit=ModelUIKit \
        -module-alias GoogleNavigation=ModelGoogleNavigation \
        \(names.joined(separator: " ")) main.swift @objects -o farm && ./farm
      """
    let run = try scratch.shell(script)
    guard run.status == 0 else { throw Failure(description: run.errors + run.text) }
    let counts = run.text.split(separator: "\n").compactMap { Int($0) }
    guard counts.count == samples.count else { throw Failure(description: run.text) }
    return counts
  }

  /// The objects of the rooms that the carriers run in, as the tests were linked with them.
  private static func objects(in build: URL) throws -> [String] {
    let rooms = [
      "LayoutSolver", "ModelUIKit", "ModelGoogleNavigation", "Scenarios", "Equivalence",
      "Migration", "LegacyScan", "SwiftSource", "SourceText", "NavSDK",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: build.path)
    for name in names where name.hasSuffix("PackageTests.product") {
      let list = build.appendingPathComponent(name).appendingPathComponent("Objects.LinkFileList")
      let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
        String.init)
      return lines.filter { line in rooms.contains { line.contains("/\($0).build/") } }
    }
    throw Failure(description: "the tests' list of objects is not in \(build.path)")
  }

  /// The text with the names that the carriers would share made its own.
  private static func renamed(_ text: String, _ index: Int) -> String {
    var text = text
    for name in ["DriveLayoutKeeper", "withDriveLayout", "HeaderAccessory", "PromptObserver"] {
      text = text.replacingOccurrences(
        of: #"\b\#(name)\b"#, with: "\(name)\(index)", options: .regularExpression)
    }
    for name in ["DriveLayout", "driveLayout"] {
      text = text.replacingOccurrences(
        of: #"\b\#(name)\b"#, with: "\(name)\(index)", options: .regularExpression)
    }
    return text
  }

  /// The carrier behind the interface by which setups are played.
  private static func surface(for features: CarrierFeatures, _ index: Int) -> String {
    func flag(_ feature: CarrierFeatures, _ name: String, _ member: String, _ value: String)
      -> String
    {
      features.contains(feature)
        ? "var \(name): Bool { get { layout.\(member) } set { layout.\(member) = newValue } }"
        : "var \(name): Bool { get { \(value) } set {} }"
    }
    func guide(_ feature: CarrierFeatures, _ name: String) -> String {
      features.contains(feature)
        ? "var \(name): UILayoutGuide { layout.\(name) }"
        : "var \(name): UILayoutGuide { UILayoutGuide() }"
    }
    func action(_ feature: CarrierFeatures, _ head: String, _ body: String) -> String {
      "func \(head) { \(features.contains(feature) ? body : "") }"
    }
    return """

      @MainActor final class Surface\(index): LayoutSurface {
        private let layout: DriveLayout\(index)
        init(_ map: GMSMapView) { layout = map.withDriveLayout\(index)().driveLayout\(index) }
        \(flag(.turnCardFlag, "showsHeader", "showsTurnCard", "true"))
        \(flag(.etaCardFlag, "showsFooter", "showsETACard", "true"))
        \(flag(.progressBar, "showsProgressBar", "showsTripProgressBar", "false"))
        \(flag(.reportingFlag, "showsReportButton", "showsReportingButton", "true"))
        var insets: UIEdgeInsets {
          get { \(features.contains(.insets) ? "layout.contentInsets" : ".zero") }
          set { \(features.contains(.insets) ? "layout.contentInsets = newValue" : "") }
        }
        var adjustment: GMSMapViewPaddingAdjustmentBehavior {
          get { \(features.contains(.insetAdjustment) ? "layout.insetAdjustment" : ".always") }
          set { \(features.contains(.insetAdjustment) ? "layout.insetAdjustment = newValue" : "") }
        }
        \(guide(.headerGuide, "headerGuide"))
        \(guide(.footerGuide, "footerGuide"))
        \(action(.buttonsGuide, "setButtonsGuide(_ guide: UILayoutGuide?)", "layout.buttonsGuide = guide"))
        \(action(.alternateButtonsGuide, "setAlternateButtonsGuide(_ guide: UILayoutGuide?)",
          "layout.alternateButtonsGuide = guide"))
        \(action(.accessory, "setAccessory(_ view: AccessoryStandIn?)", "layout.setHeaderAccessory(view)"))
        \(action(.accessory, "invalidateAccessory(_ view: AccessoryStandIn)",
          "layout.invalidateHeaderAccessory()"))
      }
      \(features.contains(.accessory) ? "extension AccessoryStandIn: HeaderAccessory\(index) {}" : "")

      """
  }

  private static func program(_ samples: [Sample]) -> String {
    let rows = samples.enumerated().map { index, sample in
      "Row(features: \(sample.features.rawValue), setup: \(sample.setup), "
        + "scene: \(sample.scene.map(String.init) ?? "nil")) { Surface\(index)($0) },"
    }
    return """
      @testable import Equivalence
      @testable import Migration
      import Scenarios

      @MainActor struct Row {
        let features: UInt32
        let setup: Int
        let scene: Int?
        let make: (GMSMapView) -> any LayoutSurface
      }

      @main struct Farm {
        @MainActor static let rows: [Row] = [
          \(rows.joined(separator: "\n    "))
        ]

        @MainActor static func main() throws {
          for row in rows {
            print(try FarmRun.differences(
              CarrierFeatures(rawValue: row.features), setup: row.setup, scene: row.scene,
              make: row.make))
          }
        }
      }

      """
  }
}
