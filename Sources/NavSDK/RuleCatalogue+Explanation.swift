extension RuleCatalogue {
  /// Explains a rule id or the name of an API: of a legacy element, of a callback of the layout
  /// delegate, of what the migration puts in its place, or of an element that stays. Letter case,
  /// a qualification (`GMSMapView.`, `-[GMSMapView …]`) and an argument list do not matter. nil
  /// where the name is none of these.
  package static func explanation(of query: String) -> Explanation? {
    let word = baseName(query)
    guard !word.isEmpty else { return nil }
    if let rule = all.first(where: { $0.id.text == word }) { return Explanation(rule) }
    for element in LegacyCatalogue.elements
    where names(of: element).contains(where: { baseName($0) == word }) {
      return rule(element.rule).map { Explanation($0) }
    }
    for callback in DelegateCallback.allCases
    where baseName(callback.swiftName) == word || baseName(callback.selector) == word {
      return Explanation(callback)
    }
    for api in KeptAPI.all {
      if let name = api.names.first(where: { baseName($0) == word }) {
        return Explanation(api, named: name)
      }
    }
    return nil
  }

  /// Everything `explanation(of:)` answers to, for suggestions: rule ids, then API names.
  package static var explainedNames: [String] {
    all.map(\.id.text) + LegacyCatalogue.elements.flatMap(names)
      + DelegateCallback.allCases.map(\.rawValue) + KeptAPI.all.flatMap(\.names)
  }

  private static func names(of element: LegacyElement) -> [String] {
    element.swiftNames + element.objectiveC.spellings + element.relatedNames
      + [element.replacement.name]
  }

  /// The name without qualification and arguments, in lower case.
  private static func baseName(_ text: String) -> String {
    var name = text.lowercased()[...]
    if let space = name.lastIndex(of: " ") { name = name[name.index(after: space)...] }
    if let end = name.firstIndex(where: { "(:]".contains($0) }) { name = name[..<end] }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return String(name.drop { "-+[\\".contains($0) })
  }
}
