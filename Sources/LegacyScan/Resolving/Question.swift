import SwiftSource

/// What a resolver can be asked.
enum Question: Hashable {
  /// The type of an expression.
  case expression(Resolver.ExpressionKey)
  /// The type that the surroundings of an expression expect of it.
  case expectation(Resolver.ExpressionKey)
  /// What a call, subscript or operator applies.
  case application(Resolver.ExpressionKey)
  /// The type of a declared value.
  case declaration(DeclarationKey)
  /// What an alias stands for.
  case alias(DeclarationKey)
  /// `self` in a type or extension.
  case own(DeclarationKey)
  /// A member type of a type that was not fixed when it was written.
  case dependent(SemanticType)
  /// A type's name as looked up from a scope.
  case plainType(String, Resolver.ScopeKey)
  /// What a type inherits from and conforms to itself.
  case supertypes(TypeID)
  /// The type and everything above it.
  case lineage(SemanticType)
}

/// What a resolver answers.
enum Answer {
  case type(SemanticType)
  /// Nil where there is no such type.
  case typeIfAny(SemanticType?)
  case types([SemanticType])
  case fittings([Fitting])

  var type: SemanticType {
    switch self {
    case .type(let type): type
    case .typeIfAny(let type): type ?? .unknown
    case .types, .fittings: .unknown
    }
  }

  var typeIfAny: SemanticType? {
    switch self {
    case .type(let type): type
    case .typeIfAny(let type): type
    case .types, .fittings: nil
    }
  }

  var types: [SemanticType] {
    if case .types(let types) = self { types } else { [] }
  }

  var fittings: [Fitting] {
    if case .fittings(let fittings) = self { fittings } else { [] }
  }
}
