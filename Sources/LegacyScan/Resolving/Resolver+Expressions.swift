import SwiftSource

extension Resolver {
  /// The type of an expression.
  func type(of key: ExpressionKey) -> SemanticType {
    if let known = typesOfExpressions[key] { return known }
    guard openExpressions.insert(key).inserted else {
      circles += 1
      return .unknown
    }
    defer { openExpressions.remove(key) }
    guard depth < Resolver.deepestQuestion else { return .unknown }
    let circlesBefore = circles
    var type = guarded { computeType(of: key) }
    // An answer that was cut short by asking in a circle may be known when asked from elsewhere.
    let isCutShort = circles != circlesBefore && openExpressions.count > 1 && circles < 10_000
    if type.isUnknown, isCutShort { return .unknown }
    type = settled(type, at: place(of: key))
    if isEndOfOptionalChain(key) { type = optional(unwrapped(type)) }
    typesOfExpressions[key] = type
    return type
  }

  private func computeType(of key: ExpressionKey) -> SemanticType {
    let outline = outline(key.file)
    func child(_ id: ExpressionID) -> SemanticType {
      type(of: ExpressionKey(file: key.file, id: id))
    }
    switch outline[key.id].form {
    case .name(let name, let arguments):
      return typeOfName(name, arguments, key)
    case .member(let base, let name, let arguments):
      return typeOfMember(base, name, arguments, key)
    case .call(let callee, let arguments):
      return typeOfCall(callee, arguments, file: key.file)
    case .index(let base, let arguments):
      return typeOfSubscript(child(base), arguments, file: key.file)
    case .chain(let inner):
      let type = child(inner)
      // `T?` where a type is meant.
      if case .metatype(let instance) = type { return .metatype(optional(instance)) }
      return unwrapped(type)
    case .forceUnwrap(let inner):
      return unwrapped(child(inner))
    case .prefix(let op, let operand):
      return typeOfPrefix(op, child(operand))
    case .postfix(let op, let operand):
      return typeOfPrefix(op, child(operand))
    case .binary(let op, let left, let right):
      return typeOfBinary(op.text, left, right, key)
    case .conditional(_, let then, let other):
      return firstKnown([then, other].map(child))
    case .cast(_, let cast, let written):
      let type = type(of: written, at: place(of: key))
      switch cast {
      case .coercion, .forced: return type
      case .conditional: return optional(type)
      case .check: return boolean
      }
    case .closure(let scope):
      return typeOfClosure(scope, key)
    case .literal(let literal):
      return typeOfLiteral(literal)
    case .interpolation:
      return .nominal(platformType("String"), [])
    case .array(let elements):
      if elements.isEmpty { return expectedType(of: key) ?? array(.unknown) }
      return array(firstKnown(elements.map(child)))
    case .dictionary(let parts):
      if parts.isEmpty {
        return expectedType(of: key) ?? .nominal(platformType("Dictionary"), [.unknown, .unknown])
      }
      let keys = stride(from: 0, to: parts.count, by: 2).map { child(parts[$0]) }
      let values = stride(from: 1, to: parts.count, by: 2).map { child(parts[$0]) }
      return .nominal(platformType("Dictionary"), [firstKnown(keys), firstKnown(values)])
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return child(elements[0].value) }
      return .tuple(elements.map { .init(label: $0.label?.text, type: child($0.value)) })
    case .keyPath(let root, let components):
      return typeOfKeyPath(root, components, key)
    case .type(let written):
      return .metatype(type(of: written, at: place(of: key)))
    case .branches(let values):
      return firstKnown(values.map(child))
    case .optionalTry(let inner):
      let type = child(inner)
      return optional(unwrapped(type))
    case .effect(let inner), .inOut(let inner):
      return child(inner)
    case .macro, .unknown:
      return .unknown
    }
  }

  private func firstKnown(_ types: [SemanticType]) -> SemanticType {
    types.first { !$0.isUnknown } ?? .unknown
  }

  // MARK: - Names

  private func typeOfName(
    _ name: Name, _ arguments: [TypeExpression], _ key: ExpressionKey
  ) -> SemanticType {
    let place = place(of: key)
    if name.text.hasPrefix("$"), let position = Int(name.text.dropFirst()) {
      return anonymousParameter(position, at: place)
    }
    switch name.text {
    case "self":
      let bound = lookUpLocalSelf(at: place)
      return bound ?? typeOfSelf(at: place)
    case "super":
      guard let own = selfType(at: place.file, scope: place.scope) else { return .unknown }
      return lineage(of: own).dropFirst().first ?? .unknown
    case "Self":
      return selfType(at: place.file, scope: place.scope).map { .metatype($0) } ?? .unknown
    default:
      break
    }
    if !arguments.isEmpty {
      let types = arguments.map { type(of: $0, at: place) }
      if let type = lookUpType(name.text, arguments: types, at: place) { return .metatype(type) }
    }
    let found = lookUp(name.text, at: place)
    if !found.isEmpty { return type(of: preferred(found, name)) }
    if let projected = wrapperStorage(name.text, find: { self.lookUp($0, at: place) }) {
      return projected
    }
    missingNames.insert(name.text)
    if name.text.first?.isUppercase == true {
      return .metatype(.nominal(index.foreignType(named: name.text), []))
    }
    return .unknown
  }

  /// Of overloads the one whose labels a compound name writes.
  private func preferred(_ found: [Member], _ name: Name) -> [Member] {
    guard let labels = name.labels else { return found }
    let fitting = found.filter { member in
      index[member.key].parameters.map { $0.label ?? "_" } == labels
    }
    return fitting.isEmpty ? found : fitting
  }

  private func lookUpLocalSelf(at place: Place) -> SemanticType? {
    let outline = outline(place.file)
    var current: ScopeID? = place.scope
    while let id = current {
      if case .type = outline[id].kind { return nil }
      let bound = outline[id].declarations.last {
        outline[$0].name.text == "self" && outline[$0].isVisible(at: place.offset)
      }
      if let bound { return type(ofDeclaration: DeclarationKey(file: place.file, id: bound)) }
      current = outline[id].parent
    }
    return nil
  }

  /// `self` where nothing rebinds it: a value, or in a static member the type.
  private func typeOfSelf(at place: Place) -> SemanticType {
    let outline = outline(place.file)
    guard let own = selfType(at: place.file, scope: place.scope) else { return .unknown }
    var current: ScopeID? = place.scope
    var nearest: DeclarationID?
    while let id = current {
      if case .type = outline[id].kind { break }
      if case .function(let declaration?) = outline[id].kind { nearest = declaration }
      current = outline[id].parent
    }
    if let nearest, outline[nearest].isStatic { return .metatype(own) }
    return own
  }

  /// `$x` is a wrapper's projection of `x`; `_x` the wrapper itself.
  private func wrapperStorage(_ name: String, find: (String) -> [Member]) -> SemanticType? {
    guard name.count > 1, name.hasPrefix("$") || name.hasPrefix("_") else { return nil }
    for member in find(String(name.dropFirst())) {
      guard let wrapper = wrapperType(of: member.key, index[member.key]) else { continue }
      let type = wrapper.substituting(member.substitution)
      if name.hasPrefix("_") { return type }
      return self.type(of: members(named: "projectedValue", of: type))
    }
    return nil
  }

  // MARK: - Members

  private func typeOfMember(
    _ base: ExpressionID?, _ name: Name, _ arguments: [TypeExpression], _ key: ExpressionKey
  ) -> SemanticType {
    guard let base else {
      guard let expected = expectedType(of: key) else { return .unknown }
      if name.text == "init" { return .metatype(fullyUnwrapped(expected)) }
      return type(of: valueMembers(named: name.text, of: expected))
    }
    let baseKey = ExpressionKey(file: key.file, id: base)
    if let qualified = moduleMember(base, name, key) { return qualified }
    let baseType = type(of: baseKey)
    if name.text == "self" { return baseType }
    if case .metatype(let instance) = fullyUnwrapped(baseType) {
      return typeOfStaticMember(name, of: instance, arguments, key)
    }
    return typeOfMember(name, of: baseType)
  }

  /// `Module.name`
  private func moduleMember(
    _ base: ExpressionID, _ name: Name, _ key: ExpressionKey
  ) -> SemanticType? {
    guard case .name(let module, _) = outline(key.file)[base].form, name.text != "self",
      isModule(module.text, at: place(of: key)), lookUp(module.text, at: place(of: key)).isEmpty
    else { return nil }
    let found = globals(named: name.text, from: key.file)
    return found.isEmpty ? nil : type(of: found)
  }

  private func typeOfStaticMember(
    _ name: Name, of instance: SemanticType, _ arguments: [TypeExpression], _ key: ExpressionKey
  ) -> SemanticType {
    if name.text == "init" || name.text == "Type" { return .metatype(instance) }
    let types = arguments.map { type(of: $0, at: place(of: key)) }
    let found = members(named: name.text, of: instance).filter { member in
      index[member.key].kind != .genericParameter
    }
    if let type = memberTypeIfAny(name.text, of: instance, arguments: types), found.isEmpty {
      return .metatype(type)
    }
    if found.isEmpty { noteMissing(name.text, on: instance) }
    return type(of: preferred(found, name))
  }

  /// The type of a member of a value.
  func typeOfMember(_ name: Name, of baseType: SemanticType) -> SemanticType {
    let found = valueMembers(named: name.text, of: baseType)
    if !found.isEmpty { return type(of: preferred(found, name)) }
    if case .tuple(let elements) = fullyUnwrapped(baseType) {
      if let position = Int(name.text), position < elements.count { return elements[position].type }
      return elements.first { $0.label == name.text }?.type ?? .unknown
    }
    if let storage = wrapperStorage(name.text, find: { self.valueMembers(named: $0, of: baseType) })
    {
      return storage
    }
    if let dynamic = dynamicMember(name, of: baseType) { return dynamic }
    noteMissing(name.text, on: baseType)
    return .unknown
  }

  /// A member looked up through `subscript(dynamicMember:)` with a key path.
  private func dynamicMember(_ name: Name, of baseType: SemanticType) -> SemanticType? {
    for candidate in valueMembers(named: "subscript", of: baseType) {
      guard index[candidate.key].parameters.first?.label == "dynamicMember",
        case .function(let inputs, let result) = type(of: candidate),
        case .nominal(_, let arguments)? = inputs.first?.type, arguments.count == 2
      else { continue }
      let value = typeOfMember(name, of: arguments[0])
      if value.isUnknown { continue }
      let open = Set(genericParameters(of: candidate.key))
      var bindings: Substitution = [:]
      unify(arguments[1], with: value, open, &bindings)
      return result.substituting(bindings)
    }
    return nil
  }

  /// A member that was not found may be declared where the type is extended or inherited from.
  func noteMissing(_ name: String, on type: SemanticType) {
    for ancestor in lineage(of: fullyUnwrapped(type)) {
      guard case .nominal(let id, _) = ancestor else { continue }
      let isPlatform = index[id].declaration.map { index.files[$0.file].isPlatform } ?? false
      missingNames.insert(isPlatform ? name : index[id].name)
    }
  }

  // MARK: - Literals and closures

  private func typeOfLiteral(_ literal: Expression.Literal) -> SemanticType {
    switch literal {
    case .integer: .nominal(platformType("Int"), [])
    case .float: .nominal(platformType("Double"), [])
    case .boolean: boolean
    case .string: .nominal(platformType("String"), [])
    case .regex, .null: .unknown
    }
  }

  private func typeOfClosure(_ scope: ScopeID, _ key: ExpressionKey) -> SemanticType {
    let outline = outline(key.file)
    var inputs: [SemanticType.Element] = []
    for declared in outline[scope].declarations where outline[declared].kind == .parameter {
      let type = type(ofDeclaration: DeclarationKey(file: key.file, id: declared))
      inputs.append(.init(label: nil, type: type))
    }
    if let written = outline[scope].resultType {
      let place = Place(file: key.file, scope: scope, offset: key.id.index)
      return .function(inputs, type(of: written, at: place))
    }
    let results = outline[scope].results.map { type(of: ExpressionKey(file: key.file, id: $0)) }
    return .function(inputs, results.isEmpty ? void : firstKnown(results))
  }

  // MARK: - Optional chains

  /// Whether the expression is a whole chain with `?` in it, whose value is optional.
  private func isEndOfOptionalChain(_ key: ExpressionKey) -> Bool {
    let outline = outline(key.file)
    if let parent = outline[key.id].parent, outline[parent].form.continuesChain(of: key.id) {
      return false
    }
    var current = key.id
    var isFirst = true
    while true {
      switch outline[current].form {
      case .chain(let inner):
        if !isFirst { return true }
        current = inner
      case .member(let base?, _, _): current = base
      case .call(let callee, _): current = callee
      case .index(let base, _): current = base
      case .forceUnwrap(let inner): current = inner
      default: return false
      }
      isFirst = false
    }
  }
}

extension Expression.Form {
  /// Whether this goes on with a chain that `child` begins.
  fileprivate func continuesChain(of child: ExpressionID) -> Bool {
    switch self {
    case .member(let base, _, _): base == child
    case .call(let callee, _): callee == child
    case .index(let base, _): base == child
    case .chain(let inner), .forceUnwrap(let inner): inner == child
    default: false
    }
  }
}
