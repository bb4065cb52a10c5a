import NavSDK

/// The parts of MIGRATION.md that are made from the catalogues.
enum GeneratedSection: String, CaseIterable {
  case legacyTable = "legacy-table"
  case legacyDetails = "legacy-details"
  case callbacks = "callbacks"
  case delegateRules = "delegate-rules"
  case keptAPI = "kept-api"

  var text: String {
    switch self {
    case .legacyTable: legacyTable
    case .legacyDetails:
      LegacyCatalogue.elements.map(details).joined(separator: "\n\n")
    case .callbacks: callbacks
    case .delegateRules: delegateRules
    case .keptAPI: keptAPI
    }
  }

  private var legacyTable: String {
    let rows = LegacyCatalogue.elements.map { element in
      [
        element.swiftNames.map { "`\($0)`" }.joined(separator: ", "),
        "`\(element.rule)`",
        element.defaultValue.map { "`\($0)`" } ?? "",
        element.callbacks.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ": "
          + "`\(element.component.rawValue)`",
        "`\(element.replacement.name)`",
        element.safety.rawValue,
      ]
    }
    return DocumentTable.text(
      ["legacy API", "rule", "default", "delegate: component", "carrier", "safety"], rows)
  }

  private func details(of element: LegacyElement) -> String {
    var facts = ["`\(element.owner)`", element.module.rawValue, "since: \(element.since)"]
    if let value = element.defaultValue { facts.append("default: `\(value)`") }
    let objectiveC = element.objectiveC.spellings.map { "`\($0)`" }.joined(separator: ", ")
    return """
      ### `\(element.swiftNames[0])`

      \(facts.joined(separator: "; ")). Objective-C: \(objectiveC).

      \(element.behavior)

      With a delegate: \(element.replacementText)

      Safety: \(element.safety.rawValue), \(element.safetyReason).

      ```swift
      // before
      \(element.example.before)

      // after
      \(element.example.after)
      ```
      """
  }

  private var callbacks: String {
    DocumentTable.text(
      ["callback", "called when"],
      DelegateCallback.allCases.map { ["`\($0.swiftName)`", $0.calledWhen] })
  }

  private var delegateRules: String {
    let rules = RuleCatalogue.all.filter { $0.subject == .delegate }
    return DocumentTable.text(
      ["rule", "severity", "fires when", "what to do"],
      rules.map { ["`\($0.id)`", $0.severity.rawValue, $0.summary, $0.instead] })
  }

  private var keptAPI: String {
    DocumentTable.text(
      ["API", "declared by", "under a delegate", "note"],
      KeptAPI.all.map { api in
        let more = api.names.count > 2 ? " and \(api.names.count - 1) more of its family" : ""
        return ["`\(api.names[0])`\(more)", "`\(api.owner)`", api.fate.rawValue, api.note]
      })
  }
}
