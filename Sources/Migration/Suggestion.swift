import LegacyScan

/// What a finding's statement will read as after the migration.
package struct Suggestion: Sendable, Hashable {
  /// The rewritten statement, made from the user's own expressions; nil where a person must write
  /// it or nothing is to change.
  package let replacement: String?

  package init(replacement: String?) { self.replacement = replacement }
}
