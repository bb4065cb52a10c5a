import SwiftSource

extension Resolver {
  /// A member found on a type, and what generic parameters mean in its declaration.
  struct Member {
    let key: DeclarationKey
    let substitution: Substitution
  }

  // MARK: - Supertypes

  /// The type itself, its superclasses and protocols, nearest first.
  func lineage(of type: SemanticType) -> [SemanticType] {
    ask(.lineage(type), whenOpen: .types([])) { .types(findLineage(of: type)) }.types
  }

  private func findLineage(of type: SemanticType) -> [SemanticType] {
    var result: [SemanticType] = []
    var seen: Set<SemanticType> = []
    var queue = [type]
    var head = 0
    while head < queue.count, head < 96 {
      let next = queue[head]
      head += 1
      switch next {
      case .nominal(let id, let arguments):
        guard seen.insert(next).inserted else { continue }
        result.append(next)
        let bindings = genericSubstitution(of: id, arguments)
        queue += supertypes(of: id).map { $0.substituting(bindings) }
      case .parameter(let key):
        queue += bounds(of: key)
      case .dependent(let base, let name):
        let resolved = resolveDependent(base, name)
        if resolved != next { queue.append(resolved) }
      case .composition(let parts), .alternatives(let parts):
        queue += parts
      case .tuple, .function, .metatype, .unknown:
        break
      }
    }
    return result
  }

  func genericSubstitution(of id: TypeID, _ arguments: [SemanticType]) -> Substitution {
    guard !arguments.isEmpty, let key = index[id].declaration else { return [:] }
    var substitution: Substitution = [:]
    for (parameter, argument) in zip(genericParameters(of: key), arguments)
    where argument != .parameter(parameter) {
      substitution[parameter] = argument
    }
    return substitution
  }

  /// What generic parameters and `Self` mean in declarations of `ancestor`, for a value of `selfType`.
  func substitution(of ancestor: SemanticType, selfType: SemanticType) -> Substitution {
    guard case .nominal(let id, let arguments) = ancestor else { return [:] }
    var substitution = genericSubstitution(of: id, arguments)
    if let key = index[id].declaration, selfType != .parameter(key) { substitution[key] = selfType }
    return substitution
  }

  /// What a type inherits from and conforms to, by its declaration and its extensions.
  func supertypes(of id: TypeID) -> [SemanticType] {
    ask(.supertypes(id), whenOpen: .types([])) { .types(findSupertypes(of: id)) }.types
  }

