/// A rule as users meet it: in listings, in `explain`, in suppressions and configuration.
package struct Rule: Sendable, CustomStringConvertible {
  /// What a rule is about.
  package enum Subject: String, Sendable, CaseIterable {
    /// A use of the legacy layout API.
    case legacy
    /// A mistake in a layout delegate or in the code that sets it.
    case delegate
  }

  /// How an instance is found.
  package enum Detection: String, Sendable, CaseIterable {
    /// In the text of the sources.
    case text
    /// When the layout is run in the model.
    case run
  }

  package let id: RuleID
  package let subject: Subject
  package let severity: Severity
  package let detection: [Detection]
  /// When it fires; one clause, lower case.
  package let summary: String
  /// What the code does, or what the API was; whole sentences.
  package let what: String
  /// What to write instead; whole sentences.
  package let instead: String
  /// Why; whole sentences.
  package let why: String
  package let references: [Reference]

  package init(
    id: RuleID, subject: Subject, severity: Severity, detection: [Detection], summary: String,
    what: String, instead: String, why: String, references: [Reference]
  ) {
    self.id = id
    self.subject = subject
    self.severity = severity
    self.detection = detection
    self.summary = summary
    self.what = what
    self.instead = instead
    self.why = why
    self.references = references
  }

  package var description: String { id.text }
}
