import Foundation
import LegacyScan
import SourceText
import Testing

/// What a scan finds in the fixtures is what the compiler warns of, position by position.
@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct CompilerAgreementTests {
  @Test(arguments: FixtureGroup.all)
  func aScanAgreesWithTheCompiler(_ group: FixtureGroup) throws {
    let files = try group.files.map { path in
      let data = try Data(contentsOf: PackageRoot.url.appendingPathComponent(path))
      return SourceFile(path: path, bytes: Array(data))
    }
    let tables = Dictionary(uniqueKeysWithValues: files.map { ($0.path, LineTable($0.bytes)) })
    let corpus = MemoryCorpus(files, usesNavigationSDK: group.usesNavigationSDK)
    let found = corpus.scan().findings.map { finding -> ObservedFinding in
      let position = tables[finding.path]?.position(of: finding.name.lowerBound)
      return ObservedFinding(
        key: .init(
          rule: finding.rule, file: finding.path, line: position?.line ?? 0,
          column: position?.column ?? 0),
        confidence: finding.confidence, safety: finding.safety, isCarPlay: finding.isCarPlay)
    }
    let verdict = try CompilerOracle.verdict(on: group)
    let differences = ObservedFinding.differences(expected: verdict.expected, found: found)
    #expect(differences.isEmpty, Comment(rawValue: differences.joined(separator: "\n")))
  }
}
