/// Names a constraint that was added to a solver. Ids are dense and are not used again.
public struct ConstraintID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}
