import LegacyScan
import NavSDK

/// The end of a scan's text: findings by rule, what was left out, what could not be looked at.
struct SummaryText {
  let ink: Ink
  let report: ScanReport

  func render(next: String?) -> String {
    var lines: [String] = []
    let counted = report.diagnostics.filter(\.counts)
    if !counted.isEmpty { lines += table(counted) + [""] }
    lines.append(ink(.strong, headline(counted)))
    lines += leftOut()
    for file in report.notAnalysed {
      let names = file.names.joined(separator: ", ")
      lines.append("not analysed: \(VisibleText.oneLine(file.file)) (\(names))")
    }
    if let next { lines.append("\(ink(.help, "next:")) \(next)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ counted: [Diagnostic]) -> String {
    let scanned = "\(number(report.scannedCount, "Swift file")) read"
    let unread = report.unreadable.isEmpty ? "" : ", \(report.unreadable.count) not readable"
    guard !counted.isEmpty else { return "nothing to migrate: \(scanned)\(unread)" }
    let fileCount = Set(counted.map(\.finding.path)).count
    let found = "\(number(counted.count, "finding")) in \(number(fileCount, "file"))"
    let sure = Confidence.allCases.reversed().compactMap { confidence -> String? in
      let count = counted.filter { $0.finding.confidence == confidence }.count
      return count == 0 ? nil : "\(count) \(confidence.name)"
    }
    return "\(found): \(sure.joined(separator: ", ")); \(scanned)\(unread)"
  }

  private func leftOut() -> [String] {
    var parts: [String] = []
    let suppressed = report.diagnostics.filter { $0.standing == .suppressed }.count
    let baselined = report.diagnostics.filter { $0.standing == .baselined }.count
    let left = report.diagnostics.filter { $0.standing == .open && !$0.counts }.count
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    if baselined > 0 { parts.append("\(baselined) in the baseline") }
    if left > 0 { parts.append("\(left) right as \(left == 1 ? "it is" : "they are")") }
    if report.hiddenCount > 0 {
      parts.append("\(report.hiddenCount) less sure, shown with --min-confidence possible")
    }
    return parts.isEmpty ? [] : ["not counted: \(parts.joined(separator: ", "))"]
  }

  private func table(_ counted: [Diagnostic]) -> [String] {
    let safeties = Safety.allCases.filter { $0 != .leave }
    var rules: [RuleID] = []
    for rule in RuleCatalogue.all.map(\.id)
    where counted.contains(where: { $0.finding.rule == rule }) {
      rules.append(rule)
    }
    let column = max(rules.map(\.text.count).max() ?? 0, 4)
    let header = ["rule".padded(to: column), "findings"] + safeties.map(\.rawValue)
    let rows = rules.map { rule -> [String] in
      let members = counted.filter { $0.finding.rule == rule }
      let bySafety = safeties.map { safety in members.filter { $0.finding.safety == safety }.count }
      return [rule.text.padded(to: column)] + ([members.count] + bySafety).map(String.init)
    }
    let lines = ([header] + rows).map { row in
      let numbers = zip(row, header).dropFirst().map { cell, title in
        String(repeating: " ", count: max(title.count - cell.count, 0)) + cell
      }
      return ([row[0]] + numbers).joined(separator: "  ")
    }
    return [ink(.mark, lines[0])] + lines.dropFirst()
  }

  private func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
