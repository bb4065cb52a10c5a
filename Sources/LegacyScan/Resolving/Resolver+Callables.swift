import SwiftSource

extension Resolver {
  /// Of a name that means more functions none is chosen.
  private static let mostOverloads = 192

  /// Everything that a callee may mean, whatever the arguments are.
  func callables(ofCallee key: ExpressionKey) -> [Callable] {
    var found: [Callable] = []
    let members = calledMembers(key)
    if members.count > Resolver.mostOverloads { return [] }
    for member in members { found += callables(for: member, at: key) }
    if found.isEmpty {
      found = callables(ofType: type(of: key), expression: key)
    }
    return found
  }

  /// The declarations that the callee's name may mean.
  private func calledMembers(_ key: ExpressionKey) -> [Member] {
    switch outline(key.file)[key.id].form {
    case .name(let name, _):
      guard name.text != "self", name.text != "super", !name.text.hasPrefix("$") else { return [] }
      return lookUp(name.text, at: place(of: key))
    case .member(let base?, let name, _):
      let baseKey = ExpressionKey(file: key.file, id: base)
      if let module = moduleMembers(base, name, key) { return module }
      let baseType = type(of: baseKey)
      if case .metatype(let instance) = fullyUnwrapped(baseType) {
        if name.text == "init" || name.text == "self" { return [] }
        return members(named: name.text, of: instance, .type)
      }
      return valueMembers(named: name.text, of: baseType)
    case .member(nil, let name, _):
      guard name.text != "init", let expected = expectedType(of: key) else { return [] }
      return implicitMembers(named: name.text, of: expected)
    default:
      return []
    }
  }

  private func callables(for member: Member, at key: ExpressionKey) -> [Callable] {
    let declaration = index[member.key]
    guard declaration.kind == .function || declaration.kind == .enumCase,
      case .function(let inputs, let result) = type(of: member)
    else { return [] }
    var bound: Substitution = [:]
    bindWrittenArguments(of: key, to: genericParameters(of: member.key), &bound)
    let open = openParameters(of: member).subtracting(bound.keys)
    if isCurried(member, at: key), let own = selfType(at: member.key.file, scope: declaration.scope)
    {
      // `Type.method(value)`: the method as a function of its receiver.
      return [
        Callable(
          key: nil, parameters: [], inputs: [own.substituting(member.substitution)],
          result: .function(inputs, result), open: open, bound: bound)
      ]
    }
    return [
      Callable(
        key: member.key, parameters: declaration.parameters, inputs: inputs.map(\.type),
        result: result, open: open, bound: bound)
    ]
  }

  /// Whether a method is named on its type instead of on a value.
  private func isCurried(_ member: Member, at key: ExpressionKey) -> Bool {
    guard index[member.key].kind == .function, !index[member.key].isStatic,
      case .member(let base?, _, _) = outline(key.file)[key.id].form
    else { return false }
    if case .metatype = type(of: ExpressionKey(file: key.file, id: base)) { return true }
    return false
  }

  /// The generic parameters that a call of a member binds: its own, and those of its type where no
  /// value fixes them.
  func openParameters(of member: Member) -> Set<DeclarationKey> {
    var open = Set(genericParameters(of: member.key))
    let declaration = index[member.key]
    let isOfType =
      declaration.kind == .enumCase || declaration.isStatic || declaration.kind == .initializer
    guard isOfType, case .type(let owner) = outline(member.key.file)[declaration.scope].kind,
      let own = selfType(of: DeclarationKey(file: member.key.file, id: owner))
    else { return open }
    open.formUnion(own.parameters.filter { member.substitution[$0] == nil })
    return open
  }

  private func bindWrittenArguments(
    of key: ExpressionKey, to parameters: [DeclarationKey], _ bound: inout Substitution
  ) {
    let written: [TypeExpression]
    switch outline(key.file)[key.id].form {
    case .name(_, let arguments), .member(_, _, let arguments): written = arguments
    default: written = []
    }
    for (parameter, argument) in zip(parameters, written) {
      bound[parameter] = type(of: argument, at: place(of: key))
    }
  }

  /// Calling a value: a function, a type (its initialisers), something with `callAsFunction`.
  private func callables(ofType type: SemanticType, expression key: ExpressionKey) -> [Callable] {
    let expression = outline(key.file)[key.id]
    switch fullyUnwrapped(type) {
    case .function(let inputs, let result):
      return [
        Callable(
          key: nil, parameters: [], inputs: inputs.map(\.type), result: result,
          open: parametersLeftOpen(by: key, inputs), bound: [:])
      ]
    case .metatype(let instance):
      if case .tuple(let elements) = instance { return [makingTuple(elements, instance)] }
      return initialisers(of: instance)
    case .nominal(let id, let arguments)
    where arguments.count == 1 && id == platformType("Array"):
      // `[T]()`
      if case .metatype(let element) = arguments[0], case .array = expression.form {
        return initialisers(of: array(element))
      }
      return callsAsFunction(type)
    case .nominal(let id, let arguments)
    where arguments.count == 2 && id == platformType("Dictionary"):
      if case .metatype(let key) = arguments[0], case .metatype(let value) = arguments[1],
        case .dictionary = expression.form
      {
        return initialisers(of: .nominal(id, [key, value]))
      }
      return callsAsFunction(type)
    default:
      return callsAsFunction(type)
    }
  }

