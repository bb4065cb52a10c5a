import NavSDK

/// An explanation as text for a terminal.
package enum ExplanationText {
  private static let width = 96

  package static func render(_ explanation: Explanation, ink: Ink) -> String {
    var text = "\(ink(.strong, explanation.title)): \(explanation.summary)\n"
    if let rule = explanation.rule, rule.text != explanation.title {
      text += "rule: \(rule.text)\n"
    }
    for section in explanation.sections {
      text += section.title.isEmpty ? "" : "\n\(ink(.mark, section.title))\n"
      for line in lines(of: section.body) { text += line.isEmpty ? "\n" : "  \(line)\n" }
    }
    return text
  }

  private static func lines(of body: Explanation.Body) -> [String] {
    switch body {
    case .prose(let text): Paragraph.lines(text, width: width - 2)
    case .code(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        .map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
    case .facts(let facts): facts.flatMap { lines(of: $0, column: column(of: facts)) }
    }
  }

  private static func column(of facts: [Explanation.Fact]) -> Int {
    min(facts.map(\.name.count).max() ?? 0, 32) + 2
  }

  private static func lines(of fact: Explanation.Fact, column: Int) -> [String] {
    let lines = Paragraph.lines(fact.text, width: max(width - 2 - column, 40))
    let name = fact.name + String(repeating: " ", count: max(column - fact.name.count, 2))
    let indent = String(repeating: " ", count: column)
    return lines.enumerated().map { ($0.offset == 0 ? name : indent) + $0.element }
  }
}
