import SwiftSource

extension Resolver {
  /// The type that the surroundings of an expression expect of it; nil if they say nothing.
  func expectedType(of key: ExpressionKey) -> SemanticType? {
    ask(.expectation(key), whenOpen: .typeIfAny(nil)) { .typeIfAny(findExpectedType(of: key)) }
      .typeIfAny
  }

  private func findExpectedType(of key: ExpressionKey) -> SemanticType? {
    let outline = outline(key.file)
    guard let parent = outline[key.id].parent else { return expectedOfRoot(key) }
    let parentKey = ExpressionKey(file: key.file, id: parent)
    switch outline[parent].form {
    case .call(let callee, let arguments):
      if callee == key.id { return expectedOfCallee(key, arguments, parentKey) }
      return expectedOfArgument(key, arguments.map(\.value), parentKey)
    case .index(let base, let arguments):
      if base == key.id {
        return isImplicitChain(key) ? expectedType(of: parentKey) : nil
      }
      if arguments.first?.label?.text == "keyPath" {
        let root = type(of: ExpressionKey(file: key.file, id: base))
        return .nominal(platformType("KeyPath"), [root, .unknown])
      }
      return expectedOfArgument(key, arguments.map(\.value), parentKey)
    case .binary(let op, let left, let right):
      return expectedOfOperand(key, op.text, left, right, parentKey)
    case .conditional(let condition, _, _):
      return condition == key.id ? boolean : expectedType(of: parentKey)
    case .tuple(let elements):
      guard elements.count > 1 else { return expectedType(of: parentKey) }
      guard let position = elements.firstIndex(where: { $0.value == key.id }),
        case .tuple(let types)? = expectedType(of: parentKey), position < types.count
      else { return nil }
      return types[position].type
    case .effect, .inOut, .branches:
      return expectedType(of: parentKey)
    case .optionalTry:
      return expectedType(of: parentKey).map { unwrapped($0) }
    case .array:
      return expectedType(of: parentKey).map { element(of: $0) }
    case .dictionary(let parts):
      guard
        case .nominal(_, let arguments)? = expectedType(of: parentKey).map({ fullyUnwrapped($0) }),
        arguments.count == 2, let position = parts.firstIndex(of: key.id)
      else { return nil }
      return arguments[position % 2]
    case .cast(_, .coercion, let written), .cast(_, .forced, let written):
      return type(of: written, at: place(of: key))
    case .member(let base?, let name, _):
      // `.shared.map`: an implicit member that goes on has the type of the whole.
      return base == key.id && isImplicitChain(key) && name.text != "self"
        ? expectedType(of: parentKey) : nil
    case .chain, .forceUnwrap:
      return isImplicitChain(key) ? expectedType(of: parentKey) : nil
    case .prefix(_, let operand), .postfix(_, let operand):
      return expectedOfArgument(key, [operand], parentKey)
    case .name, .member, .cast, .closure, .literal, .interpolation, .keyPath, .type, .macro,
      .unknown:
      return nil
    }
  }

  private func isImplicitChain(_ key: ExpressionKey) -> Bool {
    let outline = outline(key.file)
    var current = key.id
    while true {
      switch outline[current].form {
      case .member(let base, _, _):
        guard let base else { return true }
        current = base
      case .call(let callee, _): current = callee
      case .index(let base, _): current = base
      case .chain(let inner), .forceUnwrap(let inner): current = inner
      default: return false
      }
    }
  }

  /// The initial value of a variable, what a function returns, a closure's value.
  private func expectedOfRoot(_ key: ExpressionKey) -> SemanticType? {
    let outline = outline(key.file)
    if let declaration = initialisedDeclarations(key.file)[key.id] {
      guard let written = outline[declaration].type else { return nil }
      let place = Place(
        file: key.file, scope: outline[declaration].scope,
        offset: outline[declaration].range.lowerBound)
      return type(of: written, at: place)
    }
    if let attribute = attributeArguments(key.file)[key.id] {
      return expectedOfAttributeArgument(key, attribute)
    }
    guard let scope = returningScopes(key.file)[key.id] else { return nil }
    switch outline[scope].kind {
    case .function(let declaration?):
      let type = type(ofDeclaration: DeclarationKey(file: key.file, id: declaration))
      switch outline[declaration].kind {
      case .function, .subscript, .initializer:
        if case .function(_, let result) = type { return result }
        return nil
      default:
        return type
      }
    case .closure(let closure):
      if let written = outline[scope].resultType {
        return self.type(of: written, at: Place(file: key.file, scope: scope, offset: 0))
      }
      let closureKey = ExpressionKey(file: key.file, id: closure)
      guard !isBuilt(closureKey),
        case .function(_, let result)? = expectedType(
          of: closureKey
        ).map({ fullyUnwrapped($0) })
      else { return nil }
      return result
    case .file, .type, .function, .block:
      return nil
    }
  }

