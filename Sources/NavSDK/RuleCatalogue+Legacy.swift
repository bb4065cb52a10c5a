extension RuleCatalogue {
  /// One rule for each rule id that elements of the legacy API name.
  static let legacy: [Rule] = {
    var order: [RuleID] = []
    for element in LegacyCatalogue.elements where !order.contains(element.rule) {
      order.append(element.rule)
    }
    return order.map { id in rule(id, of: LegacyCatalogue.elements.filter { $0.rule == id }) }
  }()

  private static func rule(_ id: RuleID, of elements: [LegacyElement]) -> Rule {
    var references: [Reference] = []
    for reference in elements.flatMap(\.references) where !references.contains(reference) {
      references.append(reference)
    }
    return Rule(
      id: id, subject: .legacy, severity: .warning, detection: [.text],
      summary: elements.map { "'\($0.swiftNames[0])' \($0.summary)" }.joined(separator: "; "),
      what: elements.map(\.behavior).joined(separator: " "),
      instead: elements.map(\.replacementText).joined(separator: " "),
      why: why(elements[0].form), references: references)
  }

  private static func why(_ form: LegacyElement.Form) -> String {
    let planned = """
      Google's pages call the slot-based layout API planned for deprecation, in one place \
      deprecated; no attribute was seen in the SDK, so the compiler is silent.
      """
    let effect =
      switch form {
      case .property(type: "UILayoutGuide", _), .property(type: "UILayoutGuide!", _), .method,
        .adoptedProtocol:
        "While a layout delegate is set, it has no effect."
      case .property:
        "While a layout delegate is set, it is unsupported and may be ignored."
      case .callback:
        """
        While a layout delegate is set, it is unsupported; the delegate itself shows and hides \
        prompts.
        """
      }
    return planned + " " + effect
  }
}
