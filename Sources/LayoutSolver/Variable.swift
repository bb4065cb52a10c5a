/// Names an unknown of a solver. Indices are dense: the first variable is 0, the next one 1.
public struct Variable: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// The values a variable may take whatever constraints there are.
public enum VariableSign: Hashable, Sendable {
  /// Any number: positions.
  case free
  /// Zero and up: widths and heights. Costs no constraint.
  case nonNegative
}
