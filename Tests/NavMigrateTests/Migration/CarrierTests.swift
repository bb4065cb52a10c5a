import Foundation
import Migration
import NavSDK
import Testing

/// Carriers with any set of features are sound Swift.
@Suite struct CarrierTests {
  static let samples: [CarrierFeatures] = {
    let single = CarrierFeatures.named.map(\.feature)
    let all = single.reduce(into: CarrierFeatures()) { $0.formUnion($1) }
    var random = SeededRandom(seed: 7)
    let mixed = (0..<6).map { _ in
      CarrierFeatures(rawValue: UInt32.random(in: 0...all.rawValue, using: &random))
    }
    return [[], all] + single + mixed
  }()

  @Test(.enabled(if: SwiftCompiler.hasRoomForStandIns))
  func everyCarrierCompiles() throws {
    let scratch = try Scratch()
    for (index, features) in Self.samples.enumerated() {
      let text = CarrierText(features: features, style: CarrierStyle()).file()
      try scratch.write(text, to: "\(index)/DriveLayout.swift")
      let mode: SwiftCompiler.LanguageMode = index % 3 == 1 ? .v5 : .v6
      let diagnostics = try SwiftCompiler.diagnostics(
        of: [scratch.url.appendingPathComponent("\(index)/DriveLayout.swift").path],
        module: "App", mode: mode, modules: try StandInSDK.folder())
      let others = diagnostics.filter { !$0.message.contains("is deprecated: ") }
      #expect(others.isEmpty, "\(features.names): \(others)")
    }
  }

  /// In the app's indentation, with the formatter's other defaults.
  @Test(arguments: [
    ("  ", #"{"version": 1}"#),
    ("    ", #"{"version": 1, "indentation": {"spaces": 4}}"#),
    ("\t", #"{"version": 1, "indentation": {"tabs": 1}, "tabWidth": 4}"#),
  ])
  func everyCarrierIsFormatted(_ indentation: String, _ configuration: String) throws {
    let scratch = try Scratch()
    try scratch.write(configuration, to: ".swift-format")
    let style = CarrierStyle(indentation: indentation)
    for (index, features) in Self.samples.enumerated() {
      for names in index < 3 ? GeneratedNames.all : [.plain] {
        try scratch.write(
          CarrierText(features: features, style: style, names: names).file(),
          to: "\(index)\(names.prefix).swift")
      }
    }
    let run = try scratch.shell("swift format lint --strict --recursive .")
    #expect(run.status == 0, Comment(rawValue: run.errors))
  }

  @Test func aCarrierTellsItsFeatures() {
    for features in Self.samples {
      let text = CarrierText(features: features, style: CarrierStyle()).file()
      #expect(CarrierText.features(in: text)?.isSuperset(of: features) == true)
    }
    #expect(CarrierText.features(in: "import UIKit\n") == nil)
  }

  @Test func aCarrierTakesTheStyleOfItsNeighbours() {
    let style = CarrierStyle(indentation: "\t", lineEnding: "\r\n")
    let text = CarrierText(features: [.insets], style: style).file()
    #expect(text.contains("\r\n\tvar contentInsets"))
    #expect(!text.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
  }
}
