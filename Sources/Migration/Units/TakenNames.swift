import LegacyScan
import NavSDK
import SourceText
import SwiftSource

/// Whether a project has names of its own that generated code would declare.
enum TakenNames {
  /// Where and what the first such declaration is. `sources` are the files of one project.
  static func first(
    of names: GeneratedNames, in sources: [SourceFile], protocols: [String]
  ) -> (path: String, name: Name)? {
    let types = Set([names.className, names.keeper] + protocols.map(names.protocolName))
    let members: Set<String> = [names.accessor, names.installer]
    let search = WordSearch(types.sorted() + members.sorted())
    for file in sources where file.bytes.withUnsafeBufferPointer(search.hasMatch) {
      if CarrierText.start(in: file.bytes) != nil { continue }
      let outline = Outline(of: file.bytes)
      let taken = outline.declarations.first {
        switch outline[$0.scope].kind {
        case .file: types.contains($0.name.text) && $0.kind != .extension
        case .type(let owner): members.contains($0.name.text) && isMap(outline[owner])
        case .function, .closure, .block: false
        }
      }
      if let taken { return (file.path, taken.name) }
    }
    return nil
  }

  private static func isMap(_ declaration: Declaration) -> Bool {
    let names = [declaration.name.text] + declaration.inherited.compactMap(\.lastNamed)
    return names.contains("GMSMapView")
  }
}

extension TypeExpression {
  fileprivate var lastNamed: String? {
    if case .named(let parts) = form { parts.last?.name.text } else { nil }
  }
}
