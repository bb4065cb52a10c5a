import Foundation
import SourceText

/// A fixture app in a scratch folder, migrated by the tool's own binary.
struct FixedApp: @unchecked Sendable {
  let group: FixtureGroup
  let scratch: Scratch
  let before: [String: [UInt8]]
  let run: ToolRun

  static let apps: [FixtureGroup] = FixtureGroup.all.filter { $0.folder.hasPrefix("fixtures/apps") }

  private static let known = Memo<FixtureGroup, FixedApp>()

  /// The app, migrated once for all tests; they only read it.
  static func of(_ group: FixtureGroup) throws -> FixedApp {
    try known.value(for: group) { try FixedApp(group) }
  }

  private init(_ group: FixtureGroup) throws {
    self.group = group
    scratch = try Scratch()
    let source = PackageRoot.url.appendingPathComponent(group.folder)
    try FileManager.default.copyItem(
      at: source, to: scratch.url.appendingPathComponent(group.name))
    before = try FixedApp.files(in: scratch.url)
    run = try scratch.run(
      "fix", "--write", "--include-review", "--allow-dirty", "--format", "json", group.name)
  }

  func after() throws -> [String: [UInt8]] { try FixedApp.files(in: scratch.url) }

  /// Every file below a folder, by path.
  static func files(in folder: URL) throws -> [String: [UInt8]] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var files: [String: [UInt8]] = [:]
    for name in names {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = Array(try Data(contentsOf: url)) }
    }
    return files
  }

  var mode: SwiftCompiler.LanguageMode {
    switch group.compilation {
    case .mode(let mode): mode
    case .broken: .v6
    }
  }
}
