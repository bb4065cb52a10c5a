/// What a rewrite may do without a person looking. Ordered from the most to the least automatic;
/// the safety of a group is the greatest of its members.
package enum Safety: String, Sendable, CaseIterable, Comparable {
  /// Nothing is to be changed: the use is right as it is.
  case leave
  /// Applied by default; behaviour is the same.
  case safe
  /// Applied on request; something documented is lost or could not be proven.
  case review
  /// Only a person can rewrite it.
  case manual

  private var rank: Int {
    switch self {
    case .leave: 0
    case .safe: 1
    case .review: 2
    case .manual: 3
    }
  }

  package static func < (a: Safety, b: Safety) -> Bool { a.rank < b.rank }
}
