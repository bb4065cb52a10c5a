import SwiftSource

extension Resolver {
  /// The result builder of a parameter that an argument goes to; nil if it has none.
  func builder(ofArgument position: Int, in fitting: Fitting) -> SemanticType? {
    guard let key = fitting.callable.key, position < fitting.places.count,
      fitting.places[position] < fitting.callable.parameters.count
    else { return nil }
    let declaration = index[key]
    let place = Place(
      file: key.file, scope: declaration.scope, offset: declaration.range.lowerBound)
    for attribute in fitting.callable.parameters[fitting.places[position]].attributes {
      let type = type(of: attribute.type, at: place)
      if !members(named: "buildBlock", of: type, .type).isEmpty { return type }
    }
    return nil
  }

  /// Whether a closure's statements are the parts of what a builder makes.
  func isBuilt(_ closure: ExpressionKey) -> Bool {
    let outline = outline(closure.file)
    guard let call = outline[closure.id].parent,
      case .call(_, let arguments) = outline[call].form,
      let position = arguments.firstIndex(where: { $0.value == closure.id })
    else { return false }
    let fittings = fittings(of: ExpressionKey(file: closure.file, id: call))
    return fittings.contains { builder(ofArgument: position, in: $0) != nil }
  }

  /// What a builder makes of the expressions in a closure.
  func built(by builder: SemanticType, _ closure: ScopeID, ofFile file: Int) -> SemanticType {
    let parts = outline(file)[closure].values.map { value in
      let type = type(of: ExpressionKey(file: file, id: value))
      return result(of: "buildExpression", of: builder, [type]) ?? type
    }
    guard let block = result(of: "buildBlock", of: builder, parts) else { return .unknown }
    return result(of: "buildFinalResult", of: builder, [block]) ?? block
  }

  private func result(
    of name: String, of builder: SemanticType, _ types: [SemanticType]
  ) -> SemanticType? {
    for member in members(named: name, of: builder, .type) {
      guard case .function(let inputs, let result) = type(of: member) else { continue }
      let parameters = index[member.key].parameters
      let open = openParameters(of: member)
      var bindings: Substitution = [:]
      let fits: Bool
      if parameters.count == 1, parameters[0].isVariadic {
        fits = types.allSatisfy { match($0, to: inputs[0].type, open, &bindings) != nil }
      } else {
        fits =
          inputs.count == types.count
          && zip(types, inputs).allSatisfy { match($0, to: $1.type, open, &bindings) != nil }
      }
      if fits { return result.substituting(bindings) }
    }
    return nil
  }
}
