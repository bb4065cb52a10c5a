import SwiftSource

extension Resolver {
  /// Finds what the generic `parameters` in `pattern` must be for it to be `actual`.
  func unify(
    _ pattern: SemanticType, with actual: SemanticType, _ parameters: Set<DeclarationKey>,
    _ bindings: inout Substitution
  ) {
    guard depth < Resolver.deepestQuestion else { return }
    depth += 1
    defer { depth -= 1 }
    if actual.isUnknown { return }
    switch pattern {
    case .parameter(let key):
      if parameters.contains(key), bindings[key] == nil { bindings[key] = actual }
    case .nominal(let id, let arguments):
      unifyNominal(id, arguments, with: actual, parameters, &bindings)
    case .tuple(let elements):
      guard case .tuple(let others) = actual, elements.count == others.count else { return }
      for (a, b) in zip(elements, others) { unify(a.type, with: b.type, parameters, &bindings) }
    case .function(let inputs, let result):
      guard case .function(let others, let otherResult) = actual else { return }
      for (a, b) in zip(inputs, others) { unify(a.type, with: b.type, parameters, &bindings) }
      unify(result, with: otherResult, parameters, &bindings)
    case .metatype(let inner):
      guard case .metatype(let other) = actual else { return }
      unify(inner, with: other, parameters, &bindings)
    case .composition(let parts):
      for part in parts { unify(part, with: actual, parameters, &bindings) }
    case .dependent, .alternatives, .unknown:
      return
    }
  }

  private func unifyNominal(
    _ id: TypeID, _ arguments: [SemanticType], with actual: SemanticType,
    _ parameters: Set<DeclarationKey>, _ bindings: inout Substitution
  ) {
    guard !arguments.isEmpty else { return }
    if id == platformType("Optional") {
      // A value passes for an optional of it.
      unify(arguments[0], with: unwrapped(actual), parameters, &bindings)
      return
    }
    for ancestor in lineage(of: actual) {
      guard case .nominal(let other, let otherArguments) = ancestor, other == id else { continue }
      for (a, b) in zip(arguments, otherArguments) { unify(a, with: b, parameters, &bindings) }
      return
    }
  }

  /// Whether a value of `actual` can be passed where `expected` stands, as far as is known; unknown
  /// parts fit everything.
  func canPass(_ actual: SemanticType, as expected: SemanticType) -> Bool {
    let target = fullyUnwrapped(expected)
    let value = fullyUnwrapped(actual)
    switch (target, value) {
    case (.nominal(let id, _), .nominal(let other, _)):
      if id == other { return true }
      if index[id].declaration == nil || index[other].declaration == nil {
        // A type that was not read may be any subtype.
        return index[id].name == "Any" || index[id].name == "AnyObject"
          || lineage(of: value).contains { isUnread($0) } || index[id].declaration == nil
      }
      return lineage(of: value).contains { ancestor in
        if case .nominal(let found, _) = ancestor { return found == id }
        return false
      } || index[id].name == "Any"
    case (.nominal(let id, _), .function), (.nominal(let id, _), .metatype),
      (.nominal(let id, _), .tuple):
      return index[id].declaration == nil || index[id].name == "Any"
    case (.function, .nominal(let other, _)):
      return index[other].declaration == nil
    case (.metatype(let a), .metatype(let b)):
      return canPass(b, as: a)
    default:
      return true
    }
  }

  private func isUnread(_ type: SemanticType) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return index[id].declaration == nil
  }
}
