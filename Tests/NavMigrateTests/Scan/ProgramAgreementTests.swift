import Foundation
import Testing

/// On programs made at random a scan finds what the generator meant and the compiler warns of, no
/// more and no less.
///
/// By hand: `NAVMIGRATE_PROGRAMS=COUNT:SEED swift test --filter ProgramAgreementTests`.
@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct ProgramAgreementTests {
  /// Programs that are compiled, and scanned, together.
  private static let together = 40

  @Test func aScanOfRandomProgramsAgreesWithTheCompiler() throws {
    let (count, seed) = ProgramAgreementTests.order
    var verdict = ProgramOracle.Verdict()
    for first in stride(from: 0, to: count, by: ProgramAgreementTests.together) {
      let numbers = first..<min(count, first + ProgramAgreementTests.together)
      let next = try ProgramOracle.verdict(on: numbers.map { Program(number: $0, seed: seed) })
      for difference in next.differences { Issue.record(Comment(rawValue: difference)) }
      verdict.add(next)
    }
    print("\(verdict.uses) uses in \(count) programs, \(verdict.givenUp.count) not compiled")
    #expect(verdict.uses > 10 * count)
    #expect(verdict.givenUp.count * 20 <= count)
  }

  private static var order: (count: Int, seed: UInt64) {
    let words = ProcessInfo.processInfo.environment["NAVMIGRATE_PROGRAMS"]?.split(separator: ":")
    guard let words, words.count == 2, let count = Int(words[0]), let seed = UInt64(words[1]) else {
      return (40, 3)
    }
    return (count, seed)
  }
}
