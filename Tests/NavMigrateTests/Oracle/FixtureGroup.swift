import Foundation

/// A folder of fixtures that is scanned, and compiled, as one project.
struct FixtureGroup: Sendable, Hashable, CustomStringConvertible {
  /// What the compiler does with the files.
  enum Compilation: Sendable, Hashable {
    case mode(SwiftCompiler.LanguageMode)
    /// They are not valid Swift; marks say everything.
    case broken
  }

  /// Relative to the package: `fixtures/apps/DriverApp`.
  let folder: String
  let compilation: Compilation

  var name: String { String(folder.split(separator: "/").last ?? "") }
  var description: String { folder }

  /// Whether the project has anything to do with navigation.
  var usesNavigationSDK: Bool { name != "maps-only" }

  /// All Swift files, relative to the package.
  var files: [String] { PackageRoot.files(under: folder, suffix: ".swift") }

  /// The files of the app's module: all but the manifest.
  var compiledFiles: [String] { files.filter { !$0.hasSuffix("/Package.swift") } }

  /// Every folder in `fixtures/apps` and `fixtures/scan`, by path.
  static let all: [FixtureGroup] = ["fixtures/apps", "fixtures/scan"].flatMap { parent in
    let place = PackageRoot.url.appendingPathComponent(parent).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      FixtureGroup(folder: "\(parent)/\(name)", compilation: compilation(of: name, in: parent))
    }
  }

  private static func compilation(of name: String, in parent: String) -> Compilation {
    if name.hasPrefix("broken") { return .broken }
    return .mode(parent == "fixtures/apps" && name != "MapPlugin" ? .v6 : .v5)
  }
}
