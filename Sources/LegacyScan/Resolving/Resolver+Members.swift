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
    var result: [SemanticType] = []
    var queue = [type]
    var head = 0
    while head < queue.count, head < 96 {
      let next = queue[head]
      head += 1
      switch next {
      case .nominal(let id, let arguments):
        guard !result.contains(next) else { continue }
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
    if let key = index[id].declaration, index[key].kind == .protocol, selfType != .parameter(key),
      selfType != ancestor
    {
      substitution[key] = selfType
    }
    return substitution
  }

  /// What a type inherits from and conforms to, by its declaration and its extensions.
  func supertypes(of id: TypeID) -> [SemanticType] {
    if let known = supertypeLists[id] { return known }
    supertypeLists[id] = []
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
    supertypeLists[id] = classes + others
    return classes + others
  }

  /// What a generic parameter, or a protocol's `Self`, is known to be.
  func bounds(of key: DeclarationKey) -> [SemanticType] {
    let declaration = index[key]
    if declaration.kind == .protocol {
      return index.typeOfDeclaration[key].map { [.nominal($0, [])] } ?? []
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

  /// The members of this name on a value of the type, nearest first.
  func members(named name: String, of type: SemanticType) -> [Member] {
    var found: [Member] = []
    for ancestor in lineage(of: type) {
      guard case .nominal(let id, _) = ancestor, let keys = index[id].members[name] else {
        continue
      }
      let substitution = substitution(of: ancestor, selfType: type)
      for key in keys where index[key].kind != .associatedType {
        found.append(Member(key: key, substitution: substitution))
      }
    }
    return found
  }

  /// Members as an expression sees them: of an optional its own, then those of what it wraps.
  func valueMembers(named name: String, of type: SemanticType) -> [Member] {
    var type = type
    for _ in 0..<6 {
      let found = members(named: name, of: type)
      if !found.isEmpty { return found }
      let inner = unwrapped(type)
      if inner == type { return [] }
      type = inner
    }
    return []
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
    guard let written = declaration.type else { return nil }
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    var own = type(of: written, at: place)
    if case .nominal(let id, _) = own, let extended = index[id].declaration,
      index[extended].kind == .protocol
    {
      own = .parameter(extended)
    }
    var parts = [own]
    for requirement in declaration.requirements where requirement.left.isPlain("Self") {
      parts.append(type(of: requirement.right, at: place))
    }
    let facts = facts(of: declaration, ofFile: key.file, selfType: own)
    let type = parts.count == 1 ? own : SemanticType.composition(parts)
    return applying(facts, to: type)
  }

  // MARK: - Requirements

  struct Fact {
    let left: SemanticType
    let right: SemanticType
  }

  /// What the `where` clauses around a place say of generic parameters and associated types.
  func facts(at place: Place) -> [Fact] {
    let outline = outline(place.file)
    var facts: [Fact] = []
    var current: ScopeID? = place.scope
    while let id = current {
      switch outline[id].kind {
      case .type(let declaration), .function(.some(let declaration)):
        let written = outline[declaration]
        if !written.requirements.isEmpty, let own = selfType(at: place.file, scope: id) {
          facts += self.facts(of: written, ofFile: place.file, selfType: own)
        }
      case .file, .function, .closure, .block:
        break
      }
      current = outline[id].parent
    }
    return facts
  }

  private func facts(
    of declaration: Declaration, ofFile file: Int, selfType: SemanticType
  ) -> [Fact] {
    declaration.requirements.compactMap { requirement in
      guard !requirement.left.isPlain("Self"), case .named(let parts) = requirement.left.form else {
        return nil
      }
      let place = Place(
        file: file, scope: declaration.scope, offset: declaration.range.lowerBound)
      var left: SemanticType = selfType
      for (offset, part) in parts.enumerated() {
        if offset == 0, part.name.text == "Self" { continue }
        if offset == 0, declaration.kind != .extension {
          let inside = Place(file: file, scope: declaration.body ?? declaration.scope, offset: 0)
          guard let type = lookUpType(part.name.text, arguments: [], at: inside) else { return nil }
          left = type
        } else if case .nominal(let id, let arguments) = left, offset == 0 {
          left =
            genericArgument(named: part.name.text, of: id, arguments)
            ?? memberType(part.name.text, of: left, arguments: [])
        } else {
          left = memberType(part.name.text, of: left, arguments: [])
        }
      }
      let right = type(of: requirement.right, at: place)
      return left == right ? nil : Fact(left: left, right: right)
    }
  }

  private func genericArgument(
    named name: String, of id: TypeID, _ arguments: [SemanticType]
  ) -> SemanticType? {
    guard let key = index[id].declaration else { return nil }
    for (parameter, argument) in zip(genericParameters(of: key), arguments)
    where index[parameter].name.text == name {
      return argument
    }
    return nil
  }

  /// The type with what the facts say put in, and member types of known types found.
  func applying(_ facts: [Fact], to type: SemanticType) -> SemanticType {
    for fact in facts where fact.left == type { return fact.right }
    switch type {
    case .nominal(let id, let arguments):
      return .nominal(id, arguments.map { applying(facts, to: $0) })
    case .dependent(let base, let name):
      let settled = applying(facts, to: base)
      switch settled {
      case .parameter: return .dependent(settled, name)
      case .dependent, .nominal, .composition:
        let found = resolveDependent(settled, name)
        return found.isUnknown ? .dependent(settled, name) : found
      case .tuple, .function, .metatype, .alternatives, .unknown: return .unknown
      }
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: applying(facts, to: $0.type)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { .init(label: $0.label, type: applying(facts, to: $0.type)) },
        applying(facts, to: result))
    case .metatype(let inner):
      return .metatype(applying(facts, to: inner))
    case .composition(let parts):
      return .composition(parts.map { applying(facts, to: $0) })
    case .alternatives(let parts):
      return .alternatives(parts.map { applying(facts, to: $0) })
    case .parameter, .unknown:
      return type
    }
  }

  func settled(_ type: SemanticType, at place: Place) -> SemanticType {
    guard type.needsSettling else { return type }
    return applying(facts(at: place), to: type)
  }
}

extension SemanticType {
  fileprivate var needsSettling: Bool {
    switch self {
    case .parameter, .dependent: true
    case .nominal(_, let arguments): arguments.contains { $0.needsSettling }
    case .tuple(let elements): elements.contains { $0.type.needsSettling }
    case .function(let parameters, let result):
      result.needsSettling || parameters.contains { $0.type.needsSettling }
    case .metatype(let inner): inner.needsSettling
    case .composition(let parts), .alternatives(let parts): parts.contains { $0.needsSettling }
    case .unknown: false
    }
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
