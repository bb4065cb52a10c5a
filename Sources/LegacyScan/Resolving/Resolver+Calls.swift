import SwiftSource

extension Resolver {
  /// What a call may call, the likeliest first.
  func callees(_ callee: ExpressionID, _ arguments: [Expression.Argument], file: Int) -> [Callable]
  {
    guard let call = outline(file)[callee].parent else { return [] }
    return fittings(of: ExpressionKey(file: file, id: call)).map(\.callable)
  }

  /// The type of a call.
  func typeOfCall(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ key: ExpressionKey
  ) -> SemanticType {
    if let type = typeOfApplication(key) { return type }
    // A type made by an initialiser that was not read.
    let calleeType = type(of: ExpressionKey(file: key.file, id: callee))
    if case .metatype(let instance) = fullyUnwrapped(calleeType) { return instance }
    return .unknown
  }

  /// Binds generic parameters from the arguments of an attribute.
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
}
