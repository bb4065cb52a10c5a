import Foundation
import NavSDK

/// The SDK and the frameworks around it, as declarations without bodies: hand-written text from
/// `fixtures/sdk`, and the legacy layout API made from the catalogue, each member deprecated with
/// its rule's id as the message.
enum StandInSDK {
  struct Source: Sendable, Hashable {
    let module: String
    let name: String
    let text: String
  }

  /// Modules in an order in which each is built after what it imports.
  static let modules: [String] = [
    "CoreLocation", "Combine", "UIKit", "GoogleMaps", "GoogleNavigation", "MapKit", "CarPlay",
    "SwiftUI",
  ]

  /// Every source file of every module, in build order.
  static func sources() throws -> [Source] {
    var sources: [Source] = []
    for module in modules {
      var pending = LegacyCatalogue.elements.filter { $0.module.rawValue == module }
      for path in PackageRoot.files(under: "fixtures/sdk/\(module)", suffix: ".swift") {
        let text = try PackageRoot.text(of: path)
        sources.append(
          Source(
            module: module, name: String(path.split(separator: "/").last ?? ""),
            text: filled(text, from: &pending)))
      }
      let rest = extensions(pending, in: module)
      if !rest.isEmpty { sources.append(Source(module: module, name: "Legacy.swift", text: rest)) }
    }
    return sources
  }

  /// Replaces each line `// legacy members of OWNER` by the members of that owner and takes them
  /// off `pending`. Such a line stands where members must be in the type's own body: requirements
  /// of a protocol and properties that are overridden.
  private static func filled(_ text: String, from pending: inout [LegacyElement]) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let mark = line.range(of: "// legacy members of ") else {
        lines.append(String(line))
        continue
      }
      let owner = String(line[mark.upperBound...])
      for element in pending where element.owner == owner {
        lines += element.swiftNames.map { LegacyMember(element, name: $0).inBody }
      }
      pending.removeAll { element in
        guard element.owner == owner else { return false }
        if case .callback = element.form { return false }
        return true
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What is not in a body: protocols, members in extensions, and what callbacks do by default.
  private static func extensions(_ elements: [LegacyElement], in module: String) -> String {
    guard !elements.isEmpty else { return "" }
    let members = elements.flatMap { element in
      element.swiftNames.map { LegacyMember(element, name: $0).outsideBody }
    }
    return "import UIKit\n\n" + members.joined(separator: "\n")
  }
}
