import SwiftSource

/// Something that takes arguments: a function, an initialiser, a subscript, an operator, a value of
/// function type.
struct Callable {
  /// Nil for a value of function type and for an initialiser that was not read; the struct itself
  /// for the initialiser it has from its properties.
  let key: DeclarationKey?
  /// As written; empty where there is no declaration.
  let parameters: [Declaration.Parameter]
  let inputs: [SemanticType]
  let result: SemanticType
  /// Generic parameters that the arguments bind.
  let open: Set<DeclarationKey>
  /// What is bound before the arguments are looked at.
  let bound: Substitution
}

/// A callable with what the arguments make of it.
struct Fitting {
  let callable: Callable
  /// For each argument the index of its parameter.
  let places: [Int]
  var bindings: Substitution
  var cost: FitCost

  /// The input that an argument goes to; nil if it has none.
  func input(ofArgument position: Int) -> SemanticType? {
    guard position < places.count, places[position] < callable.inputs.count else { return nil }
    return callable.inputs[places[position]]
  }
}

/// An argument of a call, a subscript or an operator.
struct CallArgument {
  let label: String?
  let value: ExpressionID
  let isTrailing: Bool

  init(_ argument: Expression.Argument) {
    label = argument.label?.text
    value = argument.value
    isTrailing = argument.isTrailing
  }

  /// An operand.
  init(_ value: ExpressionID) {
    label = nil
    self.value = value
    isTrailing = false
  }
}
