/// Text with parts that stand only where a carrier has a feature.
///
/// A line `%if a b` begins a part for carriers with one of the features, `%else` the part for the
/// others, `%end` ends it; parts may be nested. `%public` before a declaration is `public` for carriers
/// that other modules name.
struct CarrierTemplate {
  let text: String

  /// The text for a carrier with these features.
  func filled(for features: CarrierFeatures) -> String {
    let names = Set(features.names)
    let access = features.contains(.publicLayout) ? "public " : ""
    var lines: [Substring] = []
    var open: [Bool] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }) {
      let words = line.split(separator: " ")
      switch words.first {
      case "%if": open.append(words.dropFirst().contains { names.contains(String($0)) })
      case "%else": if let last = open.popLast() { open.append(!last) }
      case "%end": _ = open.popLast()
      default: if !open.contains(false) { lines.append(line.replacing("%public ", with: access)) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
