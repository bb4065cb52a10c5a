/// What became of a constraint that was to be added.
public enum Addition: Hashable, Sendable {
  /// The constraint is in the solver under this name.
  case added(ConstraintID)
  /// The constraint was refused and the solver is as it was. Together with exactly these
  /// constraints it cannot hold, while without any one of them it could. The list is empty if it
  /// cannot hold by itself: `0 == 10`, or a number in it that is not finite.
  case conflict([ConstraintID])
}
