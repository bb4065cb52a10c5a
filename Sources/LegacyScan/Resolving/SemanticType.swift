import SwiftSource

/// A declaration of a project: its file's place in the index, and itself.
package struct DeclarationKey: Hashable, Sendable {
  package let file: Int
  package let id: DeclarationID
}

/// Names a type of a project index.
package struct TypeID: Hashable, Sendable {
  package let index: Int
}

/// A type as far as it is known without a type checker.
package indirect enum SemanticType: Hashable, Sendable {
  package struct Element: Hashable, Sendable {
    package let label: String?
    package let type: SemanticType
  }

  case nominal(TypeID, [SemanticType])
  /// A generic parameter; of a protocol's declaration, its `Self`.
  case parameter(DeclarationKey)
  /// An associated type or other member type of a type that is not fixed yet.
  case dependent(SemanticType, String)
  case tuple([Element])
  case function([Element], SemanticType)
  case metatype(SemanticType)
  case composition([SemanticType])
  /// What different clauses of an `#if` make it.
  case alternatives([SemanticType])
  case unknown

  package var isUnknown: Bool { self == .unknown }
}

/// What generic parameters stand for.
typealias Substitution = [DeclarationKey: SemanticType]

extension SemanticType {
  /// The type with generic parameters replaced.
  func substituting(_ substitution: Substitution) -> SemanticType {
    guard !substitution.isEmpty else { return self }
    switch self {
    case .nominal(let id, let arguments):
      guard !arguments.isEmpty else { return self }
      return .nominal(id, arguments.map { $0.substituting(substitution) })
    case .parameter(let key):
      return substitution[key] ?? self
    case .dependent(let base, let name):
      return .member(name, of: base.substituting(substitution))
    case .tuple(let elements):
      return .tuple(elements.map { $0.substituting(substitution) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.substituting(substitution) }, result.substituting(substitution))
    case .metatype(let type):
      return .metatype(type.substituting(substitution))
    case .composition(let types):
      return .composition(types.map { $0.substituting(substitution) })
    case .alternatives(let types):
      return .alternatives(types.map { $0.substituting(substitution) })
    case .unknown:
      return self
    }
  }

  func forEachParameter(_ body: (DeclarationKey) -> Void) {
    switch self {
    case .nominal(_, let arguments): for type in arguments { type.forEachParameter(body) }
    case .parameter(let key): body(key)
    case .dependent(let base, _), .metatype(let base): base.forEachParameter(body)
    case .tuple(let elements): for element in elements { element.type.forEachParameter(body) }
    case .function(let inputs, let result):
      for input in inputs { input.type.forEachParameter(body) }
      result.forEachParameter(body)
    case .composition(let parts), .alternatives(let parts):
      for part in parts { part.forEachParameter(body) }
    case .unknown: break
    }
  }

  /// Whether a generic parameter of `keys` occurs.
  func mentions(_ keys: Set<DeclarationKey>) -> Bool {
    switch self {
    case .nominal(_, let arguments): arguments.contains { $0.mentions(keys) }
    case .parameter(let key): keys.contains(key)
    case .dependent(let base, _): base.mentions(keys)
    case .tuple(let elements): elements.contains { $0.type.mentions(keys) }
    case .function(let parameters, let result):
      parameters.contains { $0.type.mentions(keys) } || result.mentions(keys)
    case .metatype(let type): type.mentions(keys)
    case .composition(let types), .alternatives(let types): types.contains { $0.mentions(keys) }
    case .unknown: false
    }
  }
}

extension SemanticType {
  /// A member type of a type that is not fixed yet; `unknown` at the end of a chain without end.
  static func member(_ name: String, of base: SemanticType) -> SemanticType {
    var inner = base
    for _ in 0..<6 {
      guard case .dependent(let next, _) = inner else { return .dependent(base, name) }
      inner = next
    }
    return .unknown
  }

  /// The generic parameters that are the type's own arguments.
  var parameters: [DeclarationKey] {
    switch self {
    case .nominal(_, let arguments):
      arguments.compactMap { argument in
        if case .parameter(let key) = argument { key } else { nil }
      }
    case .parameter(let key): [key]
    case .composition(let parts): parts.flatMap(\.parameters)
    case .dependent, .tuple, .function, .metatype, .alternatives, .unknown: []
    }
  }
}

extension SemanticType {
  /// The type; `unknown` if it is so deep or wide that no one wrote it.
  var withinBounds: SemanticType {
    var left = 400
    return fits(depth: 48, &left) ? self : .unknown
  }

  private func fits(depth: Int, _ left: inout Int) -> Bool {
    left -= 1
    guard depth > 0, left > 0 else { return false }
    switch self {
    case .nominal(_, let arguments):
      return arguments.allSatisfy { $0.fits(depth: depth - 1, &left) }
    case .dependent(let base, _), .metatype(let base):
      return base.fits(depth: depth - 1, &left)
    case .tuple(let elements):
      return elements.allSatisfy { $0.type.fits(depth: depth - 1, &left) }
    case .function(let inputs, let result):
      return inputs.allSatisfy { $0.type.fits(depth: depth - 1, &left) }
        && result.fits(depth: depth - 1, &left)
    case .composition(let parts), .alternatives(let parts):
      return parts.allSatisfy { $0.fits(depth: depth - 1, &left) }
    case .parameter, .unknown:
      return true
    }
  }
}

extension SemanticType.Element {
  func substituting(_ substitution: Substitution) -> SemanticType.Element {
    SemanticType.Element(label: label, type: type.substituting(substitution))
  }
}
