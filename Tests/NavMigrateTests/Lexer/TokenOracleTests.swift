import Foundation
import Testing

/// The tool's tokens are those of the compiler's own parser.
@Suite(.enabled(if: TokenOracle.isAvailable, "the toolchain holds no SwiftParser"))
struct TokenOracleTests {
  @Test func everyFixtureAgrees() throws {
    try TokenOracle.expectAgreement(on: ["fixtures"])
  }

  @Test func theProjectsOwnSourcesAgree() throws {
    try TokenOracle.expectAgreement(on: ["Sources", "Tests", "Package.swift"])
  }

  @Test func interfacesOfTheToolchainAgree() throws {
    let sample = TokenOracle.interfaces(upTo: 300_000)
    try #require(!sample.isEmpty)
    try TokenOracle.expectAgreement(on: sample)
  }
}

/// The script that compares tokens.
enum TokenOracle {
  static let script = PackageRoot.url.appendingPathComponent("Tests/Oracles/tokens").path

  static var isAvailable: Bool { resourceFolder != nil }

  /// Where the toolchain keeps its modules, if it holds the compiler's parser.
  private static let resourceFolder: String? = {
    guard
      let run = try? ToolRun(
        executable: script, ["--probe"], in: PackageRoot.url, input: Data()),
      run.status == 0
    else { return nil }
    return run.text.trimmingCharacters(in: .newlines)
  }()

  static func expectAgreement(
    on paths: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ToolRun(
      executable: script, ["--tool", ToolRun.binary.path] + paths, in: PackageRoot.url,
      input: Data())
    #expect(run.status == 0, "\(run.text)\(run.errors)", sourceLocation: sourceLocation)
  }

  /// The smallest interface files of the toolchain, together no longer than a number of bytes.
  static func interfaces(upTo limit: Int) -> [String] {
    guard let folder = resourceFolder else { return [] }
    var files: [(size: Int, path: String)] = []
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      guard name.hasSuffix(".swiftinterface") else { continue }
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let size = attributes?[.size] as? Int else { continue }
      files.append((size, path))
    }
    var total = 0
    return files.sorted { ($0.size, $0.path) < ($1.size, $1.path) }.prefix {
      total += $0.size
      return total <= limit
    }.map(\.path)
  }
}
