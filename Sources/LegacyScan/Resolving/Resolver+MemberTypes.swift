import SwiftSource

extension Resolver {
  // MARK: - Member types

  /// The type named `name` inside another; a name that is not found is foreign to it.
  func memberType(
    _ name: String, of base: SemanticType, arguments: [SemanticType]
  ) -> SemanticType {
    if name == "Type" || name == "Protocol" { return .metatype(base) }
    if let found = memberTypeIfAny(name, of: base, arguments: arguments) { return found }
    switch base {
    case .parameter, .dependent, .composition: return .member(name, of: base)
    case .nominal(let id, _) where index[id].declaration == nil:
      return .nominal(index.foreignType(named: index[id].qualifiedName + "." + name), [])
    default: return .unknown
    }
  }

  func memberTypeIfAny(
    _ name: String, of base: SemanticType, arguments: [SemanticType]
  ) -> SemanticType? {
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor else { continue }
      let nested = index.nestedTypes(named: name, in: id)
      let members = index.members(named: name, in: id)
      if nested.isEmpty, members.isEmpty { continue }
      let substitution = substitution(of: ancestor, selfType: base)
      if !nested.isEmpty {
        let keys = nested.compactMap { index[$0].declaration }
        let types = keys.compactMap { declaredType($0, arguments: arguments) }
        if let type = joined(types, of: keys) { return type.substituting(substitution) }
      }
      let keys = members.filter {
        index[$0].kind == .alias || index[$0].kind == .genericParameter
      }
      if let type = joined(keys.compactMap { declaredType($0, arguments: arguments) }, of: keys) {
        return type.substituting(substitution)
      }
      if members.contains(where: { index[$0].kind == .associatedType }) {
        if case .parameter = base { return .member(name, of: base) }
        if case .nominal(let own, _) = base, own == id {
          // The associated type of an existential.
          return .member(name, of: base)
        }
        return resolveDependent(base, name)
      }
    }
    return nil
  }

  /// The member type of a type that was not fixed when it was written.
  func resolveDependent(_ base: SemanticType, _ name: String) -> SemanticType {
    ask(.dependent(.dependent(base, name)), whenOpen: .type(.unknown)) {
      .type(findDependent(base, name))
    }.type
  }

  private func findDependent(_ base: SemanticType, _ name: String) -> SemanticType {
    if let fixed = fixedMemberType(name, of: base) { return fixed }
    switch base {
    case .dependent(let inner, let innerName):
      let resolved = resolveDependent(inner, innerName)
      return resolved.isUnknown ? .unknown : memberType(name, of: resolved, arguments: [])
    case .parameter, .unknown, .tuple, .function, .metatype, .alternatives:
      return boundOfDependent(base, name)
    case .composition, .nominal:
      break
    }
    if let own = ownMemberType(name, of: base) { return own }
    if let witnessed = witnessedType(name, of: base) { return witnessed }
    if name == "Element", let element = iteratedElement(of: base) { return element }
    if let given = defaultOfDependent(base, name) { return given }
    return boundOfDependent(base, name)
  }

  /// What `P<A, B>` among the ancestors fixes.
  func fixedMemberType(_ name: String, of base: SemanticType) -> SemanticType? {
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, let arguments) = ancestor, !arguments.isEmpty,
        let key = index[id].declaration, index[key].kind == .protocol,
        let position = index[key].primaryAssociatedTypes.firstIndex(of: name),
        position < arguments.count
      else { continue }
      return arguments[position]
    }
    return nil
  }

  /// A nested type, alias or generic parameter of the type itself or its superclasses.
  private func ownMemberType(_ name: String, of base: SemanticType) -> SemanticType? {
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor else { continue }
      let nested = index.nestedTypes(named: name, in: id)
      let members = index.members(named: name, in: id)
      if nested.isEmpty, members.isEmpty { continue }
      let substitution = substitution(of: ancestor, selfType: base)
      if let first = nested.first, let key = index[first].declaration {
        return declaredType(key, arguments: [])?.substituting(substitution)
      }
      for key in members
      where index[key].kind == .alias || index[key].kind == .genericParameter {
        return declaredType(key, arguments: [])?.substituting(substitution)
      }
    }
    return nil
  }

  /// What the associated type must be for the type's own members to meet the protocol's.
  private func witnessedType(_ name: String, of base: SemanticType) -> SemanticType? {
    let ancestors = lineage(of: base)
    for ancestor in ancestors {
      guard case .nominal(let id, _) = ancestor, let key = index[id].declaration,
        index[key].kind == .protocol, let body = index[key].body
      else { continue }
      let outline = outline(key.file)
      let wanted = SemanticType.dependent(.parameter(key), name)
      for requirement in outline[body].declarations {
        let pattern = type(ofDeclaration: DeclarationKey(file: key.file, id: requirement))
        guard pattern.mentions([key]) else { continue }
        for witness in witnesses(of: outline[requirement], among: ancestors, of: base) {
          if let found = match(wanted, in: pattern, against: witness) { return found }
        }
      }
    }
    return nil
  }

  /// The types of a class's, struct's, enum's or actor's own members that can meet a requirement.
  private func witnesses(
    of requirement: Declaration, among ancestors: [SemanticType], of base: SemanticType
  ) -> [SemanticType] {
    guard [.function, .variable, .subscript].contains(requirement.kind) else { return [] }
    var found: [SemanticType] = []
    for ancestor in ancestors {
      guard case .nominal(let id, _) = ancestor, let key = index[id].declaration,
        index[key].kind != .protocol, !index.members(named: requirement.name.text, in: id).isEmpty
      else { continue }
      let substitution = substitution(of: ancestor, selfType: base)
      for key in index.members(named: requirement.name.text, in: id) {
        let declaration = index[key]
        guard declaration.kind == requirement.kind,
          declaration.parameters.map(\.label) == requirement.parameters.map(\.label)
        else { continue }
        found.append(type(ofDeclaration: key).substituting(substitution))
      }
    }
    return found
  }

  /// The element of a sequence that makes an iterator of its own.
  private func iteratedElement(of base: SemanticType) -> SemanticType? {
    for maker in ["makeIterator", "makeAsyncIterator"] {
      for ancestor in lineage(of: base) {
        guard case .nominal(let id, _) = ancestor, let owner = index[id].declaration,
          index[owner].kind != .protocol, let key = index.members(named: maker, in: id).first,
          case .function(_, let iterator) = type(ofDeclaration: key)
        else { continue }
        let own = iterator.substituting(substitution(of: ancestor, selfType: base))
        if let next = members(named: "next", of: own, .value).first,
          case .function(_, let element) = type(of: next)
        {
          return unwrapped(element)
        }
      }
    }
    return nil
  }

  /// What stands in `actual` where `wanted` stands in `pattern`.
  private func match(
    _ wanted: SemanticType, in pattern: SemanticType, against actual: SemanticType
  ) -> SemanticType? {
    if pattern == wanted { return actual.isUnknown || actual == wanted ? nil : actual }
    switch (pattern, actual) {
    case (.nominal(let a, let left), .nominal(let b, let right)) where a == b:
      for (x, y) in zip(left, right) {
        if let found = match(wanted, in: x, against: y) { return found }
      }
    case (.function(let left, let leftResult), .function(let right, let rightResult)):
      guard left.count == right.count else { return nil }
      for (x, y) in zip(left, right) {
        if let found = match(wanted, in: x.type, against: y.type) { return found }
      }
      return match(wanted, in: leftResult, against: rightResult)
    case (.tuple(let left), .tuple(let right)):
      for (x, y) in zip(left, right) {
        if let found = match(wanted, in: x.type, against: y.type) { return found }
      }
    default:
      break
    }
    return nil
  }

  /// `associatedtype Name = Default`, where the type that conforms is known.
  private func defaultOfDependent(_ base: SemanticType, _ name: String) -> SemanticType? {
    guard case .nominal(let own, _) = base, let ownKey = index[own].declaration,
      index[ownKey].kind != .protocol
    else { return nil }
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor else { continue }
      for key in index.members(named: name, in: id) where index[key].kind == .associatedType {
        guard let written = index[key].type else { continue }
        let place = Place(
          file: key.file, scope: index[key].scope, offset: index[key].range.lowerBound)
        return type(of: written, at: place)
          .substituting(substitution(of: ancestor, selfType: base))
      }
    }
    return nil
  }

  /// The bound an associated type was declared with.
  private func boundOfDependent(_ base: SemanticType, _ name: String) -> SemanticType {
    var bounds: [SemanticType] = []
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor else { continue }
      for key in index.members(named: name, in: id) where index[key].kind == .associatedType {
        let declaration = index[key]
        let place = Place(
          file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
        bounds += declaration.inherited.map { type(of: $0, at: place) }
      }
    }
    if bounds.isEmpty { return .unknown }
    return bounds.count == 1 ? bounds[0] : .composition(bounds)
  }
}
