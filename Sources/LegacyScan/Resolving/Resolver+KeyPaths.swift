import SwiftSource

extension Resolver {
  /// `KeyPath<Root, Value>` of a key path literal; of one that stands for a function that function.
  func typeOfKeyPath(
    _ root: TypeExpression?, _ components: [Expression.KeyPathComponent], _ key: ExpressionKey
  ) -> SemanticType {
    let steps = keyPathTypes(root, components, key)
    guard let start = steps.first, let end = steps.last else { return .unknown }
    if case .function? = expectedType(of: key).map({ fullyUnwrapped($0) }) {
      return .function([.init(label: nil, type: start)], end)
    }
    return .nominal(platformType("ReferenceWritableKeyPath"), [start, end])
  }

  /// The root's type and the type after each component.
  func keyPathTypes(
    _ root: TypeExpression?, _ components: [Expression.KeyPathComponent], _ key: ExpressionKey
  ) -> [SemanticType] {
    let place = place(of: key)
    var current = root.map { type(of: $0, at: place) } ?? expectedRoot(of: key)
    var types = [current]
    for component in components {
      switch component {
      case .property(let name) where name.text == "self":
        break
      case .property(let name):
        // `\Outer.Inner.property`: the root goes on.
        if name.text.first?.isUppercase == true,
          let nested = memberTypeIfAny(name.text, of: current, arguments: [])
        {
          current = nested
        } else {
          current = typeOfMember(name, of: current)
        }
      case .index(let arguments):
        current = typeOfKeyPathSubscript(current, arguments)
      case .unwrap:
        current = unwrapped(current)
      }
      current = settled(current, at: place)
      types.append(current)
    }
    return types
  }

  private func typeOfKeyPathSubscript(
    _ base: SemanticType, _ arguments: [Expression.Argument]
  ) -> SemanticType {
    for candidate in valueMembers(named: "subscript", of: base)
    where index[candidate.key].parameters.count == arguments.count {
      if case .function(_, let result) = type(of: candidate) { return result }
    }
    return .unknown
  }

  /// The root that the surroundings give a key path that names none.
  private func expectedRoot(of key: ExpressionKey) -> SemanticType {
    guard let expected = expectedType(of: key).map({ fullyUnwrapped($0) }) else { return .unknown }
    switch expected {
    case .function(let inputs, _): return inputs.first?.type ?? .unknown
    case .nominal(_, let arguments): return arguments.first ?? .unknown
    default: return .unknown
    }
  }
}
