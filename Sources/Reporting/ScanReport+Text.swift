import LegacyScan

extension ScanReport {
  /// The report as text for a terminal. `next` is a command worth typing next.
  package func text(ink: Ink, detail: Detail, next: String?) -> String {
    let renderer = DiagnosticText(ink: ink, detail: detail)
    var text = ""
    var rest = diagnostics.filter { isShown($0, detail) }[...]
    while let path = rest.first?.finding.path {
      let group = rest.prefix { $0.finding.path == path }
      rest = rest.dropFirst(group.count)
      let count = "\(group.count) finding\(group.count == 1 ? "" : "s")"
      text += "\(ink(.strong, VisibleText.oneLine(path))): \(count)\n\n"
      for diagnostic in group { text += renderer.render(diagnostic) + "\n" }
    }
    return text + SummaryText(ink: ink, report: self).render(next: next)
  }

  private func isShown(_ diagnostic: Diagnostic, _ detail: Detail) -> Bool {
    switch detail {
    case .brief: diagnostic.counts
    case .full: diagnostic.standing == .open
    }
  }
}