  /// What a property wrapper's initialiser takes where an attribute gives it an argument.
  private func expectedOfAttributeArgument(
    _ key: ExpressionKey, _ use: AttributeUse
  ) -> SemanticType? {
    let declaration = outline(key.file)[use.declaration]
    let attribute = declaration.attributes[use.attribute]
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    let wrapper = type(of: attribute.type, at: place)
    let isKeyPath: Bool
    if case .keyPath = outline(key.file)[key.id].form {
      isKeyPath = true
    } else {
      isKeyPath = false
    }
    for initialiser in members(named: "init", of: wrapper) {
      guard case .function(let inputs, _) = type(of: initialiser),
        let places = assignment(
          of: attribute.arguments, to: index[initialiser.key].parameters),
        places[use.argument] < inputs.count
      else { continue }
      let expected = inputs[places[use.argument]].type
      if isKeyPath, case .nominal(_, let arguments) = expected, arguments.count == 2 {
        return expected
      }
      if !isKeyPath { return expected }
    }
    return nil
  }

  private func expectedOfCallee(
    _ key: ExpressionKey, _ arguments: [Expression.Argument], _ call: ExpressionKey
  ) -> SemanticType? {
    // `{ … }(argument)`: the closure takes what it is given.
    if case .closure = outline(key.file)[key.id].form {
      let inputs = arguments.map {
        SemanticType.Element(
          label: nil, type: type(of: ExpressionKey(file: key.file, id: $0.value)))
      }
      return .function(inputs, .unknown)
    }
    // `.make(…)`, `.init(…)`: the call has the type expected.
    return isImplicitChain(key) ? expectedType(of: call) : nil
  }

  private func expectedOfArgument(
    _ key: ExpressionKey, _ arguments: [ExpressionID], _ application: ExpressionKey
  ) -> SemanticType? {
    guard let position = arguments.firstIndex(of: key.id) else { return nil }
    var answers: [SemanticType] = []
    for candidate in fittings(of: application) {
      guard let input = candidate.input(ofArgument: position) else { continue }
      var type = input.substituting(candidate.bindings)
      let open = candidate.callable.open
      if !open.isEmpty, type.mentions(open), let expected = expectedType(of: application) {
        var bindings = candidate.bindings
        unify(candidate.callable.result, with: expected, open, &bindings)
        type = input.substituting(bindings)
      }
      let settled = settled(type, at: self.place(of: key))
      if !answers.contains(settled) { answers.append(settled) }
    }
    guard answers.count > 1 else { return answers.first }
    return commonFunction(answers)
  }

  /// The function type of several that take the same inputs; its result is known if they agree.
  private func commonFunction(_ types: [SemanticType]) -> SemanticType? {
    var common: SemanticType?
    for case .function(let inputs, let result) in types.map({ fullyUnwrapped($0) }) {
      guard case .function(let others, let otherResult)? = common else {
        common = .function(inputs, result)
        continue
      }
      guard inputs.map(\.type) == others.map(\.type) else { return nil }
      if result != otherResult { common = .function(inputs, .unknown) }
    }
    return common
  }

  private func expectedOfOperand(
    _ key: ExpressionKey, _ op: String, _ left: ExpressionID, _ right: ExpressionID,
    _ parent: ExpressionKey
  ) -> SemanticType? {
    let isLeft = left == key.id
    let other = ExpressionKey(file: key.file, id: isLeft ? right : left)
    switch op {
    case "=":
      return isLeft ? nil : type(of: other)
    case "??":
      return isLeft
        ? expectedType(of: parent).map { optional($0) }
        : expectedType(of: parent) ?? unwrapped(type(of: other))
    default:
      break
    }
    if let expected = expectedOfArgument(key, [left, right], parent) { return expected }
    return ["==", "!=", "~="].contains(op) ? type(of: other) : nil
  }

