import NavSDK
import SourceText
import SwiftSource

/// A comment in a file that tells the tool to ignore findings:
/// `// navmigrate:ignore [rule ...] [- reason]`, or `navmigrate:ignore-file` for the whole file.
package struct Suppression: Sendable, Hashable {
  package enum Reach: Sendable, Hashable {
    case file
    /// Indices of lines, from 0.
    case lines(ClosedRange<Int>)
  }

  /// What is written after `navmigrate:`.
  package enum Verb: String, Sendable, CaseIterable {
    case ignore
    case ignoreFile = "ignore-file"
  }

  /// The byte range of the comment.
  package let comment: Range<Int>
  package let reach: Reach
  /// The rules it names; of a comment that names none, all rules.
  package let rules: [RuleID]
  /// Words where a rule was expected that are no rule.
  package let unknownRules: [String]

  /// Whether it is about this rule.
  package func covers(_ rule: RuleID) -> Bool {
    rules.contains(rule) || rules.isEmpty && unknownRules.isEmpty
  }
}
