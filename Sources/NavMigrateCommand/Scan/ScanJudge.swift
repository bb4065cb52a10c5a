import LegacyScan
import Migration
import NavSDK
import Reporting
import SourceText

/// Decides what becomes of findings: which are shown, which the user has said to leave alone.
struct ScanJudge {
  let settings: ScanSettings
  let baseline: Baseline
  /// What a file is called in the baseline.
  let nameInBaseline: (SourceFile) -> String
  /// How the statements of a file's findings will read.
  let suggestions: ([Finding], SourceFile) -> Suggestions

  private(set) var diagnostics: [Diagnostic] = []
  /// How many findings are less sure than asked for.
  private(set) var hiddenCount = 0
  /// What is wrong with comments to the tool, in the order of the files.
  private(set) var warnings: [String] = []
  /// The recorded findings that were met again.
  private(set) var met: Set<Fingerprint> = []
  /// The findings that count, as a baseline would record them.
  private(set) var recordable: Set<Fingerprint> = []

  init(
    settings: ScanSettings, baseline: Baseline, nameInBaseline: @escaping (SourceFile) -> String,
    suggestions: @escaping ([Finding], SourceFile) -> Suggestions
  ) {
    self.settings = settings
    self.baseline = baseline
    self.nameInBaseline = nameInBaseline
    self.suggestions = suggestions
  }

  /// Takes the findings of one file, in the order of their offsets.
  mutating func add(_ findings: [Finding], in file: SourceFile) {
    let table = LineTable(file.bytes)
    let suggestions = suggestions(findings, file)
    let reader = SuppressionReader(file, table)
    var suppressions = SuppressionUse(reader.suppressions, table)
    let fingerprints =
      settings.usesBaseline
      ? Fingerprint.of(findings, in: file, called: nameInBaseline(file)) : []
    for (index, finding) in findings.enumerated() where settings.isSelected(finding.rule) {
      let fingerprint = fingerprints.isEmpty ? nil : fingerprints[index]
      let isSuppressed = suppressions.suppresses(finding)
      let isBaselined =
        !isSuppressed && (fingerprint.map(baseline.fingerprints.contains) ?? false)
      if isBaselined, let fingerprint { met.insert(fingerprint) }
      if finding.confidence < settings.minConfidence {
        if !isSuppressed && !isBaselined { hiddenCount += 1 }
        continue
      }
      let standing: Diagnostic.Standing =
        isSuppressed ? .suppressed : isBaselined ? .baselined : .open
      let diagnostic = diagnostic(
        finding, suggestions.replacement(for: finding), file, table, standing)
      diagnostics.append(diagnostic)
      if let fingerprint, !isSuppressed, finding.safety != .leave { recordable.insert(fingerprint) }
    }
    note(reader, suppressions, file, table)
  }

  private func diagnostic(
    _ finding: Finding, _ replacement: String?, _ file: SourceFile, _ table: LineTable,
    _ standing: Diagnostic.Standing
  ) -> Diagnostic {
    Diagnostic(
      finding: finding, severity: RuleCatalogue.rule(finding.rule)?.severity ?? .warning,
      start: table.position(of: finding.name.lowerBound),
      end: table.position(of: finding.name.upperBound),
      excerpt: Excerpt(of: finding.name, statement: finding.use.statement, in: file, table),
      unit: finding.unit, replacement: replacement, edits: [], standing: standing)
  }

  private mutating func note(
    _ reader: SuppressionReader, _ use: SuppressionUse, _ file: SourceFile, _ table: LineTable
  ) {
    var notes: [(offset: Int, text: String)] = []
    for unknown in reader.unknownVerbs {
      let verbs = Suppression.Verb.allCases.map(\.rawValue)
      let hint = NearestName.hint(unknown.word, among: verbs, prefix: "navmigrate:")
      notes.append(
        (unknown.comment.lowerBound, "unknown comment 'navmigrate:\(unknown.word)'\(hint)"))
    }
    for suppression in reader.suppressions {
      for word in suppression.unknownRules {
        let hint = NearestName.hint(word, among: RuleCatalogue.all.map(\.id.text))
        let text = "no rule is called '\(word)'; a reason follows after ' - '\(hint)"
        notes.append((suppression.comment.lowerBound, text))
      }
    }
    for (suppression, rule) in use.unused where settings.isSelected(rule) {
      let subject = rule.map { " of '\($0.text)'" } ?? ""
      notes.append(
        (suppression.comment.lowerBound, "this comment suppresses no finding\(subject)"))
    }
    for note in notes.sorted(by: { ($0.offset, $0.text) < ($1.offset, $1.text) }) {
      let place = table.position(of: note.offset)
      warnings.append("\(file.path):\(place.line):\(place.column): \(note.text)")
    }
  }
}
