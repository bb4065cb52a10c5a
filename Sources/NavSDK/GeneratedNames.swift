/// The names that generated code declares. An app may have such names of its own; a project gets the
/// first of the spellings that it leaves free.
package struct GeneratedNames: Sendable, Hashable {
  /// What stands before each name; empty in the plain spelling.
  package let prefix: String

  private init(prefix: String) { self.prefix = prefix }

  /// In the order in which they are tried.
  package static let all: [GeneratedNames] = ["", "Map", "Nav"].map(GeneratedNames.init)
  package static let plain = GeneratedNames(prefix: "")

  /// The carrier's class.
  package var className: String { prefix + "DriveLayout" }

  /// The accessor of the carrier on a map view.
  package var accessor: String {
    prefix.isEmpty ? "driveLayout" : prefix.lowercased() + "DriveLayout"
  }

  /// The method of a map view that installs the carrier and returns the map.
  package var installer: String { "with" + className }

  /// What keeps a carrier for its map view.
  package var keeper: String { className + "Keeper" }

  /// A protocol of generated code, which has this name in the plain spelling.
  package func protocolName(_ plain: String) -> String { prefix + plain }

  package static let accessoryProtocol = "HeaderAccessory"
  package static let observerProtocol = "PromptObserver"

  /// Every name in the plain spelling with the one it has here.
  package var renamings: [String: String] {
    let plain = Self.plain
    return [
      plain.className: className, plain.accessor: accessor, plain.installer: installer,
      plain.keeper: keeper, Self.accessoryProtocol: protocolName(Self.accessoryProtocol),
      Self.observerProtocol: protocolName(Self.observerProtocol),
    ]
  }

  package static let classNames: Set<String> = Set(all.map(\.className))
  package static let accessors: Set<String> = Set(all.map(\.accessor))
  package static let installers: Set<String> = Set(all.map(\.installer))
}
