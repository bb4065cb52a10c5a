import SwiftSource

/// Looks up local names in one file.
enum LocalName {
  /// The local that the name at a range is; nil if it is none.
  static func declaration(usedAt range: Range<Int>, in outline: Outline) -> DeclarationID? {
    guard let use = outline.expressions.first(where: { $0.form.plainName?.range == range }),
      let name = use.form.plainName
    else { return nil }
    return declaration(named: name.text, from: use.scope, at: range.lowerBound, in: outline)
  }

  private static func declaration(
    named name: String, from start: ScopeID, at offset: Int, in outline: Outline
  ) -> DeclarationID? {
    var scope: ScopeID? = start
    while let current = scope {
      let found = outline[current].declarations.last {
        outline[$0].name.text == name && outline[$0].visibleFrom <= offset
      }
      if let found { return found }
      scope = outline[current].parent
    }
    return nil
  }

  /// Every place where a local is named, but for its declaration.
  static func uses(of id: DeclarationID, in outline: Outline) -> [Range<Int>] {
    let declaration = outline[id]
    let scope = outline[declaration.scope].range
    return outline.expressions.compactMap { expression in
      guard let name = expression.form.plainName, name.text == declaration.name.text,
        scope.contains(name.range.lowerBound), name.range != declaration.name.range,
        self.declaration(
          named: name.text, from: expression.scope, at: name.range.lowerBound, in: outline) == id
      else { return nil }
      return name.range
    }
  }
}

extension Expression.Form {
  fileprivate var plainName: Name? {
    if case .name(let name, _) = self { return name }
    return nil
  }
}
