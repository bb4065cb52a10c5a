import Foundation
import Migration
import Testing

/// The carrier that the tool runs in its own model is the one it writes.
@Suite struct ReferenceCarrierTests {
  static let path = "Sources/Equivalence/ReferenceCarrier.swift"

  static var expected: String {
    let all = CarrierFeatures.named.reduce(into: CarrierFeatures()) { $0.formUnion($1.feature) }
    let text = CarrierText(features: all, style: CarrierStyle()).file()
    return text.replacingOccurrences(
      of: "import GoogleNavigation\nimport UIKit\n",
      with: "import ModelGoogleNavigation\nimport ModelUIKit\n")
  }

  @Test func theReferenceCarrierIsUpToDate() throws {
    let url = PackageRoot.url.appendingPathComponent(Self.path)
    if ProcessInfo.processInfo.environment["NAVMIGRATE_RECORD"] != nil {
      try Self.expected.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.path)")
      return
    }
    let text = try PackageRoot.text(of: Self.path)
    #expect(text == Self.expected, "record it with NAVMIGRATE_RECORD=1")
  }
}
