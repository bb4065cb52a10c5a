import SwiftSource

extension Resolver {
  // MARK: - Names

  func typeOfName(
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
    if !found.isEmpty { return typeOfReference(found, name, key) }
    if let projected = wrapperStorage(name.text, find: { self.lookUp($0, at: place) }) {
      return projected
    }
    // A closure's parameter `$x` is a projection; `x` is the value.
    if let projection = lookUp("$" + name.text, at: place).first {
      return type(of: members(named: "wrappedValue", of: type(of: projection)))
    }
    missingNames.insert(name.text)
    if name.text.first?.isUppercase == true {
      return .metatype(.nominal(index.foreignType(named: name.text), []))
    }
    return .unknown
  }

  /// The type of a name that is not called: of overloads the one that the surroundings expect.
  private func typeOfReference(
    _ found: [Member], _ name: Name, _ key: ExpressionKey
  ) -> SemanticType {
    let found = preferred(found, name)
    guard found.count > 1, found.allSatisfy({ index[$0.key].kind == .function }),
      let expected = expectedType(of: key), case .function = fullyUnwrapped(expected)
    else { return type(of: found) }
    for member in found {
      let type = type(of: member)
      var bindings: Substitution = [:]
      let open = openParameters(of: member)
      if match(fullyUnwrapped(expected), to: type, open, &bindings) != nil {
        return type.substituting(bindings)
      }
    }
    return type(of: found)
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
    guard let own = selfType(at: place.file, scope: place.scope) else { return .unknown }
    return isStaticContext(place) ? .metatype(own) : own
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

  func typeOfMember(
    _ base: ExpressionID?, _ name: Name, _ arguments: [TypeExpression], _ key: ExpressionKey
  ) -> SemanticType {
    guard let base else {
      guard let expected = expectedType(of: key) else { return .unknown }
      if name.text == "init" { return .metatype(fullyUnwrapped(expected)) }
      return type(of: implicitMembers(named: name.text, of: expected))
    }
    let baseKey = ExpressionKey(file: key.file, id: base)
    if let qualified = moduleMember(base, name, key) { return qualified }
    let baseType = type(of: baseKey)
    if name.text == "self" { return baseType }
    if case .metatype(let instance) = fullyUnwrapped(baseType) {
      return typeOfStaticMember(name, of: instance, arguments, key)
    }
    let found = valueMembers(named: name.text, of: baseType)
    if !found.isEmpty { return typeOfReference(found, name, key) }
    return typeOfMember(name, of: baseType)
  }

  /// `Module.name`
  private func moduleMember(
    _ base: ExpressionID, _ name: Name, _ key: ExpressionKey
  ) -> SemanticType? {
    moduleMembers(base, name, key).map { type(of: $0) }
  }

  /// The declarations of `Module.name`; nil if `base` is no module.
  func moduleMembers(_ base: ExpressionID, _ name: Name, _ key: ExpressionKey) -> [Member]? {
    guard case .name(let module, _) = outline(key.file)[base].form, name.text != "self",
      isModule(module.text, at: place(of: key)), lookUp(module.text, at: place(of: key)).isEmpty
    else { return nil }
    let found = globals(named: name.text, from: key.file)
    return found.isEmpty ? nil : found
  }

  private func typeOfStaticMember(
    _ name: Name, of instance: SemanticType, _ arguments: [TypeExpression], _ key: ExpressionKey
  ) -> SemanticType {
    if name.text == "init" || name.text == "Type" { return .metatype(instance) }
    let types = arguments.map { type(of: $0, at: place(of: key)) }
    let found = members(named: name.text, of: instance, .type).filter { member in
      index[member.key].kind != .genericParameter
    }
    if let type = memberTypeIfAny(name.text, of: instance, arguments: types), found.isEmpty {
      return .metatype(type)
    }
    if found.isEmpty { noteMissing(name.text, on: instance) }
    let isCurried = found.allSatisfy { !index[$0.key].isOfType }
    if isCurried, let first = preferred(found, name).first {
      return .function([.init(label: nil, type: instance)], type(of: first))
    }
    return typeOfReference(found.filter { index[$0.key].isOfType }, name, key)
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
    for (root, value, member) in dynamicRoots(of: baseType) {
      guard case .function(_, let result) = type(of: member) else { continue }
      let found = typeOfMember(name, of: root)
      if found.isUnknown { continue }
      var bindings: Substitution = [:]
      unify(value, with: found, Set(genericParameters(of: member.key)), &bindings)
      return result.substituting(bindings)
    }
    return nil
  }

  /// The types in which `subscript(dynamicMember:)` looks members up, with the type that stands for
  /// the member's and the subscript.
  func dynamicRoots(
    of type: SemanticType
  ) -> [(root: SemanticType, value: SemanticType, member: Member)] {
    valueMembers(named: "subscript", of: type).compactMap { candidate in
      guard index[candidate.key].parameters.first?.label == "dynamicMember",
        case .function(let inputs, _) = self.type(of: candidate),
        case .nominal(_, let arguments)? = inputs.first?.type, arguments.count == 2
      else { return nil }
      return (resolvedIfDependent(arguments[0]), arguments[1], candidate)
    }
  }

  /// A member that was not found may be declared where the type is extended or inherited from.
  func noteMissing(_ name: String, on type: SemanticType) {
    for ancestor in lineage(of: fullyUnwrapped(type)) {
      guard case .nominal(let id, _) = ancestor else { continue }
      let isPlatform = index[id].declaration.map { index.files[$0.file].isPlatform } ?? false
      missingNames.insert(isPlatform ? name : index[id].name)
    }
  }
}