  private func findSupertypes(of id: TypeID) -> [SemanticType] {
    let record = index[id]
    var types: [SemanticType] = []
    for key in (record.declaration.map { [$0] } ?? []) + record.extensions {
      let declaration = index[key]
      let place = Place(
        file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
      let inner = Place(
        file: key.file, scope: declaration.body ?? declaration.scope,
        offset: declaration.range.lowerBound)
      for written in declaration.inherited {
        // Generic arguments name the type's own parameters; the supertype itself stands outside.
        let needsInside = written.mentionsArguments
        types.append(type(of: written, at: needsInside ? inner : place))
      }
      for requirement in declaration.requirements
      where requirement.relation == .conforms && requirement.left.isPlain("Self") {
        types.append(type(of: requirement.right, at: place))
      }
    }
    // Classes before protocols: a class's own members win.
    let (classes, others) = types.partitioned { type in
      guard case .nominal(let super_, _) = type, let key = self.index[super_].declaration else {
        return false
      }
      return self.index[key].kind == .class
    }
    return classes + others
  }

  /// What a generic parameter, or a protocol's `Self`, is known to be.
  func bounds(of key: DeclarationKey) -> [SemanticType] {
    let declaration = index[key]
    if declaration.kind == .protocol || declaration.kind == .class {
      // `Self`
      return declaredType(key, arguments: []).map { [$0] } ?? []
    }
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    var bounds: [SemanticType] = []
    if let bound = declaration.type { bounds.append(type(of: bound, at: place)) }
    let outline = outline(key.file)
    let owner: DeclarationID?
    switch outline[declaration.scope].kind {
    case .function(let id): owner = id
    case .type(let id): owner = id
    case .file, .closure, .block: owner = nil
    }
    guard let owner else { return bounds }
    for requirement in outline[owner].requirements
    where requirement.left.isPlain(declaration.name.text) {
      bounds.append(type(of: requirement.right, at: place))
    }
    return bounds
  }

  /// Whether some ancestor of the type is declared in no file that was read.
  func hasUnreadAncestor(_ type: SemanticType) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .nominal(let id, _) = ancestor else { return false }
      return index[id].declaration == nil
    }
  }

  // MARK: - Members

  /// Which members are looked for.
  enum MemberSide {
    case any
    /// Members of values.
    case value
    /// Static members, cases, and methods as functions of their receiver.
    case type
  }

  /// The members of this name on the type, nearest first, without those that its generic arguments
  /// rule out and those that another file keeps private.
  func members(
    named name: String, of type: SemanticType, _ side: MemberSide = .any
  ) -> [Member] {
    var found: [Member] = []
    for ancestor in lineage(of: type) {
      guard case .nominal(let id, _) = ancestor else { continue }
      let keys = index.members(named: name, in: id)
      if keys.isEmpty { continue }
      let substitution = substitution(of: ancestor, selfType: type)
      for key in keys where index[key].kind != .associatedType {
        let declaration = index[key]
        switch side {
        case .any: break
        case .value: if declaration.isOfType { continue }
        case .type: if !declaration.isOfType && declaration.kind != .function { continue }
        }
        if declaration.isPrivate, key.file != viewpoint, viewpoint >= 0 { continue }
        let member = Member(key: key, substitution: substitution)
        if isAvailable(member, on: type) != .no { found.append(member) }
      }
    }
    return found
  }

  /// Members as an expression sees them: of an optional its own, then those of what it wraps.
  func valueMembers(named name: String, of type: SemanticType) -> [Member] {
    layers(of: type).lazy.map { self.members(named: name, of: $0, .value) }
      .first { !$0.isEmpty } ?? []
  }

  /// What `.name` means where the type is expected.
  func implicitMembers(named name: String, of type: SemanticType) -> [Member] {
    layers(of: type).lazy.map { layer in
      self.members(named: name, of: layer, .type).filter { self.index[$0.key].isOfType }
    }.first { !$0.isEmpty } ?? []
  }

  /// The type, and what it wraps if it is optional.
  private func layers(of type: SemanticType) -> [SemanticType] {
    var layers = [type]
    while layers.count < 6, let last = layers.last {
      let inner = unwrapped(last)
      if inner == last { break }
      layers.append(inner)
    }
    return layers
  }

  // MARK: - Self

  /// The type that `Self` means in a scope; nil outside types.
  func selfType(at file: Int, scope: ScopeID) -> SemanticType? {
    let outline = outline(file)
    var current: ScopeID? = scope
    while let id = current {
      if case .type(let declaration) = outline[id].kind {
        return selfType(of: DeclarationKey(file: file, id: declaration))
      }
      current = outline[id].parent
    }
    return nil
  }

  func selfType(of key: DeclarationKey) -> SemanticType? {
    ask(.own(key), whenOpen: .typeIfAny(nil)) { .typeIfAny(findSelfType(of: key)) }.typeIfAny
  }

  private func findSelfType(of key: DeclarationKey) -> SemanticType? {
    let declaration = index[key]
    switch declaration.kind {
    case .protocol:
      return .parameter(key)
    case .class, .struct, .enum, .actor:
      return declaredType(key, arguments: [])
    case .extension:
      return extensionSelf(of: key)
    case .alias, .associatedType, .genericParameter, .variable, .parameter, .function,
      .initializer, .subscript, .enumCase, .other:
      return nil
    }
  }

  private func extensionSelf(of key: DeclarationKey) -> SemanticType? {
    let declaration = index[key]
    guard let own = extendedSelf(declaration, ofFile: key.file) else { return nil }
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    var parts = [own]
    for requirement in declaration.requirements where requirement.left.isPlain("Self") {
      let type = type(of: requirement.right, at: place)
      if requirement.relation == .equals { return type }
      parts.append(type)
    }
    let facts = facts(of: declaration, ofFile: key.file)
    let type = parts.count == 1 ? own : SemanticType.composition(parts)
    return applying(facts, to: type)
  }

  /// What an extension extends; of a protocol its `Self`.
  func extendedSelf(_ declaration: Declaration, ofFile file: Int) -> SemanticType? {
    guard let written = declaration.type else { return nil }
    // Wherever an extension stands, it may stand at file level only.
    let place = Place(file: file, scope: Outline.file, offset: declaration.range.lowerBound)
    let own = type(of: written, at: place)
    if case .nominal(let id, _) = own, let extended = index[id].declaration,
      index[extended].kind == .protocol
    {
      return .parameter(extended)
    }
    return own
  }
}

extension TypeExpression {
  /// Whether the type is the plain name `name`.
  func isPlain(_ name: String) -> Bool {
    guard case .named(let parts) = form, parts.count == 1 else { return false }
    return parts[0].name.text == name
  }

  fileprivate var mentionsArguments: Bool {
    switch form {
    case .named(let parts): parts.contains { !$0.arguments.isEmpty }
    case .composition(let parts): parts.contains { $0.mentionsArguments }
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .member, .unknown: false
    }
  }
}

extension Array {
  fileprivate func partitioned(_ belongs: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(belongs), filter { !belongs($0) })
  }
}
