import Foundation
import NavSDK
import Testing

@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct CompilerOracleTests {
  @Test(arguments: FixtureGroup.all)
  func aGroupIsSound(_ group: FixtureGroup) throws {
    let verdict = try CompilerOracle.verdict(on: group)
    #expect(verdict.problems.isEmpty)
    #expect(!group.files.isEmpty)
  }
}
