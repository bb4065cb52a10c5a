// swift-tools-version: 6.0
import PackageDescription

/// A room of the tool. The compiler refuses every import that is not listed here.
func room(_ name: String, _ imports: [String] = []) -> Target {
  .target(name: name, dependencies: imports.map { .target(name: $0) })
}

let package = Package(
  name: "navmigrate",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "navmigrate", targets: ["navmigrate"])],
  targets: [
    room("SourceText"),
    room("SwiftSource", ["SourceText"]),
    room("NavSDK"),
    room("LegacyScan", ["SourceText", "SwiftSource", "NavSDK"]),
    room("Migration", ["SourceText", "SwiftSource", "NavSDK", "LegacyScan"]),
    room("LayoutSolver"),
    room("ModelUIKit", ["LayoutSolver"]),
    room("ModelGoogleNavigation", ["ModelUIKit"]),
    room("Scenarios", ["ModelGoogleNavigation"]),
    room("Equivalence", ["Scenarios", "ModelGoogleNavigation", "ModelUIKit", "Migration"]),
    room("ModelCombine"),
    room("ModelOS"),
    room("ModelSources"),
    room("Reporting", ["SourceText", "NavSDK", "LegacyScan", "Migration"]),
    room(
      "NavMigrateCommand",
      [
        "SourceText", "SwiftSource", "NavSDK", "LegacyScan", "Migration", "LayoutSolver",
        "ModelSources", "Scenarios", "Equivalence", "Reporting",
      ]),
    .executableTarget(name: "navmigrate", dependencies: ["NavMigrateCommand"]),
    .testTarget(
      name: "NavMigrateTests",
      dependencies: [
        "SourceText", "SwiftSource", "NavSDK", "LegacyScan", "Migration", "LayoutSolver",
        "ModelUIKit", "ModelGoogleNavigation", "Scenarios", "Equivalence", "ModelCombine",
        "ModelOS", "ModelSources", "Reporting", "NavMigrateCommand", "navmigrate",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
