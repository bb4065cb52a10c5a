/// What was wrong with what the user asked for; nothing has been done.
package struct UsageProblem: Error, Sendable, Hashable {
  /// One line, lower case, no full stop.
  package let message: String

  package init(_ message: String) { self.message = message }
}
