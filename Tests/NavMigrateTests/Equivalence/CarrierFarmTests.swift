import Foundation
import Migration
import Testing

/// What the template writes behaves as the reference carrier does, and what is broken in it shows.
@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct CarrierFarmTests {
  private static let all: UInt32 = CarrierFeatures.named.reduce(0) { $0 | $1.feature.rawValue }

  /// Compiles carriers of random features: 200, or as many as `NAVMIGRATE_PLANS` says.
  @Test func randomPlansAreEqual() throws {
    let wanted = ProcessInfo.processInfo.environment["NAVMIGRATE_PLANS"].flatMap { Int($0) } ?? 200
    var random = SeededRandom(seed: 11)
    let samples = (0..<wanted).map { _ -> CarrierFarm.Sample in
      let features = CarrierFeatures(rawValue: UInt32.random(in: 0...Self.all, using: &random))
      let carrier = CarrierText(features: features, style: CarrierStyle())
      return CarrierFarm.Sample(
        features: carrier.features, text: carrier.file(),
        setup: Int.random(in: 0..<64, using: &random),
        scene: Int.random(in: 0..<4, using: &random))
    }
    let differences = try CarrierFarm.differences(of: samples)
    for (sample, count) in zip(samples, differences) {
      #expect(count == 0, "\(sample.features.names), setup \(sample.setup)")
    }
  }

  /// Every mutant differs from the legacy layout in the setup where it shows.
  @Test func everyMutantIsToldApart() throws {
    let features = CarrierFeatures(rawValue: Self.all)
    let text = CarrierText(features: features, style: CarrierStyle()).file()
    var samples: [CarrierFarm.Sample] = []
    for mutant in CarrierMutant.all {
      let mutated = text.replacingOccurrences(of: mutant.original, with: mutant.replacement)
      #expect(mutated != text, "'\(mutant.description)' changes nothing")
      samples.append(
        CarrierFarm.Sample(features: features, text: mutated, setup: mutant.setup, scene: nil))
    }
    let differences = try CarrierFarm.differences(of: samples)
    #expect(differences.count >= 30)
    for (mutant, count) in zip(CarrierMutant.all, differences) {
      #expect(count > 0, "'\(mutant.description)' is not told apart")
    }
  }
}
