/// Why a unit is not applied, or not without a person looking.
package struct HoldReason: Sendable, Hashable {
  /// The greatest safety that a unit with this reason can have.
  package enum Limit: Sendable, Hashable {
    case review
    case manual
  }

  package let limit: Limit
  /// `path:line: what`, or `what` alone; lower case, no full stop.
  package let text: String

  package init(_ limit: Limit, _ text: String) {
    self.limit = limit
    self.text = text
  }
}
