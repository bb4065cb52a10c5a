import Foundation
import SourceText
import SwiftSource
import Testing

/// The laws of a migration, on every fixture app.
@Suite(.enabled(if: SwiftCompiler.hasRoomForStandIns)) struct FixedAppTests {
  @Test(arguments: FixedApp.apps)
  func aFixedAppCompilesWithoutNewDiagnostics(_ group: FixtureGroup) throws {
    let app = try FixedApp.of(group)
    let paths = try app.after().keys.filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift")
    }
    .sorted().map { app.scratch.url.appendingPathComponent($0).path }
    let diagnostics = try SwiftCompiler.diagnostics(
      of: paths, module: group.name, mode: app.mode, modules: try StandInSDK.folder())
    // The stand-in marks the legacy API as deprecated; nothing else may be said.
    let others = diagnostics.filter {
      $0.severity != .note && !$0.message.contains("is deprecated: ")
    }
    #expect(others.isEmpty, Comment(rawValue: others.map { "\($0)" }.joined(separator: "\n")))
    let carrier = diagnostics.filter { $0.file.hasSuffix("DriveLayout.swift") }
    #expect(Set(carrier.map(\.message)).count == 2)
  }

  /// The tool has compiled the app before and after, and nothing new was said.
  @Test(arguments: FixedApp.apps)
  func aFixedAppCompilesAgainstTheModel(_ group: FixtureGroup) throws {
    let report = try JSONDecoder().decode(FixJSON.self, from: FixedApp.of(group).run.output)
    #expect(!report.units.isEmpty)
    for unit in report.units {
      let isAppsOwn = unit.reasons.contains { $0.contains("a layout delegate of its own") }
      #expect((unit.safety == "manual") == isAppsOwn)
      #expect(unit.reasons.allSatisfy { !$0.contains("compile") })
    }
  }

  @Test(arguments: FixedApp.apps)
  func nothingIsLeftThatCouldBeApplied(_ group: FixtureGroup) throws {
    let app = try FixedApp.of(group)
    let again = try app.scratch.run(
      "fix", "--include-review", "--no-compile", "--format", "json", group.name)
    let report = try JSONDecoder().decode(FixJSON.self, from: again.output)
    #expect(report.findings.allSatisfy { $0.outcome != "applied" })
    #expect(report.newFiles.isEmpty)
    #expect(try app.after().keys.filter { $0.hasSuffix("DriveLayout.swift") }.count == 1)
    let patch = try app.scratch.run("fix", "--include-review", "--no-compile", group.name)
    #expect(patch.text.isEmpty)
  }

  @Test(arguments: FixedApp.apps)
  func everyFindingEndsInOneWay(_ group: FixtureGroup) throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: PackageRoot.url.appendingPathComponent(group.folder),
      to: scratch.url.appendingPathComponent(group.name))
    let run = try scratch.run(
      "fix", "--include-review", "--no-compile", "--format", "json", group.name)
    let report = try JSONDecoder().decode(FixJSON.self, from: run.output)
    #expect(!report.findings.isEmpty)
    let ends: Set<String> = ["applied", "heldBack", "clash", "left"]
    #expect(report.findings.allSatisfy { ends.contains($0.outcome) })
    // The edits of all findings and the new files are the whole change.
    for unit in report.units {
      let own = report.findings.filter { $0.unit == unit.id && $0.outcome == "applied" }
      let files = Set(own.flatMap(\.edits).map(\.file))
      #expect(own.isEmpty || files == Set(unit.files))
    }
  }

  @Test(arguments: FixedApp.apps)
  func commentsAndOtherFilesStay(_ group: FixtureGroup) throws {
    let app = try FixedApp.of(group)
    let after = try app.after()
    for (path, old) in app.before {
      let new = try #require(after[path])
      guard path.hasSuffix(".swift") else {
        #expect(new == old)
        continue
      }
      #expect(FixedAppTests.comments(in: new) == FixedAppTests.comments(in: old))
    }
    let added = Set(after.keys).subtracting(app.before.keys)
    #expect(added.allSatisfy { $0.hasSuffix("/DriveLayout.swift") })
  }

  /// Applying the printed patch gives what `--write` writes.
  @Test(arguments: FixedApp.apps)
  func thePatchIsWhatIsWritten(_ group: FixtureGroup) throws {
    let app = try FixedApp.of(group)
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: PackageRoot.url.appendingPathComponent(group.folder),
      to: scratch.url.appendingPathComponent(group.name))
    let applied = try scratch.shell(
      """
      git init -q . && "$TOOL" fix --no-compile --include-review \(group.name) >p.patch 2>/dev/null
      git apply p.patch && rm -rf p.patch .git
      """)
    #expect(applied.status == 0, Comment(rawValue: applied.errors))
    #expect(try FixedApp.files(in: scratch.url) == app.after())
  }

  private static func comments(in bytes: [UInt8]) -> [String] {
    Lexer.tokens(of: bytes).tokens
      .filter { $0.kind == .lineComment || $0.kind == .blockComment }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}

/// The part of `fix --format json` that the tests read.
struct FixJSON: Decodable {
  struct Edit: Decodable {
    let file: String
    let offset: Int
    let length: Int
    let text: String
  }
  struct Finding: Decodable {
    let rule: String
    let file: String
    let offset: Int
    let safety: String
    let unit: String?
    let outcome: String
    let edits: [Edit]
  }
  struct Unit: Decodable {
    let id: String
    let safety: String
    let reasons: [String]
    let files: [String]
  }
  struct NewFile: Decodable {
    let file: String
    let text: String
    let unit: String
  }
  let findings: [Finding]
  let units: [Unit]
  let newFiles: [NewFile]
}
