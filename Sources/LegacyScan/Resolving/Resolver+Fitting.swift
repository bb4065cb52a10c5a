import SwiftSource

extension Resolver {
  /// What it costs to pass an argument for an input, which may mention open parameters; binds them.
  /// Nil if it cannot be passed. What a closure returns is not looked at.
  func fit(
    _ argument: ExpressionID, ofFile file: Int, to input: SemanticType,
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    let key = ExpressionKey(file: file, id: argument)
    switch outline(file)[argument].form {
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return fit(elements[0].value, ofFile: file, to: input, open, &bindings)
    case .effect(let inner):
      return fit(inner, ofFile: file, to: input, open, &bindings)
    case .closure(let scope):
      return fit(closure: scope, key, to: input, open, &bindings)
    case .literal(.null):
      return canBeNull(input.substituting(bindings), open) ? FitCost.none : nil
    case .literal(let literal):
      return fit(literal, to: input.substituting(bindings), open, &bindings)
    case .prefix(operator: "-", let operand), .prefix(operator: "+", let operand):
      if case .literal = outline(file)[operand].form {
        return fit(operand, ofFile: file, to: input, open, &bindings)
      }
    case .member(nil, let name, _):
      return fit(implicitMember: name.text, to: input.substituting(bindings), open)
    case .call(let callee, _):
      if case .member(nil, let name, _) = outline(file)[callee].form {
        return fit(implicitMember: name.text, to: input.substituting(bindings), open)
      }
    case .array(let elements):
      return fit(array: elements, key, to: input.substituting(bindings), open, &bindings)
    case .keyPath(nil, let components):
      return fit(keyPath: components, to: input.substituting(bindings), open)
    default:
      break
    }
    if let cost = fitOverloaded(key, to: input.substituting(bindings), open, &bindings) {
      return cost
    }
    let actual = type(of: key)
    if let cost = fit(enclosed: actual, to: input, open, &bindings) { return cost }
    return match(actual, to: input, open, &bindings)
  }

  /// A value where a function without inputs is wanted: of an `@autoclosure` parameter its result.
  private func fit(
    enclosed actual: SemanticType, to input: SemanticType, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    guard case .function(let inputs, let result) = input, inputs.isEmpty, !actual.isUnknown,
      !result.isUnknown
    else { return nil }
    if case .function = fullyUnwrapped(actual) { return nil }
    return match(actual, to: result, open, &bindings)
  }

  private func fit(
    closure scope: ScopeID, _ key: ExpressionKey, to input: SemanticType,
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    let pattern = fullyUnwrapped(input.substituting(bindings))
    let outline = outline(key.file)
    guard case .function(let inputs, let result) = pattern else {
      if case .nominal(let id, _) = pattern {
        return isRead(id) && index[id].name != "Any" ? nil : FitCost.unsure
      }
      if case .tuple = pattern { return nil }
      return FitCost.none
    }
    let count = parameterCount(of: scope, outline)
    guard count == inputs.count || takesTuple(count, inputs) else { return nil }
    var cost = FitCost.none
    let named = outline[scope].declarations.filter { outline[$0].kind == .parameter }
    for (declared, input) in zip(named, inputs) {
      guard let written = outline[declared].type else { continue }
      let type = type(of: written, at: Place(file: key.file, scope: scope, offset: 0))
      guard let fitted = match(type, to: input.type, open, &bindings) else { return nil }
      cost = cost + fitted
    }
    if let written = outline[scope].resultType {
      let type = type(of: written, at: Place(file: key.file, scope: scope, offset: 0))
      guard let fitted = match(type, to: result, open, &bindings) else { return nil }
      cost = cost + fitted
    }
    return cost
  }

  /// `{ key, value in }` given one pair.
  private func takesTuple(_ count: Int, _ inputs: [SemanticType.Element]) -> Bool {
    guard inputs.count == 1 else { return false }
    switch inputs[0].type {
    case .tuple(let parts): return parts.count == count
    case .nominal, .function, .metatype: return false
    case .parameter, .dependent, .composition, .alternatives, .unknown: return count > 1
    }
  }

  // MARK: - Literals

  private func canBeNull(_ type: SemanticType, _ open: Set<DeclarationKey>) -> Bool {
    switch type {
    case .nominal(let id, _): id == platformType("Optional") || !isRead(id)
    case .parameter, .dependent, .composition, .unknown: true
    case .alternatives(let types): types.contains { canBeNull($0, open) }
    case .tuple, .function, .metatype: false
    }
  }

