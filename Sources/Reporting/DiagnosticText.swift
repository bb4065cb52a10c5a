import LegacyScan
import NavSDK

/// A finding as text for a terminal: the message, the lines it is about, what becomes of them.
struct DiagnosticText {
  let ink: Ink
  let detail: Detail
  /// Lines of a rewritten statement that are shown.
  private static let suggestionLimit = 16
  /// Characters of a line of it that are shown.
  private static let suggestionWidth = 200

  func render(_ diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    let place =
      "\(VisibleText.oneLine(finding.path)):\(diagnostic.start.line):\(diagnostic.start.column)"
    return ExcerptText(ink: ink).render(
      title: "\(title(diagnostic)) \(ink(.strong, VisibleText.oneLine(finding.message)))",
      place: place, excerpt: diagnostic.excerpt, look: look(diagnostic), notes: notes(diagnostic))
  }

  private typealias Note = ExcerptText.Note

  private func notes(_ diagnostic: Diagnostic) -> [Note] {
    let finding = diagnostic.finding
    let reason = VisibleText.oneLine(finding.safetyReason)
    let sure = "\(finding.confidence.name), \(finding.safety.rawValue)"
    var notes: [Note] = [(reason.isEmpty ? sure : "\(sure): \(reason)", [])]
    if detail == .full {
      for step in finding.trail { notes.append(("resolved: \(VisibleText.oneLine(step))", [])) }
    }
    if let suggestion = suggestion(diagnostic) { notes.append(suggestion) }
    return notes
  }

  private func suggestion(_ diagnostic: Diagnostic) -> Note? {
    let help = ink(.help, "help:")
    guard let replacement = diagnostic.replacement else {
      guard diagnostic.finding.safety == .manual else { return nil }
      return (
        "\(help) 'navmigrate explain \(diagnostic.finding.rule.text)' says what replaces it", []
      )
    }
    // The first line has lost its indentation; the others lose as much.
    let written: [Substring] = replacement.split(whereSeparator: \.isNewline)
    let lines = written.enumerated().map { index, line -> String in
      let excess = index == 0 ? 0 : diagnostic.excerpt.indentation
      let blanks = line.prefix(excess).prefix { $0 == " " || $0 == "\t" }
      let rest = line.dropFirst(blanks.count)
      return suggestionLine(rest)
    }
    guard lines.count > 1 else { return ("\(help) becomes '\(lines.first ?? "")'", []) }
    let shown = Array(lines.prefix(Self.suggestionLimit))
    return ("\(help) becomes", shown + (shown.count < lines.count ? ["..."] : []))
  }

  /// A line of a suggestion: tabs are spaces, what is too long is cut.
  private func suggestionLine(_ line: Substring) -> String {
    let start = line.prefix(Self.suggestionWidth)
    let text = start.reduce(into: "") { $0 += $1 == "\t" ? "    " : String($1) }
    return VisibleText.oneLine(text) + (start.endIndex < line.endIndex ? "…" : "")
  }

  private func title(_ diagnostic: Diagnostic) -> String {
    let name =
      switch diagnostic.finding.safety {
      case .leave: "note"
      case .safe, .review, .manual: diagnostic.severity.rawValue
      }
    return ink(look(diagnostic), "\(name)[\(diagnostic.finding.rule.text)]:")
  }

  private func look(_ diagnostic: Diagnostic) -> Ink.Look {
    switch diagnostic.finding.safety {
    case .leave: return .help
    case .safe, .review, .manual: break
    }
    switch diagnostic.severity {
    case .warning: return .warning
    case .error: return .error
    }
  }
}
