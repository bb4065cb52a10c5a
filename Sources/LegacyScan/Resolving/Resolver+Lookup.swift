import SwiftSource

extension Resolver {
  /// The declarations a name means at a place, the innermost that declares it; several for
  /// overloaded functions and for the clauses of an `#if`.
  func lookUp(_ name: String, at place: Place) -> [Member] {
    let outline = outline(place.file)
    var current: ScopeID? = place.scope
    while let id = current, id != Outline.file {
      let scope = outline[id]
      if case .type = scope.kind {
        if let own = selfType(at: place.file, scope: id) {
          let found = members(named: name, of: own)
          if !found.isEmpty { return found }
        }
        let parameters = scope.declarations.filter {
          outline[$0].kind == .genericParameter && outline[$0].name.text == name
        }
        if !parameters.isEmpty { return parameters.map { member(place.file, $0) } }
      } else {
        let found = locals(named: name, in: scope, of: outline, at: place)
        if !found.isEmpty { return found.map { member(place.file, $0) } }
      }
      current = scope.parent
    }
    return globals(named: name, from: place.file)
  }

  private func member(_ file: Int, _ id: DeclarationID) -> Member {
    Member(key: DeclarationKey(file: file, id: id), substitution: [:])
  }

  private func locals(
    named name: String, in scope: Scope, of outline: Outline, at place: Place
  ) -> [DeclarationID] {
    let visible = scope.declarations.filter {
      outline[$0].name.text == name && outline[$0].isVisible(at: place.offset)
    }
    guard let last = visible.last else { return [] }
    if outline[last].kind == .function {
      return visible.filter { outline[$0].kind == .function }
    }
    guard outline[last].condition >= 0 else { return [last] }
    return visible.filter { outline[$0].condition >= 0 }
  }

  func globals(named name: String, from file: Int) -> [Member] {
    var keys = index.globals[name] ?? []
    keys += (index.typesByName[name] ?? []).compactMap { index[$0].declaration }
      .filter { index[$0].scope == Outline.file }
    let projectKeys = keys.filter { !index.files[$0.file].isPlatform }
    // Functions are overloaded across files; other names belong to the nearest declaration.
    if !projectKeys.isEmpty, projectKeys.allSatisfy({ index[$0].kind == .function }) {
      return projectKeys.map { Member(key: $0, substitution: [:]) }
    }
    return index.nearest(keys, to: file) { $0.file }.map { Member(key: $0, substitution: [:]) }
  }

  /// The declared operators of this name: at file level and as static members.
  func operators(named name: String) -> [Member] {
    var found = (index.globals[name] ?? []).filter { index[$0].kind == .function }
    for record in index.types {
      found += (record.members[name] ?? []).filter { index[$0].kind == .function }
    }
    return found.map { Member(key: $0, substitution: [:]) }
  }
}
