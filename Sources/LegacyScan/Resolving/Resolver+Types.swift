import SwiftSource

extension Resolver {
  /// The type that a written type means at a place.
  func type(of written: TypeExpression, at place: Place) -> SemanticType {
    switch written.form {
    case .named(let parts):
      return type(named: parts, at: place)
    case .optional(let inner):
      return optional(type(of: inner, at: place))
    case .array(let element):
      return array(type(of: element, at: place))
    case .dictionary(let key, let value):
      return .nominal(
        platformType("Dictionary"), [type(of: key, at: place), type(of: value, at: place)])
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: type(of: $0.type, at: place)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { .init(label: $0.label, type: type(of: $0.type, at: place)) },
        type(of: result, at: place))
    case .composition(let parts):
      return .composition(parts.map { type(of: $0, at: place) })
    case .metatype(let inner):
      return .metatype(type(of: inner, at: place))
    case .member(let base, let part):
      return memberType(part.name.text, of: type(of: base, at: place), arguments: [])
    case .unknown:
      return .unknown
    }
  }

  private func type(named parts: [TypeExpression.Part], at place: Place) -> SemanticType {
    guard let first = parts.first else { return .unknown }
    var rest = parts.dropFirst()
    let arguments = first.arguments.map { type(of: $0, at: place) }
    var current: SemanticType
    if let found = lookUpType(first.name.text, arguments: arguments, at: place) {
      current = found
    } else if let second = rest.first, isModule(first.name.text, at: place) {
      // `Module.Type`
      rest = rest.dropFirst()
      let arguments = second.arguments.map { type(of: $0, at: place) }
      current =
        globalType(second.name.text, arguments: arguments, from: place.file)
        ?? foreignType(second.name.text)
    } else {
      current = foreignType(first.name.text)
    }
    for part in rest {
      current = memberType(
        part.name.text, of: current, arguments: part.arguments.map { type(of: $0, at: place) })
    }
    return current
  }

  /// Modules that others re-export, so that a file may name them without an import of its own.
  private static let knownModules: Set<String> = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "Combine", "CoreLocation", "CoreGraphics", "MapKit",
    "CarPlay", "GoogleMaps", "GoogleNavigation",
  ]

  func isModule(_ name: String, at place: Place) -> Bool {
    Resolver.knownModules.contains(name) || outline(place.file).imports.contains(name)
      || index.files[place.file].folders.contains(name)
  }

  func foreignType(_ name: String) -> SemanticType {
    missingNames.insert(name)
    return .nominal(index.foreignType(named: name), [])
  }

  /// The type of this name seen from a place: generic parameters, local and nested types, aliases,
  /// then those of the project and the platform. Nil if there is none.
  func lookUpType(_ name: String, arguments: [SemanticType], at place: Place) -> SemanticType? {
    if name == "Self" { return dynamicSelf(at: place) }
    guard arguments.isEmpty else { return findType(name, arguments: arguments, at: place) }
    let scope = ScopeKey(file: place.file, scope: place.scope)
    return ask(.plainType(name, scope), whenOpen: .typeIfAny(nil)) {
      .typeIfAny(findType(name, arguments: [], at: place))
    }.typeIfAny
  }

  private func findType(
    _ name: String, arguments: [SemanticType], at place: Place
  ) -> SemanticType? {
    var current: ScopeID? = place.scope
    let outline = outline(place.file)
    while let id = current, id != Outline.file {
      let scope = outline[id]
      for declared in scope.declarations.reversed() where outline[declared].name.text == name {
        let key = DeclarationKey(file: place.file, id: declared)
        if let type = declaredType(key, arguments: arguments) { return type }
      }
      if case .type = scope.kind, let own = selfType(at: place.file, scope: id),
        let found = memberTypeIfAny(name, of: own, arguments: arguments)
      {
        return found
      }
      current = scope.parent
    }
    return globalType(name, arguments: arguments, from: place.file)
  }

  /// What `Self` means: in a class what the receiver is, which may be a subclass.
  private func dynamicSelf(at place: Place) -> SemanticType {
    guard let own = selfType(at: place.file, scope: place.scope) else { return .unknown }
    if case .nominal(let id, _) = own, let key = index[id].declaration, index[key].kind == .class {
      return .parameter(key)
    }
    return own
  }

  func globalType(_ name: String, arguments: [SemanticType], from file: Int) -> SemanticType? {
    var candidates: [DeclarationKey] = (index.typesByName[name] ?? []).compactMap {
      index[$0].declaration
    }
    candidates += (index.globals[name] ?? []).filter { index[$0].kind == .alias }
    candidates = candidates.filter {
      isAtFileLevel($0) && (!index[$0].isPrivate || $0.file == file)
    }
    let near = index.nearest(candidates, to: file) { $0.file }
    let types = near.compactMap { declaredType($0, arguments: arguments) }
    return joined(types, of: near)
  }

  private func isAtFileLevel(_ key: DeclarationKey) -> Bool { index[key].scope == Outline.file }

  /// What several declarations of one name mean together: the one, or what the clauses of an `#if`
  /// make it, or unknown.
  func joined(_ types: [SemanticType], of keys: [DeclarationKey]) -> SemanticType? {
    guard let first = types.first else { return nil }
    var distinct: [SemanticType] = []
    for type in types where !distinct.contains(type) { distinct.append(type) }
    if distinct.count == 1 { return first }
    return keys.contains { index[$0].condition >= 0 } ? .alternatives(distinct) : .unknown
  }

  /// The type that a declaration of a type, an alias or a generic parameter stands for.
  func declaredType(_ key: DeclarationKey, arguments: [SemanticType]) -> SemanticType? {
    let declaration = index[key]
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      guard let id = index.typeOfDeclaration[key] else { return nil }
      if !arguments.isEmpty { return .nominal(id, arguments) }
      return .nominal(id, genericParameters(of: key).map { .parameter($0) })
    case .genericParameter:
      return .parameter(key)
    case .alias:
      return aliasedType(key, arguments: arguments)
    case .associatedType:
      guard case .type(let owner) = outline(key.file)[declaration.scope].kind else { return nil }
      return .dependent(
        .parameter(DeclarationKey(file: key.file, id: owner)), declaration.name.text)
    case .extension, .variable, .parameter, .function, .initializer, .subscript, .enumCase, .other:
      return nil
    }
  }

  private func aliasedType(_ key: DeclarationKey, arguments: [SemanticType]) -> SemanticType? {
    let declaration = index[key]
    guard let target = declaration.type else { return .unknown }
    let scope = declaration.body ?? declaration.scope
    let place = Place(file: key.file, scope: scope, offset: declaration.range.lowerBound)
    let aliased = ask(.alias(key), whenOpen: .type(.unknown)) {
      .type(type(of: target, at: place).withinBounds)
    }.type
    let parameters = genericParameters(of: key)
    guard !parameters.isEmpty, parameters.count == arguments.count else { return aliased }
    return aliased.substituting(Substitution(uniqueKeysWithValues: zip(parameters, arguments)))
  }

  /// The generic parameters a declaration writes, in order.
  func genericParameters(of key: DeclarationKey) -> [DeclarationKey] {
    if let known = parametersOfDeclarations[key] { return known }
    let found = findGenericParameters(of: key)
    parametersOfDeclarations[key] = found
    return found
  }

  private func findGenericParameters(of key: DeclarationKey) -> [DeclarationKey] {
    let outline = outline(key.file)
    guard let body = outline[key.id].body else { return [] }
    return outline[body].declarations
      .filter { outline[$0].kind == .genericParameter }
      .map { DeclarationKey(file: key.file, id: $0) }
  }
}
