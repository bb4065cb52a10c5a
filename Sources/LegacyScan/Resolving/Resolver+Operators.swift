import SwiftSource

extension Resolver {
  // MARK: - Subscripts and operators

  func typeOfSubscript(
    _ base: SemanticType, _ arguments: [Expression.Argument], file: Int
  ) -> SemanticType {
    if arguments.first?.label?.text == "keyPath", let argument = arguments.first,
      case .nominal(_, let parts) = type(of: ExpressionKey(file: file, id: argument.value)),
      parts.count == 2
    {
      return parts[1]
    }
    for candidate in valueMembers(named: "subscript", of: base) {
      let parameters = index[candidate.key].parameters
      guard parameters.count == arguments.count,
        zip(parameters, arguments).allSatisfy({ parameter, argument in
          argument.label == nil || parameter.label == argument.label?.text
        }), parameters.first?.label != "dynamicMember",
        case .function(_, let result) = type(of: candidate)
      else { continue }
      let open = Set(genericParameters(of: candidate.key))
      guard !open.isEmpty else { return result }
      var bindings: Substitution = [:]
      bindFromArguments(arguments, ofFile: file, to: candidate, open, &bindings)
      return result.substituting(bindings)
    }
    return .unknown
  }

  func typeOfPrefix(_ op: String, _ operand: SemanticType) -> SemanticType {
    if op == "!" { return boolean }
    for member in operators(named: op) {
      guard case .function(let inputs, let result) = type(of: member), inputs.count == 1 else {
        continue
      }
      let open = Set(genericParameters(of: member.key))
      if !inputs[0].type.mentions(open), !canPass(operand, as: inputs[0].type) { continue }
      var bindings: Substitution = [:]
      unify(inputs[0].type, with: operand, open, &bindings)
      return result.substituting(bindings)
    }
    return operand
  }

  func typeOfBinary(
    _ op: String, _ left: ExpressionID, _ right: ExpressionID, _ key: ExpressionKey
  ) -> SemanticType {
    let leftKey = ExpressionKey(file: key.file, id: left)
    let rightKey = ExpressionKey(file: key.file, id: right)
    switch op {
    case "=": return void
    case "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return boolean
    case "??":
      let value = unwrapped(type(of: leftKey))
      return value.isUnknown ? type(of: rightKey) : value
    default: break
    }
    for member in operators(named: op) {
      guard case .function(let inputs, let result) = type(of: member), inputs.count == 2 else {
        continue
      }
      let open = Set(genericParameters(of: member.key))
      let types = [type(of: leftKey), type(of: rightKey)]
      let fits = zip(inputs, types).allSatisfy { input, type in
        input.type.mentions(open) || type.isUnknown || canPass(type, as: input.type)
      }
      guard fits else { continue }
      var bindings: Substitution = [:]
      for (input, type) in zip(inputs, types) { unify(input.type, with: type, open, &bindings) }
      return result.substituting(bindings)
    }
    if case .assignment = OutlineOperator(op) { return void }
    let leftType = type(of: leftKey)
    return leftType.isUnknown ? type(of: rightKey) : leftType
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
