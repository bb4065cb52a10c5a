/// A module that a layout delegate is compiled against.
package struct ModelModule: Sendable {
  /// Where the module is needed.
  package enum Need: Sendable {
    case everywhere
    /// Where the platform has no module of the imported name.
    case whereMissing
  }

  /// Under which names the sources of a module import others.
  package enum Imports: Sendable {
    /// Those of the model: `ModelUIKit`.
    case modelNames
    /// Those the user's sources use too: `UIKit`.
    case importNames
  }

  /// How much of a run is spent in a module.
  package enum Share: Sendable {
    case most, little
  }

  /// The name it is compiled under.
  package let name: String
  /// The name the user's sources import it under; nil if they do not.
  package let importName: String?
  package let need: Need
  /// The modules of the model that it imports.
  package let imports: Set<String>
  package let importStyle: Imports
  package let share: Share
  /// In the order of their paths.
  package let files: [ModelSourceFile]

  package init(
    name: String, importName: String? = nil, need: Need = .everywhere, imports: Set<String> = [],
    importStyle: Imports = .modelNames, share: Share = .little, files: [ModelSourceFile]
  ) {
    self.name = name
    self.importName = importName
    self.need = need
    self.imports = imports
    self.importStyle = importStyle
    self.share = share
    self.files = files
  }
}
