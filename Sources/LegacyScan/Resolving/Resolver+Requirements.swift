import SwiftSource

extension Resolver {
  struct Fact {
    let left: SemanticType
    let right: SemanticType
  }

  /// What the `where` clauses around a place say of generic parameters and associated types.
  func facts(at place: Place) -> [Fact] {
    let key = ScopeKey(file: place.file, scope: place.scope)
    if let known = factsOfScopes[key] { return known }
    let outline = outline(place.file)
    let scope = outline[place.scope]
    var facts: [Fact] = []
    switch scope.kind {
    case .type(let declaration), .function(.some(let declaration)):
      facts = self.facts(of: outline[declaration], ofFile: place.file)
    case .file, .function, .closure, .block:
      break
    }
    if let parent = scope.parent {
      facts += self.facts(at: Place(file: place.file, scope: parent, offset: place.offset))
    }
    factsOfScopes[key] = facts
    return facts
  }

  func facts(of declaration: Declaration, ofFile file: Int) -> [Fact] {
    let place = Place(
      file: file, scope: declaration.body ?? declaration.scope,
      offset: declaration.range.lowerBound)
    let facts = declaration.requirements.compactMap { requirement -> (Bool, Fact)? in
      guard !requirement.left.isPlain("Self"),
        let left = requirementSubject(requirement.left, of: declaration, ofFile: file)
      else { return nil }
      let isEquality = requirement.relation == .equals
      // What a parameter conforms to is among its bounds.
      if case .parameter = left, !isEquality, declaration.kind != .extension { return nil }
      let right = type(of: requirement.right, at: place)
      return left == right ? nil : (isEquality, Fact(left: left, right: right))
    }
    return facts.filter(\.0).map(\.1) + facts.filter { !$0.0 }.map(\.1)
  }

  /// What a requirement speaks of, in terms of the declaration's own parameters.
  func requirementSubject(
    _ written: TypeExpression, of declaration: Declaration, ofFile file: Int
  ) -> SemanticType? {
    guard case .named(let parts) = written.form, let first = parts.first else { return nil }
    var subject: SemanticType
    if declaration.kind == .extension {
      guard let own = extendedSelf(declaration, ofFile: file) else { return nil }
      if first.name.text == "Self" {
        subject = own
      } else if case .nominal(let id, let arguments) = own,
        let argument = genericArgument(named: first.name.text, of: id, arguments)
      {
        subject = argument
      } else {
        subject = memberType(first.name.text, of: own, arguments: [])
      }
    } else {
      let inside = Place(file: file, scope: declaration.body ?? declaration.scope, offset: 0)
      guard let type = lookUpType(first.name.text, arguments: [], at: inside) else { return nil }
      subject = type
    }
    for part in parts.dropFirst() {
      subject = memberType(part.name.text, of: subject, arguments: [])
    }
    return subject
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
      case .parameter: return fixedMemberType(name, of: settled) ?? .member(name, of: settled)
      case .dependent, .nominal, .composition:
        let found = resolveDependent(settled, name)
        return found.isUnknown ? .member(name, of: settled) : found
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
