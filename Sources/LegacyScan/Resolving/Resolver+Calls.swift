import SwiftSource

extension Resolver {
  /// What a call calls, as far as it is known.
  struct Callee {
    /// The declaration's parameters as written; empty for a value of function type.
    let parameters: [Declaration.Parameter]
    let inputs: [SemanticType]
    let result: SemanticType
    /// Generic parameters that the call binds.
    let open: Set<DeclarationKey>
    /// What is bound before the arguments are looked at.
    let bound: Substitution
    let key: DeclarationKey?
  }

  /// The candidates for a call whose labels fit, with the argument that goes to each parameter.
  func callees(_ callee: ExpressionID, _ arguments: [Expression.Argument], file: Int) -> [Callee] {
    let key = ExpressionKey(file: file, id: callee)
    var candidates: [Callee] = []
    for member in calledMembers(key) {
      candidates += self.callees(for: member, at: key)
    }
    if candidates.isEmpty {
      let type = type(of: key)
      candidates = callees(ofType: fullyUnwrapped(type), expression: outline(file)[callee])
    }
    let fitting = candidates.filter {
      $0.key == nil || assignment(of: arguments, to: $0.parameters) != nil
    }
    return fitting
  }

  /// The declarations that the callee's name may mean.
  private func calledMembers(_ key: ExpressionKey) -> [Member] {
    let expression = outline(key.file)[key.id]
    switch expression.form {
    case .name(let name, _):
      guard name.text != "self", name.text != "super", !name.text.hasPrefix("$") else { return [] }
      return lookUp(name.text, at: place(of: key))
    case .member(let base?, let name, _):
      let baseType = type(of: ExpressionKey(file: key.file, id: base))
      if case .metatype(let instance) = fullyUnwrapped(baseType) {
        if name.text == "init" || name.text == "self" { return [] }
        return members(named: name.text, of: instance)
      }
      return valueMembers(named: name.text, of: baseType)
    case .member(nil, let name, _):
      guard name.text != "init", let expected = expectedType(of: key) else { return [] }
      return valueMembers(named: name.text, of: expected)
    default:
      return []
    }
  }

