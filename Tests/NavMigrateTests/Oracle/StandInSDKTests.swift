import Foundation
import NavSDK
import Testing

@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct StandInSDKTests {
  @Test func everyModuleCompilesWithoutAWarningOfItsOwn() throws {
    let folder = try StandInSDK.folder()
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("navmigrate-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let sources = try StandInSDK.sources()
    try StandInSDK.write(sources, to: work)
    for module in StandInSDK.modules {
      let files = sources.filter { $0.module == module }.map {
        work.appendingPathComponent($0.module).appendingPathComponent($0.name).path
      }
      let found = try SwiftCompiler.diagnostics(
        of: files, module: module, mode: .v5, modules: folder)
      let own = found.filter { !$0.message.contains("is deprecated: accessory-view-conformance") }
      #expect(own.isEmpty, "\(module)")
    }
  }

  @Test func theHandWrittenPartNamesNoLegacyElement() throws {
    let names = Set(LegacyCatalogue.elements.flatMap(\.swiftNames))
    for path in PackageRoot.files(under: "fixtures/sdk/GoogleNavigation", suffix: ".swift") {
      let words = try PackageRoot.text(of: path).split { !$0.isLetter && !$0.isNumber }
      #expect(words.allSatisfy { !names.contains(String($0)) }, "\(path)")
    }
  }

  /// Prints the whole SDK as text: `NAVMIGRATE_STAND_IN=DIR swift test --filter StandInSDKTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["NAVMIGRATE_STAND_IN"] != nil))
  func theTextIsWrittenOnRequest() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["NAVMIGRATE_STAND_IN"])
    try StandInSDK.write(try StandInSDK.sources(), to: URL(fileURLWithPath: folder))
  }
}
