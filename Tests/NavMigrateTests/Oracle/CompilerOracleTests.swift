import Foundation
import NavSDK
import Testing

@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct CompilerOracleTests {
  @Test(arguments: FixtureGroup.all)
  func aGroupIsSound(_ group: FixtureGroup) throws {
    let verdict = try CompilerOracle.verdict(on: group)
    #expect(verdict.problems.isEmpty)
    #expect(!group.files.isEmpty)
    let keys = verdict.expected.map(\.key)
    #expect(keys == keys.sorted())
  }

  @Test(arguments: FixtureGroup.all.filter { $0.compilation == .broken })
  func aBrokenGroupDoesNotCompile(_ group: FixtureGroup) throws {
    let (_, errors) = try CompilerOracle.warnings(
      in: group.files, module: "Broken", mode: .v5)
    for file in group.files { #expect(errors.contains { $0.hasPrefix(file) }, "\(file)") }
  }

  @Test func everyElementIsReadWrittenOrCalledInTheFixtures() throws {
    var forms: [String: Set<NameUse>] = [:]
    for group in FixtureGroup.all {
      for finding in try CompilerOracle.verdict(on: group).expected {
        let use = NameUse.use(in: MarkedFile.lines(of: finding.file), at: finding)
        forms[use.name, default: []].insert(use.kind)
      }
    }
    for element in LegacyCatalogue.elements {
      for name in element.swiftNames {
        let missing = NameUse.kinds(of: element.form).subtracting(forms[name] ?? [])
        // A second spelling must be met, in whatever form.
        let isMet = name == element.swiftNames[0] ? missing.isEmpty : forms[name] != nil
        #expect(isMet, "\(name): \(missing)")
      }
    }
  }

  @Test func everyRuleHasAFolderOfItsOwn() {
    let names = FixtureGroup.all.map(\.name)
    for rule in RuleCatalogue.all where rule.subject == .legacy {
      #expect(names.contains(rule.id.text), "\(rule)")
    }
  }

  @Test func everySourceOfTheFixturesIsReadBySomeTest() {
    let read = Set(
      FixtureGroup.all.flatMap(\.files)
        + StandInSDK.modules.flatMap {
          PackageRoot.files(under: "fixtures/sdk/\($0)", suffix: ".swift")
        })
    for folder in ["fixtures/apps", "fixtures/scan", "fixtures/sdk"] {
      for file in PackageRoot.files(under: folder, suffix: ".swift") {
        #expect(read.contains(file), "\(file)")
      }
    }
  }
}