  private func callees(for member: Member, at key: ExpressionKey) -> [Callee] {
    let declaration = index[member.key]
    switch declaration.kind {
    case .function, .enumCase:
      guard case .function(let inputs, let result) = type(of: member) else { return [] }
      var open = Set(genericParameters(of: member.key))
      var bound: Substitution = [:]
      bindWrittenArguments(of: key, to: genericParameters(of: member.key), &bound)
      open.subtract(bound.keys)
      // An enum case or static function of a generic type binds the type's parameters too.
      if let own = selfType(at: member.key.file, scope: declaration.scope),
        case .nominal(_, let arguments) = own,
        declaration.kind == .enumCase || declaration.isStatic
      {
        for case .parameter(let parameter) in arguments where member.substitution[parameter] == nil
        {
          open.insert(parameter)
        }
      }
      return [
        Callee(
          parameters: declaration.parameters, inputs: inputs.map(\.type), result: result,
          open: open, bound: bound, key: member.key)
      ]
    case .class, .struct, .enum, .actor, .protocol, .alias, .genericParameter, .associatedType,
      .variable, .parameter, .initializer, .subscript, .extension, .other:
      return []
    }
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
  private func callees(ofType type: SemanticType, expression: Expression) -> [Callee] {
    switch type {
    case .function(let inputs, let result):
      return [
        Callee(
          parameters: [], inputs: inputs.map(\.type), result: result, open: [], bound: [:],
          key: nil)
      ]
    case .metatype(let instance):
      return initialisers(of: instance)
    case .nominal(let id, let arguments)
    where arguments.count == 1 && id == platformType("Array"):
      // `[T]()`
      if case .metatype(let element) = arguments[0], case .array = expression.form {
        return [callee(making: array(element))]
      }
      return []
    case .nominal(let id, let arguments)
    where arguments.count == 2 && id == platformType("Dictionary"):
      if case .metatype(let key) = arguments[0], case .metatype(let value) = arguments[1],
        case .dictionary = expression.form
      {
        return [callee(making: .nominal(id, [key, value]))]
      }
      return []
    default:
      return members(named: "callAsFunction", of: type).flatMap { member -> [Callee] in
        guard case .function(let inputs, let result) = self.type(of: member) else { return [] }
        return [
          Callee(
            parameters: index[member.key].parameters, inputs: inputs.map(\.type), result: result,
            open: Set(genericParameters(of: member.key)), bound: [:], key: member.key)
        ]
      }
    }
  }

  private func callee(making type: SemanticType) -> Callee {
    Callee(parameters: [], inputs: [], result: type, open: [], bound: [:], key: nil)
  }

  private func initialisers(of instance: SemanticType) -> [Callee] {
    var open: Set<DeclarationKey> = []
    if case .nominal(let id, let arguments) = instance, let key = index[id].declaration {
      for parameter in genericParameters(of: key) where arguments.contains(.parameter(parameter)) {
        open.insert(parameter)
      }
    }
    var found: [Callee] = members(named: "init", of: instance).compactMap { member in
      guard case .function(let inputs, _) = type(of: member) else { return nil }
      return Callee(
        parameters: index[member.key].parameters, inputs: inputs.map(\.type), result: instance,
        open: open.union(genericParameters(of: member.key)), bound: [:], key: member.key)
    }
    if let memberwise = memberwiseInitialiser(of: instance, open: open) { found.append(memberwise) }
    // Whatever initialiser it is, it makes the type.
    found.append(callee(making: instance))
    return found
  }

  /// The initialiser a struct has from its stored properties.
  private func memberwiseInitialiser(of instance: SemanticType, open: Set<DeclarationKey>)
    -> Callee?
  {
    guard case .nominal(let id, _) = instance, let key = index[id].declaration,
      index[key].kind == .struct, let body = index[key].body
    else { return nil }
    let outline = outline(key.file)
    let substitution = substitution(of: instance, selfType: instance)
    var parameters: [Declaration.Parameter] = []
    var inputs: [SemanticType] = []
    for declared in outline[body].declarations {
      let declaration = outline[declared]
      guard declaration.kind == .variable, !declaration.isStatic, !declaration.isComputed else {
        continue
      }
      let hasValue: Bool
      if case .expression = declaration.origin { hasValue = true } else { hasValue = false }
      if hasValue, declaration.isLet { continue }
      let type = type(ofDeclaration: DeclarationKey(file: key.file, id: declared))
      parameters.append(
        .init(
          label: declaration.name.text, name: declaration.name, type: declaration.type,
          isVariadic: false, hasDefault: true))
      inputs.append(type.substituting(substitution))
    }
    return Callee(
      parameters: parameters, inputs: inputs, result: instance, open: open, bound: [:], key: key)
  }

  // MARK: - Arguments

  /// For each argument the index of its parameter; nil if the labels do not fit.
  func assignment(
    of arguments: [Expression.Argument], to parameters: [Declaration.Parameter]
  ) -> [Int]? {
    var result: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        guard let index = trailingParameter(position, arguments, parameters, from: next) else {
          return nil
        }
        result.append(index)
        next = index + 1
        continue
      }
      let label = argument.label?.text
      if label == nil, next > 0, next <= parameters.count, parameters[next - 1].isVariadic {
        result.append(next - 1)
        continue
      }
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      result.append(next)
      next += 1
    }
    let given = Set(result)
    for (index, parameter) in parameters.enumerated()
    where !given.contains(index) && !parameter.hasDefault && !parameter.isVariadic {
      return nil
    }
    return result
  }

  /// The parameter of the unlabelled trailing closure: the first left that can take a function.
  private func trailingParameter(
    _ position: Int, _ arguments: [Expression.Argument], _ parameters: [Declaration.Parameter],
    from next: Int
  ) -> Int? {
    guard next < parameters.count else { return nil }
    for index in next..<parameters.count {
      guard let type = parameters[index].type else { return index }
      if type.mayBeFunction { return index }
      if !parameters[index].hasDefault && !parameters[index].isVariadic { return nil }
    }
    return nil
  }

  /// Binds generic parameters from arguments that are no closures, then from closures' results.
  func bindFromArguments(
    _ arguments: [Expression.Argument], ofFile file: Int, to member: Member,
    _ parameters: Set<DeclarationKey>, _ bindings: inout Substitution
  ) {
    guard case .function(let inputs, _) = type(of: member),
      let places = assignment(of: arguments, to: index[member.key].parameters)
    else { return }
    for (argument, place) in zip(arguments, places) where place < inputs.count {
      let type = type(of: ExpressionKey(file: file, id: argument.value))
      unify(inputs[place].type, with: type, parameters, &bindings)
    }
  }

  /// The input types of a callee with generic parameters bound by the arguments, closures among
  /// them only if asked.
  func bindings(
    of callee: Callee, _ arguments: [Expression.Argument], file: Int, closures: ClosureArguments
  ) -> Substitution {
    var bindings = callee.bound
    guard !callee.open.isEmpty else { return bindings }
    let places = assignment(of: arguments, to: callee.parameters)
    for phase in [ClosureArguments.skipped, .included] {
      if phase == .included, closures == .skipped { break }
      for (position, argument) in arguments.enumerated() {
        let place = places?[position] ?? position
        guard place < callee.inputs.count else { continue }
        let isClosure: Bool
        switch outline(file)[argument.value].form {
        case .closure: isClosure = true
        case .keyPath(nil, _): isClosure = true
        default: isClosure = false
        }
        guard isClosure == (phase == .included) else { continue }
        let pattern = callee.inputs[place].substituting(bindings)
        let actual = type(of: ExpressionKey(file: file, id: argument.value))
        unify(pattern, with: actual, callee.open, &bindings)
      }
    }
    return bindings
  }

  enum ClosureArguments { case skipped, included }

  /// The type of a call.
  func typeOfCall(_ callee: ExpressionID, _ arguments: [Expression.Argument], file: Int)
    -> SemanticType
  {
    let candidates = callees(callee, arguments, file: file)
    guard !candidates.isEmpty else {
      // A type made by an initialiser that was not read, or a function whose labels do not fit.
      if case .metatype(let instance) = type(of: ExpressionKey(file: file, id: callee)) {
        return instance
      }
      return .unknown
    }
    let fitting = candidates.count == 1 ? candidates : fittingByType(candidates, arguments, file)
    var results: [SemanticType] = []
    for candidate in fitting {
      var result = candidate.result
      if !candidate.open.isEmpty, result.mentions(candidate.open) {
        let bound = bindings(of: candidate, arguments, file: file, closures: .included)
        result = result.substituting(bound)
      } else {
        result = result.substituting(candidate.bound)
      }
      if !results.contains(result) { results.append(result) }
      // An initialiser list ends with the type whatever the labels are.
      if case .metatype = type(of: ExpressionKey(file: file, id: callee)) { break }
    }
    if results.count == 1 { return results[0] }
    let known = results.filter { !$0.isUnknown }
    return known.count == 1 ? known[0] : .unknown
  }

  /// Of overloads whose labels fit those that can take the arguments' types.
  func fittingByType(
    _ candidates: [Callee], _ arguments: [Expression.Argument], _ file: Int
  ) -> [Callee] {
    let fitting = candidates.filter { candidate in
      guard candidate.key != nil, let places = assignment(of: arguments, to: candidate.parameters)
      else { return true }
      for (argument, place) in zip(arguments, places) where place < candidate.inputs.count {
        let expression = outline(file)[argument.value]
        if case .closure = expression.form { continue }
        let expected = candidate.inputs[place]
        if expected.mentions(candidate.open) { continue }
        if case .member(nil, _, _) = expression.form { continue }
        let actual = type(of: ExpressionKey(file: file, id: argument.value))
        if actual.isUnknown || expected.isUnknown { continue }
        if !canPass(actual, as: expected) { return false }
      }
      return true
    }
    return fitting.isEmpty ? candidates : fitting
  }
}

extension TypeExpression {
  /// Whether a closure can be a value of the written type.
  var mayBeFunction: Bool {
    switch form {
    case .function, .unknown: true
    case .optional(let inner): inner.mayBeFunction
    case .named(let parts):
      // An alias or a generic parameter may stand for a function; these do not.
      ![
        "Int", "String", "Bool", "Double", "Float", "CGFloat", "TimeInterval", "CGRect", "CGSize",
        "CGPoint", "UIEdgeInsets", "DispatchQueue",
      ].contains(parts.last?.name.text ?? "")
    case .tuple, .array, .dictionary, .composition, .metatype, .member: false
    }
  }
}
