import NavSDK

/// The list of rules as text for a terminal.
package enum RuleList {
  package static func render(_ rules: [Rule], ink: Ink) -> String {
    let column = (rules.map(\.id.text.count).max() ?? 0) + 2
    var text = ""
    for subject in Rule.Subject.allCases {
      let members = rules.filter { $0.subject == subject }
      guard !members.isEmpty else { continue }
      text += (text.isEmpty ? "" : "\n") + ink(.mark, title(of: subject)) + "\n"
      for rule in members {
        let gap = String(repeating: " ", count: column - rule.id.text.count)
        let severity = rule.severity.rawValue.padded(to: 9)
        text += "  \(ink(.strong, rule.id.text))\(gap)\(severity)\(rule.summary)\n"
      }
    }
    return text
  }

  private static func title(of subject: Rule.Subject) -> String {
    switch subject {
    case .legacy: "use of the legacy layout API"
    case .delegate: "mistakes in a layout delegate"
    }
  }
}
