/// How much text output says.
package enum Detail: Sendable {
  case brief
  /// Also how receivers were resolved, and what is right as it is.
  case full
}
