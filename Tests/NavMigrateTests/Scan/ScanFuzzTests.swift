import Foundation
import Testing

/// Damaged projects: nothing traps, and what is found is a use's name in its file.
///
/// By hand, millions of cases: `Tests/Oracles/fuzz`.
@Suite struct ScanFuzzTests {
  @Test func damagedProjectsAreScanned() throws {
    let (count, seed) = ScanFuzzTests.order
    let texts = try ScanFuzzTests.texts()
    for number in 0..<count {
      let broken = ScanFuzzCase(number: number, seed: seed, texts: texts).broken()
      #expect(broken.isEmpty, "case \(number) of seed \(seed): \(broken)")
    }
  }

  private static var order: (count: Int, seed: UInt64) {
    let words = ProcessInfo.processInfo.environment["NAVMIGRATE_FUZZ"]?.split(separator: ":")
    guard let words, words.count == 2, let count = Int(words[0]), let seed = UInt64(words[1]) else {
      return (250, 1)
    }
    return (count, seed)
  }

  private static func texts() throws -> [[UInt8]] {
    try PackageRoot.files(under: "fixtures/scan", suffix: ".swift").map { path in
      Array(try Data(contentsOf: PackageRoot.url.appendingPathComponent(path)))
    } + Program(number: 1, seed: 1).files.map(\.source.bytes)
  }
}
