import SwiftSource

/// Which types of some files conform to the SDK's layout delegate, by their inheritance clauses.
struct Conformances {
  /// Dotted names of types that inherit from a delegate or are extended to be one, with names of
  /// protocols and aliases that mean a delegate.
  private var names: Set<String> = DelegateClass.protocolNames

  init(_ files: [DelegateFile]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for file in files {
        for declaration in file.outline.declarations {
          guard let name = Self.name(of: declaration, in: file.outline), !names.contains(name),
            isDelegate(declaration)
          else { continue }
          names.insert(name)
          isGrowing = true
        }
      }
    }
  }

  func contains(_ name: String, _ declaration: Declaration) -> Bool {
    names.contains(name) || isDelegate(declaration)
  }

  private static func name(of declaration: Declaration, in outline: Outline) -> String? {
    switch declaration.kind {
    case .class, .protocol, .alias:
      outline.enclosingTypes(of: declaration)?.name(of: declaration)
    case .extension: declaration.name.text
    case .struct, .enum, .actor, .associatedType, .genericParameter, .variable, .parameter,
      .function, .initializer, .subscript, .enumCase, .other:
      nil
    }
  }

  private func isDelegate(_ declaration: Declaration) -> Bool {
    if declaration.kind == .alias { return declaration.type.map(names) ?? false }
    return declaration.inherited.contains(where: names)
  }

  /// Whether a type names a delegate.
  private func names(_ type: TypeExpression) -> Bool {
    switch type.form {
    case .named(let parts):
      let text = parts.map(\.name.text).joined(separator: ".")
      return names.contains(text) || parts.last.map { names.contains($0.name.text) } ?? false
    case .composition(let types): return types.contains(where: names)
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .member, .unknown:
      return false
    }
  }
}
