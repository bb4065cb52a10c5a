/// The model that layout delegates are run in, as source text.
///
/// The tool carries it so that its binary alone, with a Swift compiler, can compile and run a
/// delegate. `GeneratedSource` makes the files in `Generated` from the sources they hold.
package enum ModelSources {
  /// Every module, after those it imports.
  package static let modules: [ModelModule] = [
    ModelModule(name: "LayoutSolver", share: .most, files: layoutSolver),
    ModelModule(
      name: "ModelUIKit", importName: "UIKit", imports: ["LayoutSolver"], share: .most,
      files: modelUIKit),
    ModelModule(
      name: "ModelGoogleNavigation", importName: "GoogleNavigation",
      imports: ["LayoutSolver", "ModelUIKit"], files: modelGoogleNavigation),
    ModelModule(
      name: "Scenarios", imports: ["LayoutSolver", "ModelUIKit", "ModelGoogleNavigation"],
      files: scenarios),
    again("GoogleMaps", .everywhere),
    again("CoreLocation", .whereMissing),
    again("CoreGraphics", .whereMissing),
    again("QuartzCore", .whereMissing),
    ModelModule(
      name: "ModelCombine", importName: "Combine", need: .whereMissing, files: modelCombine),
    ModelModule(
      name: "ModelSwiftUI", importName: "SwiftUI",
      imports: ["LayoutSolver", "ModelUIKit", "ModelCombine"], importStyle: .importNames,
      files: modelSwiftUI),
    ModelModule(
      name: "ModelCarPlay", importName: "CarPlay", imports: ["LayoutSolver", "ModelUIKit"],
      importStyle: .importNames, files: modelCarPlay),
    ModelModule(
      name: "ModelMapKit", importName: "MapKit",
      imports: ["LayoutSolver", "ModelUIKit", "ModelGoogleNavigation", "ModelCoreLocation"],
      importStyle: .importNames, files: modelMapKit),
    ModelModule(name: "ModelOS", importName: "os", need: .whereMissing, files: modelOS),
    ModelModule(
      name: "ModelOSLog", importName: "OSLog", need: .whereMissing, imports: ["ModelOS"],
      files: [ModelSourceFile("Exports.swift", "@_exported import ModelOS\n")]),
  ]

  /// The modules that are needed on this platform.
  package static var available: [ModelModule] {
    #if canImport(Darwin)
      modules.filter { $0.need == .everywhere }
    #else
      modules
    #endif
  }

  /// A module whose names the model of the SDK has.
  private static func again(_ name: String, _ need: ModelModule.Need) -> ModelModule {
    ModelModule(
      name: "Model" + name, importName: name, need: need,
      imports: ["LayoutSolver", "ModelUIKit", "ModelGoogleNavigation"],
      files: [ModelSourceFile("Exports.swift", "@_exported import ModelGoogleNavigation\n")])
  }

  /// The folders of the package whose files are carried, and the constants that carry them.
  package static let generated: [(folder: String, constant: String)] = [
    ("Sources/LayoutSolver", "layoutSolver"),
    ("Sources/ModelUIKit", "modelUIKit"),
    ("Sources/ModelGoogleNavigation", "modelGoogleNavigation"),
    ("Sources/Scenarios", "scenarios"),
    ("Sources/ModelCombine", "modelCombine"),
    ("Sources/ModelOS", "modelOS"),
    ("fixtures/sdk/SwiftUI", "modelSwiftUI"),
    ("fixtures/sdk/CarPlay", "modelCarPlay"),
    ("fixtures/sdk/MapKit", "modelMapKit"),
  ]
}
