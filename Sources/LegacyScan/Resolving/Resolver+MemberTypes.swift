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
    case .parameter, .dependent, .composition: return .dependent(base, name)
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
      let record = index[id]
      let substitution = substitution(of: ancestor, selfType: base)
      if let nested = record.nested[name] {
        let keys = nested.compactMap { index[$0].declaration }
        let types = keys.compactMap { declaredType($0, arguments: arguments) }
        if let type = joined(types, of: keys) { return type.substituting(substitution) }
      }
      let keys = (record.members[name] ?? []).filter {
        index[$0].kind == .alias || index[$0].kind == .genericParameter
      }
      if let type = joined(keys.compactMap { declaredType($0, arguments: arguments) }, of: keys) {
        return type.substituting(substitution)
      }
      let associated = (record.members[name] ?? []).first { index[$0].kind == .associatedType }
      if associated != nil {
        if case .parameter = base { return .dependent(base, name) }
        if case .nominal(let own, _) = base, own == id {
          // The associated type of an existential.
          return .dependent(base, name)
        }
        return resolveDependent(base, name)
      }
    }
    return nil
  }

  /// The member type of a type that was not fixed when it was written.
  func resolveDependent(_ base: SemanticType, _ name: String) -> SemanticType {
    let question = SemanticType.dependent(base, name)
    guard openDependents.insert(question).inserted else { return .unknown }
    defer { openDependents.remove(question) }
    return guarded {
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
      return boundOfDependent(base, name)
    }
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
      let record = index[id]
      let substitution = substitution(of: ancestor, selfType: base)
      if let nested = record.nested[name]?.first, let key = index[nested].declaration {
        return declaredType(key, arguments: [])?.substituting(substitution)
      }
      for key in record.members[name] ?? []
      where index[key].kind == .alias || index[key].kind == .genericParameter {
        return declaredType(key, arguments: [])?.substituting(substitution)
      }
    }
    return nil
  }

  /// What the associated type must be for the type's own members to meet the protocol's.
  private func witnessedType(_ name: String, of base: SemanticType) -> SemanticType? {
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor, let key = index[id].declaration,
        index[key].kind == .protocol, let body = index[key].body
      else { continue }
      let outline = outline(key.file)
      let wanted = SemanticType.dependent(.parameter(key), name)
      for requirement in outline[body].declarations {
        let requirementKey = DeclarationKey(file: key.file, id: requirement)
        let kind = outline[requirement].kind
        guard kind == .function || kind == .variable else { continue }
        let pattern = type(ofDeclaration: requirementKey)
        guard pattern.mentions([key]) else { continue }
        for witness in members(named: outline[requirement].name.text, of: base)
        where witness.key != requirementKey && index[witness.key].kind == kind {
          if let found = match(wanted, in: pattern, against: type(of: witness)) { return found }
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

  /// The bound an associated type was declared with.
  private func boundOfDependent(_ base: SemanticType, _ name: String) -> SemanticType {
    var bounds: [SemanticType] = []
    for ancestor in lineage(of: base) {
      guard case .nominal(let id, _) = ancestor else { continue }
      for key in index[id].members[name] ?? [] where index[key].kind == .associatedType {
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
