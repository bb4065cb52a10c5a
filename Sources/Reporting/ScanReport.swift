/// What a scan has to say.
package struct ScanReport: Sendable {
  package struct Unreadable: Sendable, Hashable {
    package let file: String
    package let reason: String

    package init(file: String, reason: String) {
      self.file = file
      self.reason = reason
    }
  }

  package struct NotAnalysed: Sendable, Hashable {
    package let file: String
    /// The names of the legacy API in it.
    package let names: [String]

    package init(file: String, names: [String]) {
      self.file = file
      self.names = names
    }
  }

  /// In the order of file and offset.
  package let diagnostics: [Diagnostic]
  /// How many findings are less sure than asked for, and so not among `diagnostics`.
  package let hiddenCount: Int
  /// How many Swift files were read.
  package let scannedCount: Int
  /// How many of them were looked at word by word.
  package let lexedCount: Int
  package let unreadable: [Unreadable]
  package let notAnalysed: [NotAnalysed]

  package init(
    diagnostics: [Diagnostic], hiddenCount: Int, scannedCount: Int, lexedCount: Int,
    unreadable: [Unreadable], notAnalysed: [NotAnalysed]
  ) {
    self.diagnostics = diagnostics
    self.hiddenCount = hiddenCount
    self.scannedCount = scannedCount
    self.lexedCount = lexedCount
    self.unreadable = unreadable
    self.notAnalysed = notAnalysed
  }

  /// The same, after every finding that counts was recorded in a baseline.
  package func withEverythingBaselined() -> ScanReport {
    ScanReport(
      diagnostics: diagnostics.map { $0.baselined() }, hiddenCount: hiddenCount,
      scannedCount: scannedCount, lexedCount: lexedCount, unreadable: unreadable,
      notAnalysed: notAnalysed)
  }
}
