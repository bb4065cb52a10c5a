/// What must be done to a value for it to be passed; less is chosen by the compiler.
struct FitCost: Comparable {
  /// Unwrapping an implicitly unwrapped optional.
  var unwrapping = 0
  /// A literal of a type that is not its default.
  var literals = 0
  /// Wrapping in an optional.
  var wrapping = 0
  /// Passing as `Any`.
  var erasing = 0
  /// Something about the value or the type is not known, so that it may not fit after all.
  var isUnsure = false

  static let none = FitCost()
  static let unsure = FitCost(isUnsure: true)

  static func < (a: FitCost, b: FitCost) -> Bool {
    (a.unwrapping, a.literals, a.wrapping, a.erasing)
      < (b.unwrapping, b.literals, b.wrapping, b.erasing)
  }

  static func + (a: FitCost, b: FitCost) -> FitCost {
    FitCost(
      unwrapping: a.unwrapping + b.unwrapping, literals: a.literals + b.literals,
      wrapping: a.wrapping + b.wrapping, erasing: a.erasing + b.erasing,
      isUnsure: a.isUnsure || b.isUnsure)
  }
}

/// What is known of a statement.
enum Truth {
  case yes, no, unknown

  static func && (a: Truth, b: Truth) -> Truth {
    if a == .no || b == .no { return .no }
    return a == .yes && b == .yes ? .yes : .unknown
  }
}
