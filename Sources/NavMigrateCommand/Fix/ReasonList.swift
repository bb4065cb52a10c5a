import Migration

/// The reasons against a unit as they are printed: those that differ in their place alone stand
/// together.
enum ReasonList {
  private static let most = 5

  static func lines(_ reasons: [HoldReason]) -> [String] {
    var order: [String] = []
    var places: [String: [(file: Substring, line: Substring)]] = [:]
    for reason in reasons {
      let (place, text) = split(reason.text)
      if places[text] == nil { order.append(text) }
      places[text, default: []] += place.map { [$0] } ?? []
    }
    return order.map { text in
      let own = places[text] ?? []
      if own.isEmpty { return text }
      return "\(list(own)): \(text)"
    }
  }

  /// `File.swift:3, 7, Other.swift:9 and 4 more`
  private static func list(_ places: [(file: Substring, line: Substring)]) -> String {
    var text = ""
    var file: Substring?
    for place in places.prefix(most) {
      if !text.isEmpty { text += ", " }
      text += place.file == file ? place.line : "\(place.file):\(place.line)"
      file = place.file
    }
    return places.count > most ? text + " and \(places.count - most) more" : text
  }

  /// The place before a reason, if it has one.
  private static func split(_ text: String) -> (place: (Substring, Substring)?, text: String) {
    guard let mark = text.firstRange(of: ": "),
      let colon = text[..<mark.lowerBound].lastIndex(of: ":")
    else { return (nil, text) }
    let line = text[text.index(after: colon)..<mark.lowerBound]
    guard !line.isEmpty, line.allSatisfy(\.isNumber) else { return (nil, text) }
    return ((text[..<colon], line), String(text[mark.upperBound...]))
  }
}
