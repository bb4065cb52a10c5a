import SourceText
import SwiftSource

/// Makes a listener adopt the carrier's protocol for prompts.
enum ProtocolAdoption {
  /// The edit that adds the protocol to the inheritance clause in which the type `owner` names a
  /// listener protocol, or to the clause of the declaration that holds the callbacks; nil if there
  /// is none. The edit is nil if the type adopts it already.
  static func edit(
    _ owner: String, in sources: [SourceFile]
  ) -> (path: String, edit: TextEdit?)? {
    var fallback: (path: String, edit: TextEdit?)?
    for file in sources where mentions(file) {
      let outline = Outline(of: file.bytes)
      for declaration in outline.declarations {
        guard declares(declaration, owner, outline) else { continue }
        if declaration.inherited.contains(where: { $0.isNamed(CarrierNames.observerProtocol) }) {
          return (file.path, nil)
        }
        if let named = declaration.inherited.first(where: { isListener($0) }) {
          return (file.path, insertion(at: named.range.upperBound))
        }
        guard fallback == nil, holdsCallback(declaration, outline) else { continue }
        if let last = declaration.inherited.last {
          fallback = (file.path, insertion(at: last.range.upperBound))
        }
      }
    }
    return fallback
  }

  private static let search = WordSearch([
    "GMSNavigatorListener", "navigatorWillPresentPrompt",
    "navigatorDidDismissPrompt",
  ])

  private static func mentions(_ file: SourceFile) -> Bool {
    file.bytes.withUnsafeBufferPointer(search.hasMatch)
  }

  private static func insertion(at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: ", \(CarrierNames.observerProtocol)")
  }

  private static func declares(
    _ declaration: Declaration, _ owner: String, _ outline: Outline
  ) -> Bool {
    switch declaration.kind {
    case .class, .struct, .enum, .actor:
      return qualifiedName(declaration, outline) == owner
    case .extension:
      return declaration.name.text == owner
        || owner.hasSuffix("." + declaration.name.text)
    case .protocol, .alias, .associatedType, .genericParameter, .variable, .parameter, .function,
      .initializer, .subscript, .enumCase, .other:
      return false
    }
  }

  private static func qualifiedName(_ declaration: Declaration, _ outline: Outline) -> String {
    var names = [declaration.name.text]
    var scope: ScopeID? = declaration.scope
    while let current = scope {
      if case .type(let outer) = outline[current].kind {
        names.insert(outline[outer].name.text, at: 0)
      }
      scope = outline[current].parent
    }
    return names.joined(separator: ".")
  }

  private static func isListener(_ type: TypeExpression) -> Bool {
    type.isNamed("GMSNavigatorListener")
  }

  private static func holdsCallback(_ declaration: Declaration, _ outline: Outline) -> Bool {
    guard let body = declaration.body else { return false }
    return outline[body].declarations.contains {
      ["navigatorWillPresentPrompt", "navigatorDidDismissPrompt"].contains(outline[$0].name.text)
    }
  }
}

extension TypeExpression {
  /// Whether it is the type of this name, or a composition with it.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch form {
    case .named(let parts): parts.last?.name.text == name
    case .composition(let parts): parts.contains { $0.isNamed(name) }
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .member, .unknown: false
    }
  }
}
