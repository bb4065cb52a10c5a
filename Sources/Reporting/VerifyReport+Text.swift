import NavSDK

extension VerifyReport {
  /// The report as text for a terminal. `next` is a command worth typing next.
  package func text(ink: Ink, next: String?) -> String {
    let renderer = RunFindingText(ink: ink)
    var text = ""
    for (file, findings) in groups {
      let title = file.isEmpty ? "without a place" : VisibleText.oneLine(file)
      text += "\(ink(.strong, title)): \(Self.number(findings.count, "finding"))\n\n"
      for finding in findings { text += renderer.render(finding) + "\n" }
    }
    if case .shown = frames {
      for delegate in delegates { text += FrameTable(delegate).text(ink: ink) }
    }
    for delegate in delegates { text += summary(of: delegate, ink) }
    text += "\(ink(.strong, headline))\n"
    if let next { text += "\(ink(.help, "next:")) \(next)\n" }
    return text
  }

  /// The open findings by file, of a file in the order of their places.
  private var groups: [(file: String, findings: [RunFinding])] {
    var order: [String] = []
    var groups: [String: [RunFinding]] = [:]
    for finding in openFindings {
      if groups[finding.file] == nil { order.append(finding.file) }
      groups[finding.file, default: []].append(finding)
    }
    return order.map { file in
      let findings = (groups[file] ?? []).enumerated().sorted { a, b in
        let places = [a, b].map { $0.element.location?.name.lowerBound ?? Int.max }
        return (places[0], a.offset) < (places[1], b.offset)
      }
      return (file, findings.map(\.element))
    }
  }

  private func summary(of delegate: DelegateReport, _ ink: Ink) -> String {
    let name = VisibleText.oneLine(delegate.name)
    var lines: [String] = []
    switch delegate.outcome {
    case .ran(let record):
      let scenarios = Set(record.states.map { $0.id.prefix { $0 != "/" } }).count
      let open = delegate.findings.filter { !$0.isSuppressed }.count
      lines.append(
        "\(name): \(open == 0 ? "no fault" : Self.number(open, "finding")) in "
          + "\(Self.number(record.states.count, "state")) of "
          + "\(Self.number(scenarios, "scenario"))")
      let suppressed = delegate.findings.count - open
      if suppressed > 0 { lines.append("  \(suppressed) suppressed") }
      if !record.unimplemented.isEmpty {
        let names = record.unimplemented.map { $0.prefix { $0 != "(" } }.joined(separator: ", ")
        lines.append("  called and not implemented: \(names)")
      }
    case .failed: lines.append("\(name): \(ink(.error, "could not be run"))")
    case .notCompiled: lines.append("\(name): \(ink(.error, "does not compile"))")
    }
    lines += delegate.notes.map { "  \(VisibleText.oneLine($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    let open = openFindings.count
    let ran = delegates.filter { $0.record != nil }.count
    let failed = delegates.count - ran
    let found = open == 0 ? "no fault found" : Self.number(open, "finding")
    let rest = failed == 0 ? "" : ", \(failed) could not be run"
    return "\(found) in \(Self.number(ran, "delegate"))\(rest)"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
