import SwiftSource

extension Resolver {
  // MARK: - Subscripts and operators

  /// The type of `base[arguments]`.
  func typeOfSubscript(
    _ base: ExpressionID, _ arguments: [Expression.Argument], _ key: ExpressionKey
  )
    -> SemanticType
  {
    if arguments.first?.label?.text == "keyPath", let argument = arguments.first,
      case .nominal(_, let parts) = type(of: ExpressionKey(file: key.file, id: argument.value)),
      parts.count == 2
    {
      return parts[1]
    }
    if case .metatype(let instance) = type(of: ExpressionKey(file: key.file, id: base)),
      arguments.isEmpty
    {
      return .metatype(instance)
    }
    return typeOfApplication(key) ?? .unknown
  }

  /// The subscripts of a value, or of a type where `type` is its metatype.
  func subscripts(of type: SemanticType) -> [Callable] {
    let found: [Member]
    if case .metatype(let instance) = type {
      found = members(named: "subscript", of: instance).filter { index[$0.key].isStatic }
    } else {
      found = valueMembers(named: "subscript", of: type)
    }
    return found.compactMap { member in
      let declaration = index[member.key]
      guard declaration.parameters.first?.label != "dynamicMember",
        case .function(let inputs, let result) = self.type(of: member)
      else { return nil }
      return Callable(
        key: member.key, parameters: declaration.parameters, inputs: inputs.map(\.type),
        result: result, open: openParameters(of: member), bound: [:])
    }
  }

  func typeOfPrefix(_ op: String, _ operand: ExpressionID, _ key: ExpressionKey) -> SemanticType {
    if let type = typeOfApplication(key) { return type }
    return op == "!" ? boolean : type(of: ExpressionKey(file: key.file, id: operand))
  }

  func typeOfBinary(
    _ op: String, _ left: ExpressionID, _ right: ExpressionID, _ key: ExpressionKey
  ) -> SemanticType {
    let leftKey = ExpressionKey(file: key.file, id: left)
    let rightKey = ExpressionKey(file: key.file, id: right)
    switch op {
    case "=": return void
    case "&&", "||", "===", "!==", "~=": return boolean
    case "??":
      let value = unwrapped(type(of: leftKey))
      let other = type(of: rightKey)
      if value.isUnknown { return other }
      // `a ?? b` of two optionals is optional.
      return isOptional(other) ? optional(value) : join(value, other) ?? value
    default: break
    }
    if let type = typeOfApplication(key) { return type }
    if ["==", "!=", "<", ">", "<=", ">="].contains(op) { return boolean }
    if case .assignment = OutlineOperator(op) { return void }
    let leftType = type(of: leftKey)
    return leftType.isUnknown ? type(of: rightKey) : leftType
  }

  func isOptional(_ type: SemanticType) -> Bool {
    if case .nominal(let id, _) = type { id == platformType("Optional") } else { false }
  }
}

/// Whether an operator that nobody declared assigns.
enum OutlineOperator {
  case assignment, value

  init(_ text: String) {
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]
    self = text.hasSuffix("=") && !comparisons.contains(text) ? .assignment : .value
  }
}