  private static let integerTypes: Set<String> = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "CGFloat", "NSNumber",
  ]
  private static let floatTypes: Set<String> = ["Float", "CGFloat", "NSNumber"]
  private static let stringTypes: Set<String> = ["Character", "NSString"]

  /// A literal where a type is expected; into an open parameter goes its default type.
  private func fit(
    _ literal: Expression.Literal, to input: SemanticType, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    var cost = FitCost.none
    var target = input
    while case .nominal(let id, let arguments) = target, id == platformType("Optional"),
      let wrapped = arguments.first
    {
      target = wrapped
      cost.wrapping += 1
    }
    let own: SemanticType
    let others: Set<String>
    switch literal {
    case .integer: (own, others) = (.nominal(platformType("Int"), []), Resolver.integerTypes)
    case .float: (own, others) = (.nominal(platformType("Double"), []), Resolver.floatTypes)
    case .boolean: (own, others) = (boolean, [])
    case .string: (own, others) = (.nominal(platformType("String"), []), Resolver.stringTypes)
    case .regex, .null: return .unsure
    }
    guard case .nominal(let id, _) = target else { return match(own, to: target, open, &bindings) }
    if target == own { return cost }
    if let key = index[id].declaration, index[key].kind == .protocol {
      return match(own, to: target, open, &bindings).map { $0 + cost }
    }
    let isOther = others.contains(index[id].name) || isLiteralType(target, literal)
    if !isRead(id) { return FitCost.unsure }
    guard isOther else { return nil }
    cost.literals += 1
    return cost
  }

  /// Whether the project makes its type a type of such literals.
  private func isLiteralType(_ type: SemanticType, _ literal: Expression.Literal) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .nominal(let id, _) = ancestor else { return false }
      switch (literal, index[id].name) {
      case (.integer, "ExpressibleByIntegerLiteral"), (.integer, "ExpressibleByFloatLiteral"),
        (.float, "ExpressibleByFloatLiteral"), (.boolean, "ExpressibleByBooleanLiteral"),
        (.string, "ExpressibleByStringLiteral"), (.string, "ExpressibleByStringInterpolation"):
        return true
      default:
        return false
      }
    }
  }

  private func fit(
    array elements: [ExpressionID], _ key: ExpressionKey, to input: SemanticType,
    _ open: Set<DeclarationKey>, _ bindings: inout Substitution
  ) -> FitCost? {
    let target = fullyUnwrapped(input)
    guard case .nominal(let id, let arguments) = target, isRead(id) else {
      return elements.isEmpty
        ? FitCost.none : match(type(of: key), to: input, open, &bindings)
    }
    let isList = ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(index[id].name)
    guard isList, let element = arguments.first else {
      if elements.isEmpty { return FitCost.unsure }
      if case .nominal(_, _) = target, lineage(of: target).contains(where: isArrayLiteralType) {
        return FitCost.unsure
      }
      return match(type(of: key), to: input, open, &bindings)
    }
    var cost = FitCost.none
    for value in elements {
      guard let fitted = fit(value, ofFile: key.file, to: element, open, &bindings) else {
        return nil
      }
      cost = cost + fitted
    }
    return cost
  }

  private func isArrayLiteralType(_ type: SemanticType) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return index[id].name == "ExpressibleByArrayLiteral" || index[id].name == "OptionSet"
  }

  // MARK: - Values that take their meaning from the input

  private func fit(
    implicitMember name: String, to input: SemanticType, _ open: Set<DeclarationKey>
  ) -> FitCost? {
    let target = fullyUnwrapped(input)
    switch target {
    case .nominal(let id, _):
      guard isRead(id), name != "init" else { return FitCost.none }
      if !implicitMembers(named: name, of: input).isEmpty { return FitCost.none }
      let isPlatform = index[id].declaration.map { index.files[$0.file].isPlatform } ?? true
      return isPlatform || hasUnreadAncestor(target) ? FitCost.unsure : nil
    case .tuple, .function, .metatype: return nil
    case .parameter, .dependent, .composition, .alternatives, .unknown: return FitCost.none
    }
  }

  private func fit(
    keyPath components: [Expression.KeyPathComponent], to input: SemanticType,
    _ open: Set<DeclarationKey>
  ) -> FitCost? {
    let target = fullyUnwrapped(input)
    let root: SemanticType?
    switch target {
    case .function(let inputs, _):
      guard inputs.count == 1 else { return nil }
      root = inputs[0].type
    case .nominal(let id, let arguments):
      guard index[id].name.hasSuffix("KeyPath") else {
        return isRead(id) && index[id].name != "Any" ? nil : FitCost.unsure
      }
      root = arguments.first
    case .tuple, .metatype: return nil
    case .parameter, .dependent, .composition, .alternatives, .unknown: return FitCost.none
    }
    guard let root, case .property(let first)? = components.first,
      case .nominal(let id, _) = root, isRead(id), !hasUnreadAncestor(root)
    else { return FitCost.none }
    let isPlatform = index[id].declaration.map { index.files[$0.file].isPlatform } ?? true
    return isPlatform || !members(named: first.text, of: root).isEmpty
      || !members(named: "subscript", of: root).isEmpty ? FitCost.none : nil
  }

  /// A name of several functions passed as a value: one of them must fit.
  private func fitOverloaded(
    _ key: ExpressionKey, to input: SemanticType, _ open: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) -> FitCost? {
    guard case .function = fullyUnwrapped(input) else { return nil }
    let found: [Member]
    switch outline(key.file)[key.id].form {
    case .name(let name, _): found = lookUp(name.text, at: place(of: key))
    case .member(let base?, let name, _):
      found = valueMembers(
        named: name.text, of: type(of: ExpressionKey(file: key.file, id: base)))
    default: return nil
    }
    guard found.count > 1, found.allSatisfy({ index[$0.key].kind == .function }) else { return nil }
    for member in found {
      var attempt = bindings
      if let cost = match(type(of: member), to: input, open, &attempt) {
        bindings = attempt
        return cost
      }
    }
    return nil
  }

  /// Whether the type's declaration was read.
  func isRead(_ id: TypeID) -> Bool { index[id].declaration != nil }
}
