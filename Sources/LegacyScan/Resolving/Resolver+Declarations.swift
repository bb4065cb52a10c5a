import SwiftSource

extension Resolver {
  func type(of member: Member) -> SemanticType {
    let type = type(ofDeclaration: member.key).substituting(member.substitution)
    return type.mentionsDependent ? applying([], to: type) : type
  }

  /// The type of several candidates for one name that is no call.
  func type(of members: [Member]) -> SemanticType {
    guard let first = members.first else { return .unknown }
    let firstType = type(of: first)
    guard members.count > 1, index[first.key].condition >= 0 else { return firstType }
    let alternatives = members.filter { index[$0.key].condition >= 0 }
    return joined(alternatives.map { type(of: $0) }, of: alternatives.map(\.key)) ?? firstType
  }

  /// The type of a value that a declaration declares; of a type its metatype.
  func type(ofDeclaration key: DeclarationKey) -> SemanticType {
    ask(.declaration(key), whenOpen: .type(.unknown)) {
      let outerViewpoint = viewpoint
      viewpoint = key.file
      defer { viewpoint = outerViewpoint }
      return .type(computeType(ofDeclaration: key).withinBounds)
    }.type
  }

  private func computeType(ofDeclaration key: DeclarationKey) -> SemanticType {
    let declaration = index[key]
    let inside = Place(
      file: key.file, scope: declaration.body ?? declaration.scope,
      offset: declaration.range.lowerBound)
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .alias, .genericParameter, .associatedType:
      return declaredType(key, arguments: []).map { .metatype($0) } ?? .unknown
    case .variable, .parameter:
      return typeOfVariable(key, declaration)
    case .function, .subscript:
      return .function(
        parameterTypes(declaration, at: inside),
        declaration.type.map { settled(type(of: $0, at: inside), at: inside) } ?? void)
    case .initializer:
      let own = selfType(at: key.file, scope: declaration.scope) ?? .unknown
      return .function(parameterTypes(declaration, at: inside), own)
    case .enumCase:
      let own = selfType(at: key.file, scope: declaration.scope) ?? .unknown
      return declaration.parameters.isEmpty
        ? own : .function(parameterTypes(declaration, at: inside), own)
    case .extension, .other:
      return .unknown
    }
  }

  private func parameterTypes(
    _ declaration: Declaration, at place: Place
  ) -> [SemanticType.Element] {
    declaration.parameters.map { parameter in
      let type = parameter.type.map { settled(self.type(of: $0, at: place), at: place) } ?? .unknown
      return .init(label: parameter.label, type: type)
    }
  }

  private func typeOfVariable(_ key: DeclarationKey, _ declaration: Declaration) -> SemanticType {
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    if let written = declaration.type {
      return settled(type(of: written, at: place), at: place)
    }
    if let wrapper = wrapperType(of: key, declaration) {
      let value = members(named: "wrappedValue", of: wrapper)
      if !value.isEmpty {
        let type = type(of: value)
        if !type.isUnknown { return type }
      }
    }
    switch declaration.origin {
    case .none:
      return .unknown
    case .error(let written, let steps):
      var type = written.map { self.type(of: $0, at: place) } ?? .nominal(platformType("Error"), [])
      for step in steps { type = bound(type, by: step, at: place) }
      return type
    case .expression(let id, let steps):
      var type = type(of: ExpressionKey(file: key.file, id: id))
      for step in steps { type = bound(type, by: step, at: place) }
      return type
    case .closureParameter(let closure, let position):
      return closureParameter(position, of: ExpressionKey(file: key.file, id: closure))
    case .property(let id):
      return type(ofDeclaration: DeclarationKey(file: key.file, id: id))
    case .weakCapture(let id):
      let type = type(of: ExpressionKey(file: key.file, id: id))
      return optional(unwrapped(type))
    }
  }

  private func bound(
    _ type: SemanticType, by step: Declaration.BindingStep, at place: Place
  ) -> SemanticType {
    switch step {
    case .unwrap:
      return unwrapped(type)
    case .element:
      return element(of: type)
    case .tuple(let position, let label):
      guard case .tuple(let elements) = fullyUnwrapped(type) else { return .unknown }
      if let label, let named = elements.first(where: { $0.label == label }) { return named.type }
      return position < elements.count ? elements[position].type : .unknown
    case .payload(let name, let position, let label, let count):
      return payload(of: name, position, label, count, in: type)
    case .cast(let written):
      return self.type(of: written, at: place)
    }
  }

  private func payload(
    of name: String, _ position: Int, _ label: String?, _ count: Int, in type: SemanticType
  ) -> SemanticType {
    var candidates = members(named: name, of: type)
    if candidates.isEmpty { candidates = members(named: name, of: fullyUnwrapped(type)) }
    for candidate in candidates where index[candidate.key].kind == .enumCase {
      guard case .function(let parameters, _) = self.type(of: candidate) else { continue }
      if let label, let named = parameters.first(where: { $0.label == label }) { return named.type }
      // One name for all the values binds them as a tuple.
      if count == 1, parameters.count > 1 { return .tuple(parameters) }
      if position < parameters.count { return parameters[position].type }
    }
    return .unknown
  }

  /// What iterating over a value gives.
  func element(of type: SemanticType) -> SemanticType {
    let type = fullyUnwrapped(type)
    switch type {
    case .nominal, .composition, .parameter, .dependent:
      return memberType("Element", of: type, arguments: []).settledDependent(by: self)
    case .tuple, .function, .metatype, .alternatives, .unknown:
      return .unknown
    }
  }

  // MARK: - Property wrappers

  /// The wrapper of a variable with its generic arguments, if one of its attributes is a wrapper.
  func wrapperType(of key: DeclarationKey, _ declaration: Declaration) -> SemanticType? {
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    for attribute in declaration.attributes {
      guard case .named(let parts) = attribute.type.form, let last = parts.last,
        last.name.text.first?.isUppercase == true
      else { continue }
      let written = type(of: attribute.type, at: place)
      guard case .nominal(let id, let arguments) = written,
        let valueMember = members(named: "wrappedValue", of: written).first,
        let typeKey = index[id].declaration
      else { continue }
      let parameters = Set(genericParameters(of: typeKey))
      guard !parameters.isEmpty, written.mentions(parameters) else { return written }
      var bindings: Substitution = [:]
      if let type = declaration.type {
        unify(
          self.type(of: valueMember), with: self.type(of: type, at: place), parameters, &bindings)
      } else if case .expression(let value, _) = declaration.origin {
        unify(
          self.type(of: valueMember), with: self.type(of: ExpressionKey(file: key.file, id: value)),
          parameters, &bindings)
      }
      for initialiser in members(named: "init", of: written) {
        bindFromArguments(
          attribute.arguments, ofFile: key.file, to: initialiser, parameters, &bindings)
      }
      return SemanticType.nominal(id, arguments).substituting(bindings)
    }
    return nil
  }
}

extension SemanticType {
  /// Whether a member type of a type that was not fixed when it was written occurs.
  fileprivate var mentionsDependent: Bool {
    switch self {
    case .dependent: true
    case .nominal(_, let arguments): arguments.contains { $0.mentionsDependent }
    case .tuple(let elements): elements.contains { $0.type.mentionsDependent }
    case .function(let parameters, let result):
      result.mentionsDependent || parameters.contains { $0.type.mentionsDependent }
    case .metatype(let inner): inner.mentionsDependent
    case .composition(let parts), .alternatives(let parts): parts.contains { $0.mentionsDependent }
    case .parameter, .unknown: false
    }
  }

  fileprivate func settledDependent(by resolver: Resolver) -> SemanticType {
    guard case .dependent(let base, let name) = self else { return self }
    if case .parameter = base { return self }
    let found = resolver.resolveDependent(base, name)
    return found.isUnknown ? self : found
  }
}
