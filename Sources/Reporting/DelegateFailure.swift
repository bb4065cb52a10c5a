/// Why a delegate could not be run to the end.
package struct DelegateFailure: Error, Sendable, Hashable {
  /// One clause, lower case.
  package let message: String
  /// The scenario and the step in which it happened; nil if it was in none.
  package let state: String?
  package let place: SourcePlace?

  package init(message: String, state: String? = nil, place: SourcePlace? = nil) {
    self.message = message
    self.state = state
    self.place = place
  }
}
