import LegacyScan
import NavSDK
import Reporting
import SourceText
import SwiftSource

/// Gives what was seen in a run its place in the user's files.
struct FindingPlaces {
  private let files: [DelegateFile]

  init(_ files: [DelegateFile]) { self.files = files }

  /// The finding for a fault of a delegate whose class is declared at `declaration`.
  func finding(
    _ fault: RunRecord.Fault, delegate: String, declaration: SourcePlace?
  ) -> RunFinding {
    let location = fault.place.flatMap(location)
    let severity = RuleCatalogue.rule(RuleID(fault.rule))?.severity
    let file = fault.place?.file ?? declaration?.file ?? ""
    return RunFinding(
      fault: fault, severity: severity ?? Severity(rawValue: fault.severity) ?? .warning,
      delegate: delegate, declaration: declaration, location: location,
      isSuppressed: isSuppressed(fault, file: file, location))
  }

  /// The compiler's messages with the lines they are about.
  func messages(_ problems: [CompiledDelegates.Problem]) -> [CompileMessage] {
    problems.map { problem in
      let place = problem.file.map {
        SourcePlace(file: files[$0].source.path, line: problem.line, column: problem.column)
      }
      let isError = problem.kind == .error
      let (missing, message) =
        isError ? ModelDiagnostics.explained(problem.text) : (nil, problem.text)
      return CompileMessage(
        severity: problem.kind.rawValue, text: message, missing: missing, place: place,
        excerpt: place.flatMap(location)?.excerpt)
    }
  }

  private func source(_ path: String) -> SourceFile? {
    files.first { $0.source.path == path }?.source
  }

  private func location(_ place: SourcePlace) -> RunFinding.Location? {
    guard let file = source(place.file) else { return nil }
    let table = LineTable(file.bytes)
    guard table.starts.indices.contains(place.line - 1) else { return nil }
    let name = name(at: place, TokenText(file.bytes), table)
    return RunFinding.Location(
      start: table.position(of: name.lowerBound), end: table.position(of: name.upperBound),
      name: name, excerpt: Excerpt(of: name, statement: name, in: file, table))
  }

  /// The name a place is about: of a call the compiler gives the bracket after it.
  private func name(at place: SourcePlace, _ text: TokenText, _ table: LineTable) -> Range<Int> {
    let line = table.range(ofLine: place.line - 1)
    let offset = min(line.lowerBound + max(place.column - 1, 0), line.upperBound)
    let index = text.index(ofTokenAtOrAfter: offset)
    guard let index, text.tokens[index].range.lowerBound < max(line.upperBound, offset + 1) else {
      return offset..<offset
    }
    if text.kind(index) == .leftParenthesis, place.column > 0, text.word(index - 1) != nil,
      text.touches(index - 1, index)
    {
      return text.tokens[index - 1].range
    }
    return text.tokens[index].range
  }

  private func isSuppressed(
    _ fault: RunRecord.Fault, file: String, _ location: RunFinding.Location?
  ) -> Bool {
    guard let source = source(file) else { return false }
    let table = LineTable(source.bytes)
    var use = SuppressionUse(SuppressionReader(source, table).suppressions, table)
    let lines = location.map { [table.lineIndex(of: $0.name.lowerBound)] } ?? []
    return use.suppresses(RuleID(fault.rule), onLines: lines)
  }
}
