/// The id of a rule: what a finding is an instance of, and what users write in suppressions and
/// configuration.
package struct RuleID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.text < b.text }
}
