import SourceText
import SwiftSource

/// Tells where a name stands in the interface of its module.
enum InterfaceMentions {
  /// Whether a type named at a range must be as public as its module: it stands in the head of a
  /// public member or protocol. A class may adopt a protocol that is less public than itself.
  static func isPublic(_ range: Range<Int>, in file: SourceFile) -> Bool {
    let outline = Outline(of: file.bytes)
    return outline.declarations.contains { declaration in
      guard declaration.head.contains(range.lowerBound) else { return false }
      switch declaration.kind {
      case .protocol, .alias, .associatedType, .variable, .function, .initializer, .subscript,
        .enumCase:
        return isPublic(declaration) || isMemberOfPublic(declaration, outline)
      case .class, .struct, .enum, .actor, .extension, .genericParameter, .parameter, .other:
        return false
      }
    }
  }

  private static func isPublic(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains(.public) || declaration.modifiers.contains(.open)
  }

  /// What a public protocol asks for, the cases of a public enum, and members of a public extension
  /// are public without saying so.
  private static func isMemberOfPublic(_ declaration: Declaration, _ outline: Outline) -> Bool {
    guard case .type(let owner) = outline[declaration.scope].kind else { return false }
    switch outline[owner].kind {
    case .protocol, .extension: return isPublic(outline[owner])
    case .enum: return declaration.kind == .enumCase && isPublic(outline[owner])
    default: return false
    }
  }
}
