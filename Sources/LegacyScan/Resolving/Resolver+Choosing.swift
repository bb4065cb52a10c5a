import SwiftSource

extension Resolver {
  /// What is applied to arguments: a call, a subscript, an operator.
  struct Application {
    let callables: [Callable]
    let arguments: [CallArgument]
    /// Operands go to parameters whatever the labels are.
    let labels: Labels

    enum Labels { case matter, areIgnored }
  }

  /// The callables that a call, subscript or operator may mean, with what its arguments bind, the
  /// likeliest first. What closures return is not looked at.
  func fittings(of key: ExpressionKey) -> [Fitting] {
    ask(.application(key), whenOpen: .fittings([])) {
      guard let application = application(key) else { return .fittings([]) }
      return .fittings(choose(application, file: key.file))
    }.fittings
  }

  func application(_ key: ExpressionKey) -> Application? {
    switch outline(key.file)[key.id].form {
    case .call(let callee, let arguments):
      return Application(
        callables: callables(ofCallee: ExpressionKey(file: key.file, id: callee)),
        arguments: arguments.map { CallArgument($0) }, labels: .matter)
    case .index(let base, let arguments):
      let type = type(of: ExpressionKey(file: key.file, id: base))
      return Application(
        callables: subscripts(of: type), arguments: arguments.map { CallArgument($0) },
        labels: .matter)
    case .binary(let op, let left, let right):
      return Application(
        callables: operators(named: op.text, .infix),
        arguments: [left, right].map(CallArgument.init),
        labels: .areIgnored)
    case .prefix(let op, let operand):
      return Application(
        callables: operators(named: op, .prefix), arguments: [CallArgument(operand)],
        labels: .areIgnored)
    case .postfix(let op, let operand):
      return Application(
        callables: operators(named: op, .postfix), arguments: [CallArgument(operand)],
        labels: .areIgnored)
    default:
      return nil
    }
  }

  // MARK: - Choosing

  /// Of more overloads with the same labels none is chosen.
  private static let mostChosenFrom = 64

  private func choose(_ application: Application, file: Int) -> [Fitting] {
    var placed: [Fitting] = []
    for callable in application.callables {
      guard let places = places(for: callable, application) else { continue }
      placed.append(
        Fitting(callable: callable, places: places, bindings: callable.bound, cost: .none))
    }
    if placed.count == 1, placed[0].callable.open.isEmpty { return placed }
    if placed.count > Resolver.mostChosenFrom { return [] }
    var fitting = placed.compactMap { fitted($0, application.arguments, file) }
    if fitting.isEmpty {
      // Something about the types is not known; the labels are all there is to go by.
      return placed.map { candidate in
        var candidate = candidate
        candidate.cost.isUnsure = true
        return candidate
      }
    }
    if fitting.count > 1 { fitting = best(of: fitting, file) }
    return fitting
  }

  private func places(for callable: Callable, _ application: Application) -> [Int]? {
    let count = application.arguments.count
    if callable.key == nil || application.labels == .areIgnored {
      return callable.inputs.count == count ? Array(0..<count) : nil
    }
    return assignment(of: application.arguments, to: callable.parameters)
  }

  /// The fitting with what the arguments bind; nil if an argument cannot be passed.
  private func fitted(_ candidate: Fitting, _ arguments: [CallArgument], _ file: Int) -> Fitting? {
    var candidate = candidate
    let open = candidate.callable.open
    // Closures and names that take their type from others come last.
    for phase in [ArgumentPhase.independent, .dependent] {
      for (position, argument) in arguments.enumerated()
      where ArgumentPhase(of: outline(file)[argument.value].form) == phase {
        guard let input = candidate.input(ofArgument: position) else { continue }
        guard
          let cost = fit(argument.value, ofFile: file, to: input, open, &candidate.bindings)
        else { return nil }
        candidate.cost = candidate.cost + cost
      }
      guard !open.isEmpty else { continue }
      if bindByRequirements(&candidate) == .no { return nil }
    }
    return candidate
  }

  private enum ArgumentPhase {
    case independent, dependent

    init(of form: Expression.Form) {
      switch form {
      case .closure, .keyPath(nil, _), .member(nil, _, _): self = .dependent
      default: self = .independent
      }
    }
  }

