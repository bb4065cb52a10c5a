import LegacyScan
import NavSDK
import SourceText

/// A finding as it is shown: with its place in lines and columns, and what became of it.
package struct Diagnostic: Sendable {
  /// What the user has said about a finding.
  package enum Standing: Sendable {
    case open
    /// A comment in the file says to ignore it.
    case suppressed
    /// It is recorded in the baseline.
    case baselined
  }

  /// A replacement of bytes.
  package struct Edit: Sendable, Hashable {
    package let file: String
    package let offset: Int
    package let length: Int
    package let text: String

    package init(file: String, offset: Int, length: Int, text: String) {
      self.file = file
      self.offset = offset
      self.length = length
      self.text = text
    }
  }

  package let finding: Finding
  package let severity: Severity
  package let start: SourcePosition
  /// The place after the last byte of the name.
  package let end: SourcePosition
  package let excerpt: Excerpt
  /// The id of the unit the finding belongs to; nil if there is none.
  package let unit: String?
  /// The statement as it will read; nil where a person must write it or nothing is to change.
  package let replacement: String?
  package let edits: [Edit]
  package let standing: Standing
  /// What a migration makes of it; nil in a scan.
  package let outcome: String?

  package init(
    finding: Finding, severity: Severity, start: SourcePosition, end: SourcePosition,
    excerpt: Excerpt, unit: String?, replacement: String?, edits: [Edit], standing: Standing,
    outcome: String? = nil
  ) {
    self.finding = finding
    self.severity = severity
    self.start = start
    self.end = end
    self.excerpt = excerpt
    self.unit = unit
    self.replacement = replacement
    self.edits = edits
    self.standing = standing
    self.outcome = outcome
  }

  /// The same with what a migration makes of it.
  package func with(outcome: String, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      finding: finding, severity: severity, start: start, end: end, excerpt: excerpt, unit: unit,
      replacement: replacement, edits: edits, standing: standing, outcome: outcome)
  }

  /// Whether something is left to do about it.
  package var counts: Bool {
    switch standing {
    case .open: finding.safety != .leave
    case .suppressed, .baselined: false
    }
  }

  /// The same, recorded in a baseline if it counted.
  func baselined() -> Diagnostic {
    Diagnostic(
      finding: finding, severity: severity, start: start, end: end, excerpt: excerpt, unit: unit,
      replacement: replacement, edits: edits, standing: counts ? .baselined : standing)
  }
}
