/// What became of a finding.
package enum Outcome: String, Sendable, Hashable {
  case applied
  case heldBack
  case clash
  /// Right as it is.
  case left
}
