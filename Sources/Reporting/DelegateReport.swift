/// What became of one delegate.
package struct DelegateReport: Sendable {
  package enum Outcome: Sendable {
    case ran(RunRecord)
    case failed(DelegateFailure)
    /// Its sources do not compile; the messages are errors and the notes to them.
    case notCompiled([CompileMessage])
  }

  package let name: String
  /// Where its class is declared; nil for an expression.
  package let place: SourcePlace?
  /// The language mode it was compiled in.
  package let languageMode: String
  package let outcome: Outcome
  /// Remarks, a line each.
  package let notes: [String]
  package let findings: [RunFinding]

  package init(
    name: String, place: SourcePlace?, languageMode: String, outcome: Outcome, notes: [String],
    findings: [RunFinding]
  ) {
    self.name = name
    self.place = place
    self.languageMode = languageMode
    self.outcome = outcome
    self.notes = notes
    self.findings = findings
  }

  package var record: RunRecord? {
    if case .ran(let record) = outcome { record } else { nil }
  }
}

/// A message of the compiler about the user's files.
package struct CompileMessage: Sendable {
  package let severity: String
  package let text: String
  /// A name of a framework that the model lacks, if that is what the message is about.
  package let missing: String?
  package let place: SourcePlace?
  package let excerpt: Excerpt?

  package init(
    severity: String, text: String, missing: String?, place: SourcePlace?, excerpt: Excerpt?
  ) {
    self.severity = severity
    self.text = text
    self.missing = missing
    self.place = place
    self.excerpt = excerpt
  }
}