  /// Binds what `where` clauses of the callable fix, and checks what they demand.
  private func bindByRequirements(_ candidate: inout Fitting) -> Truth {
    guard let key = candidate.callable.key else { return .yes }
    let declaration = index[key]
    guard !declaration.requirements.isEmpty,
      declaration.kind == .function
        || declaration.kind == .initializer || declaration.kind == .subscript
    else { return .yes }
    let open = candidate.callable.open
    let place = Place(
      file: key.file, scope: declaration.body ?? declaration.scope,
      offset: declaration.range.lowerBound)
    for requirement in declaration.requirements where requirement.relation == .equals {
      guard let left = requirementSubject(requirement.left, of: declaration, ofFile: key.file)
      else { continue }
      let right = type(of: requirement.right, at: place)
      let one = resolvedIfDependent(left.substituting(candidate.bindings))
      let other = resolvedIfDependent(right.substituting(candidate.bindings))
      if one.isUnknown || other.isUnknown { continue }
      if other.mentions(open), !one.mentions(open) {
        unify(other, with: one, open, &candidate.bindings)
      } else if one.mentions(open), !other.mentions(open) {
        unify(one, with: other, open, &candidate.bindings)
      } else if !one.mentions(open), isSame(one, other) == .no {
        return .no
      }
    }
    return .yes
  }

  // MARK: - Results

  /// The type of a call, subscript or operator; nil if nothing that was read fits.
  func typeOfApplication(_ key: ExpressionKey) -> SemanticType? {
    let candidates = fittings(of: key)
    guard !candidates.isEmpty, let application = application(key) else { return nil }
    var complete = candidates.compactMap {
      completed($0, application.arguments, key.file, isOnly: candidates.count == 1)
    }
    if complete.isEmpty { complete = candidates }
    if complete.count > 1 { complete = best(of: complete, key.file) }
    var results: [SemanticType] = []
    for candidate in complete {
      let result = result(of: candidate, key)
      if !results.contains(result) { results.append(result) }
    }
    if results.count == 1 { return results[0] }
    if let expected = expectedType(of: key), !expected.isUnknown {
      let passing = results.filter { canPass($0, as: expected) && !$0.isUnknown }
      if passing.count == 1 { return passing[0] }
      let exact = passing.filter { $0 == expected }
      if exact.count == 1 { return exact[0] }
    }
    return .unknown
  }

  private func result(of candidate: Fitting, _ key: ExpressionKey) -> SemanticType {
    let open = candidate.callable.open
    var bindings = candidate.bindings
    var result = candidate.callable.result.substituting(bindings)
    guard !open.isEmpty, result.mentions(open) else { return result }
    if let expected = expectedType(of: key) {
      _ = match(expected, to: result, open, &bindings)
      result = candidate.callable.result.substituting(bindings)
    }
    let own = selfType(at: key.file, scope: outline(key.file)[key.id].scope)
    var leftovers: Substitution = [:]
    for parameter in open where bindings[parameter] == nil {
      if own?.mentions([parameter]) ?? false { continue }
      // A call of the result may fix it.
      if isCalled(key), case .function(let inputs, _) = result,
        inputs.contains(where: { $0.type.mentions([parameter]) })
      {
        continue
      }
      leftovers[parameter] = bounds(of: parameter).first { isClass($0) } ?? .unknown
    }
    return result.substituting(leftovers)
  }

  /// Whether the value of an expression is called at once.
  private func isCalled(_ key: ExpressionKey) -> Bool {
    let outline = outline(key.file)
    guard let parent = outline[key.id].parent, case .call(let callee, _) = outline[parent].form
    else { return false }
    return callee == key.id
  }

  private func typeOfArgument(
    _ argument: ExpressionID, at position: Int, of candidate: Fitting, _ file: Int
  ) -> SemanticType {
    if case .closure(let scope) = outline(file)[argument].form,
      let builder = builder(ofArgument: position, in: candidate)
    {
      return .function([], built(by: builder, scope, ofFile: file))
    }
    return type(of: ExpressionKey(file: file, id: argument))
  }

  /// The fitting with what closures' values bind; nil if one of them does not fit.
  private func completed(
    _ candidate: Fitting, _ arguments: [CallArgument], _ file: Int, isOnly: Bool
  ) -> Fitting? {
    var candidate = candidate
    let open = candidate.callable.open
    if isOnly, open.isEmpty { return candidate }
    for (position, argument) in arguments.enumerated() {
      guard let input = candidate.input(ofArgument: position) else { continue }
      switch outline(file)[argument.value].form {
      case .closure, .keyPath(nil, _): break
      default: continue
      }
      if isOnly, !input.mentions(open) { continue }
      let actual = typeOfArgument(argument.value, at: position, of: candidate, file)
      let pattern = input.substituting(candidate.bindings)
      guard let cost = match(actual, to: pattern, open, &candidate.bindings) else {
        if isOnly { continue }
        return nil
      }
      candidate.cost = candidate.cost + cost
    }
    if !open.isEmpty { _ = bindByRequirements(&candidate) }
    return candidate
  }
}
