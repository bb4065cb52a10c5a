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
          if !found.isEmpty { return preferringSide(found, at: place) }
          doubt(own)
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

  /// Notes that a type may have members that were not read.
  func doubt(_ type: SemanticType) {
    for case .nominal(let id, _) in lineage(of: type) {
      guard let key = index[id].declaration else { continue }
      if !index.files[key.file].isPlatform { doubtedTypes.insert(index[id].name) }
    }
  }

  /// Where a type has members of the name and its values have some too, those of the one in whose
  /// context the place is.
  private func preferringSide(_ found: [Member], at place: Place) -> [Member] {
    let ofType = found.filter { index[$0.key].isOfType }
    guard !ofType.isEmpty, ofType.count < found.count else { return found }
    return isStaticContext(place) ? ofType : found.filter { !index[$0.key].isOfType }
  }

  /// Whether `self` is a type at a place.
  func isStaticContext(_ place: Place) -> Bool {
    let outline = outline(place.file)
    var current: ScopeID? = place.scope
    var nearest: DeclarationID?
    while let id = current {
      if case .type = outline[id].kind { break }
      if case .function(let declaration?) = outline[id].kind { nearest = declaration }
      current = outline[id].parent
    }
    return nearest.map { outline[$0].isStatic } ?? false
  }

  struct GlobalKey: Hashable {
    let name: String
    let file: Int
  }

  /// What a name at file level means in a file.
  func globals(named name: String, from file: Int) -> [Member] {
    let key = GlobalKey(name: name, file: file)
    if let known = globalMembers[key] { return known }
    let found = findGlobals(named: name, from: file)
    globalMembers[key] = found
    return found
  }

  private func findGlobals(named name: String, from file: Int) -> [Member] {
    var keys = index.globals[name] ?? []
    keys += (index.typesByName[name] ?? []).compactMap { index[$0].declaration }
      .filter { index[$0].scope == Outline.file }
    keys = keys.filter { !index[$0].isPrivate || $0.file == file }
    let projectKeys = keys.filter { !index.files[$0.file].isPlatform }
    // Functions are overloaded across files; other names belong to the nearest declaration.
    if !projectKeys.isEmpty, projectKeys.allSatisfy({ index[$0].kind == .function }) {
      return keys.filter { index[$0].kind == .function }.map { Member(key: $0, substitution: [:]) }
    }
    return index.nearest(keys, to: file) { $0.file }.map { Member(key: $0, substitution: [:]) }
  }

  enum Fixity: Hashable { case prefix, infix, postfix }

  struct OperatorKey: Hashable {
    let name: String
    let fixity: Fixity
  }

  /// The declared operators of this name: at file level and as static members.
  func operators(named name: String, _ fixity: Fixity) -> [Callable] {
    let key = OperatorKey(name: name, fixity: fixity)
    if let known = operatorCallables[key] { return known }
    var keys = index.globals[name] ?? []
    for record in index.types { keys += record.members[name] ?? [] }
    let found = keys.compactMap { key -> Callable? in
      let declaration = index[key]
      guard declaration.kind == .function, declaration.fixity == fixity,
        case .function(let inputs, let result) = type(ofDeclaration: key)
      else { return nil }
      return Callable(
        key: key, parameters: declaration.parameters, inputs: inputs.map(\.type), result: result,
        open: openParameters(of: Member(key: key, substitution: [:])), bound: [:])
    }
    operatorCallables[key] = found
    return found
  }
}

extension Declaration {
  /// Not seen outside its file.
  var isPrivate: Bool {
    modifiers.contains(.private) || modifiers.contains(.fileprivate)
  }

  /// Whether it belongs to its type and not to the type's values.
  var isOfType: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol, .alias, .associatedType, .genericParameter,
      .enumCase, .initializer:
      true
    case .variable, .function, .subscript: isStatic
    case .extension, .parameter, .other: false
    }
  }

  fileprivate var fixity: Resolver.Fixity {
    if modifiers.contains(.prefix) { return .prefix }
    return modifiers.contains(.postfix) ? .postfix : .infix
  }
}