  /// The generic parameters in a returned function that the call which returned it did not fix:
  /// `make(a)(b)`, where the type of `b` is one of them.
  private func parametersLeftOpen(
    by key: ExpressionKey, _ inputs: [SemanticType.Element]
  ) -> Set<DeclarationKey> {
    guard case .call = outline(key.file)[key.id].form else { return [] }
    var open: Set<DeclarationKey> = []
    for fitting in fittings(of: key) {
      for parameter in fitting.callable.open
      where fitting.bindings[parameter] == nil
        && inputs.contains(where: { $0.type.mentions([parameter]) })
      {
        open.insert(parameter)
      }
    }
    return open
  }

  private func callsAsFunction(_ type: SemanticType) -> [Callable] {
    valueMembers(named: "callAsFunction", of: type).compactMap { member in
      guard case .function(let inputs, let result) = self.type(of: member) else { return nil }
      return Callable(
        key: member.key, parameters: index[member.key].parameters, inputs: inputs.map(\.type),
        result: result, open: openParameters(of: member), bound: [:])
    }
  }

  // MARK: - Initialisers

  private func initialisers(of instance: SemanticType) -> [Callable] {
    var open: Set<DeclarationKey> = []
    if case .nominal(let id, let arguments) = instance, let key = index[id].declaration {
      for parameter in genericParameters(of: key) where arguments.contains(.parameter(parameter)) {
        open.insert(parameter)
      }
    }
    open.formUnion(aliasParameters(in: instance))
    var found: [Callable] = members(named: "init", of: instance).compactMap { member in
      let declaration = index[member.key]
      guard declaration.kind == .initializer, case .function(let inputs, _) = type(of: member)
      else { return nil }
      let isFailable = declaration.isFailable
      return Callable(
        key: member.key, parameters: declaration.parameters, inputs: inputs.map(\.type),
        result: isFailable ? optional(instance) : instance,
        open: open.union(genericParameters(of: member.key)), bound: [:])
    }
    if let memberwise = memberwiseInitialiser(of: instance, open: open) { found.append(memberwise) }
    return found
  }

  /// `Alias(first: a, second: b)`, where the alias stands for a tuple.
  private func makingTuple(
    _ elements: [SemanticType.Element], _ instance: SemanticType
  ) -> Callable {
    let parameters = elements.map { element in
      Declaration.Parameter(
        label: element.label, name: Name(text: "", range: 0..<0), type: nil, isVariadic: false,
        hasDefault: false)
    }
    return Callable(
      key: nil, parameters: parameters, inputs: elements.map(\.type), result: instance,
      open: aliasParameters(in: instance), bound: [:])
  }

  /// The parameters of generic aliases that a type was made with and that nothing has fixed yet.
  private func aliasParameters(in type: SemanticType) -> Set<DeclarationKey> {
    var found: Set<DeclarationKey> = []
    type.forEachParameter { key in
      if index[key].kind == .genericParameter,
        case .block = outline(key.file)[index[key].scope].kind
      {
        found.insert(key)
      }
    }
    return found
  }

  /// The initialiser a struct has from its stored properties.
  private func memberwiseInitialiser(
    of instance: SemanticType, open: Set<DeclarationKey>
  ) -> Callable? {
    guard case .nominal(let id, _) = instance, let key = index[id].declaration,
      index[key].kind == .struct, let body = index[key].body, !index.files[key.file].isPlatform
    else { return nil }
    let outline = outline(key.file)
    let declared = outline[body].declarations
    guard !declared.contains(where: { outline[$0].kind == .initializer }) else { return nil }
    let substitution = substitution(of: instance, selfType: instance)
    var parameters: [Declaration.Parameter] = []
    var inputs: [SemanticType] = []
    for id in declared {
      let declaration = outline[id]
      guard declaration.kind == .variable, !declaration.isStatic, !declaration.isComputed,
        !declaration.modifiers.contains(.lazy)
      else { continue }
      let hasValue: Bool
      if case .expression = declaration.origin { hasValue = true } else { hasValue = false }
      if hasValue, declaration.isLet { continue }
      let isOptional: Bool
      if case .optional? = declaration.type?.form { isOptional = true } else { isOptional = false }
      parameters.append(
        .init(
          label: declaration.name.text, name: declaration.name, type: declaration.type,
          isVariadic: false,
          hasDefault: hasValue || (isOptional && !declaration.isLet)
            || !declaration.attributes.isEmpty))
      let type = type(ofDeclaration: DeclarationKey(file: key.file, id: id))
      inputs.append(type.substituting(substitution))
    }
    return Callable(
      key: key, parameters: parameters, inputs: inputs, result: instance, open: open, bound: [:])
  }
}
