extension Explanation {
  /// Of a rule; of a legacy rule with everything the catalogue says about its elements.
  init(_ rule: Rule) {
    let elements = LegacyCatalogue.elements.filter { $0.rule == rule.id }
    var sections: [Section] = [
      Section(
        title: "rule",
        body: .facts([
          Fact(name: "severity", text: rule.severity.rawValue),
          Fact(
            name: "found",
            text: rule.detection.map { $0 == .text ? "in the text" : "when run" }
              .joined(separator: ", ")),
        ]))
    ]
    for element in elements { sections += Self.declaration(of: element) }
    sections += [
      Section(title: elements.isEmpty ? "what it is" : "what it was", body: .prose(rule.what)),
      Section(
        title: elements.isEmpty ? "what to do" : "what replaces it", body: .prose(rule.instead)),
      Section(title: "why", body: .prose(rule.why)),
    ]
    for element in elements { sections += Self.examples(of: element) }
    sections.append(
      Section(
        title: "read more",
        body: .facts(rule.references.map { Fact(name: $0.title, text: $0.url) })))
    self.init(title: rule.id.text, rule: rule.id, summary: rule.summary, sections: sections)
  }

  /// Of a callback of the layout delegate.
  init(_ callback: DelegateCallback) {
    let parameters = callback.parameters.map { "\($0.label): \($0.type)" }
    let elements = LegacyCatalogue.elements.filter { $0.callbacks.contains(callback) }
    var sections: [Section] = [
      Section(
        title: "callback of NavigationLayoutDelegate",
        body: .code("func \(callback.rawValue)(\(parameters.joined(separator: ", ")))")),
      Section(
        title: "objective-c",
        body: .facts([Fact(name: "selector", text: Self.selector(of: callback))])),
      Section(title: "signature", body: .prose(DelegateCallback.signatureNote)),
    ]
    if !elements.isEmpty {
      sections.append(
        Section(
          title: "legacy API whose job moves here",
          body: .facts(elements.map { Fact(name: $0.swiftNames[0], text: $0.summary) })))
    }
    self.init(
      title: callback.swiftName, rule: nil, summary: "called when \(callback.calledWhen)",
      sections: sections)
  }

  /// Of an element that stays, under one of its names.
  init(_ api: KeptAPI, named name: String) {
    let fate =
      switch api.fate {
      case .works: "not a legacy layout API: it works under a layout delegate"
      case .shared: "not a legacy layout API: the layout delegate takes over a part of its job"
      case .unknown: "not a legacy layout API: its effect under a delegate is not documented"
      case .removed: "gone from the SDK"
      }
    self.init(
      title: name, rule: nil, summary: fate,
      sections: [
        Section(title: "the API", body: .facts([Fact(name: "declared by", text: api.owner)])),
        Section(title: "what to know", body: .prose(api.note)),
      ])
  }

  private static func selector(of callback: DelegateCallback) -> String {
    callback.selector
      + (callback.isSelectorDocumented ? "" : " (not documented; likely from the others)")
  }

  private static func declaration(of element: LegacyElement) -> [Section] {
    var facts: [Fact] = [
      Fact(name: "declared by", text: "\(element.owner) (\(element.module.rawValue))"),
      Fact(name: "Swift", text: element.swiftNames.joined(separator: ", ")),
      Fact(name: "Objective-C", text: element.objectiveC.spellings.joined(separator: ", ")),
    ]
    if let value = element.defaultValue { facts.append(Fact(name: "default", text: value)) }
    facts += [
      Fact(name: "since", text: element.since),
      Fact(name: "carrier", text: element.replacement.spelling),
      Fact(
        name: "callbacks", text: element.callbacks.map(\.swiftName).joined(separator: ", ")),
      Fact(name: "safety", text: "\(element.safety.rawValue): \(element.safetyReason)"),
    ]
    return [
      Section(title: "the API", body: .code(element.declaration)),
      Section(title: "", body: .facts(facts)),
    ]
  }

  private static func examples(of element: LegacyElement) -> [Section] {
    [
      Section(title: "before", body: .code(element.example.before)),
      Section(title: "after", body: .code(element.example.after)),
      Section(
        title: "no use of it",
        body: .code(
          element.lookAlikes.map { "// \($0.reason)\n\($0.code)" }.joined(separator: "\n\n"))),
    ]
  }
}