  // MARK: - Closures

  /// The type of a closure's parameter: written, or what the surroundings give it.
  func closureParameter(_ position: Int, of closure: ExpressionKey) -> SemanticType {
    guard let expected = expectedType(of: closure),
      case .function(let inputs, _) = fullyUnwrapped(expected)
    else { return .unknown }
    let outline = outline(closure.file)
    let type: SemanticType
    if inputs.count == 1, case .tuple(let parts) = inputs[0].type, parts.count > 1,
      case .closure(let scope) = outline[closure.id].form, takesSeveral(scope, outline)
    {
      // `{ key, value in }` given one pair.
      type = position < parts.count ? parts[position].type : .unknown
    } else {
      type = position < inputs.count ? inputs[position].type : .unknown
    }
    return settled(type, at: place(of: closure))
  }

  private func takesSeveral(_ scope: ScopeID, _ outline: Outline) -> Bool {
    parameterCount(of: scope, outline) > 1
  }

  /// How many parameters a closure names or uses as `$0`, `$1`, ...
  func parameterCount(of closure: ScopeID, _ outline: Outline) -> Int {
    let scope = outline[closure]
    let named =
      scope.hasSignature ? scope.declarations.count { outline[$0].kind == .parameter } : 0
    return max(named, scope.anonymousCount)
  }

  /// The type of `$0` and its like at a place.
  func anonymousParameter(_ position: Int, at place: Place) -> SemanticType {
    let outline = outline(place.file)
    var current: ScopeID? = place.scope
    while let id = current {
      if case .closure(let closure) = outline[id].kind, !hasParameters(id, outline) {
        return closureParameter(position, of: ExpressionKey(file: place.file, id: closure))
      }
      current = outline[id].parent
    }
    return .unknown
  }

  private func hasParameters(_ scope: ScopeID, _ outline: Outline) -> Bool {
    guard outline[scope].hasSignature else { return false }
    return outline[scope].declarations.contains { outline[$0].kind == .parameter }
  }

  // MARK: - Where values go

  func initialisedDeclarations(_ file: Int) -> [ExpressionID: DeclarationID] {
    if let known = initialised[file] { return known }
    var map: [ExpressionID: DeclarationID] = [:]
    for (index, declaration) in outline(file).declarations.enumerated() {
      if case .expression(let id, let steps) = declaration.origin, steps.isEmpty {
        map[id] = DeclarationID(index)
      }
    }
    initialised[file] = map
    return map
  }

  /// Both sides of each assignment in a file to a variable or member of a name.
  func assignments(
    to name: String, inFile file: Int
  ) -> [(left: ExpressionID, right: ExpressionID)] {
    if let known = assigned[file] { return known[name] ?? [] }
    let outline = outline(file)
    var map: [String: [(left: ExpressionID, right: ExpressionID)]] = [:]
    for expression in outline.expressions {
      guard case .binary(let op, let left, let right) = expression.form, op.text == "=" else {
        continue
      }
      switch outline[left].form {
      case .name(let name, _), .member(_, let name, _):
        map[name.text, default: []].append((left, right))
      default:
        continue
      }
    }
    assigned[file] = map
    return map[name] ?? []
  }

  struct AttributeUse {
    let declaration: DeclarationID
    let attribute: Int
    let argument: Int
  }

  func attributeArguments(_ file: Int) -> [ExpressionID: AttributeUse] {
    if let known = attributeUses[file] { return known }
    var map: [ExpressionID: AttributeUse] = [:]
    for (index, declaration) in outline(file).declarations.enumerated() {
      for (position, attribute) in declaration.attributes.enumerated() {
        for (place, argument) in attribute.arguments.enumerated() {
          map[argument.value] = AttributeUse(
            declaration: DeclarationID(index), attribute: position, argument: place)
        }
      }
    }
    attributeUses[file] = map
    return map
  }

  func returningScopes(_ file: Int) -> [ExpressionID: ScopeID] {
    if let known = returned[file] { return known }
    var map: [ExpressionID: ScopeID] = [:]
    for (index, scope) in outline(file).scopes.enumerated() {
      for result in scope.results { map[result] = ScopeID(index) }
    }
    returned[file] = map
    return map
  }
}
