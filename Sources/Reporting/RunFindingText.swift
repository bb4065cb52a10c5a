import NavSDK

/// A fault of a delegate as text for a terminal.
struct RunFindingText {
  let ink: Ink
  /// Further places that are shown.
  private static let relatedLimit = 8

  func render(_ finding: RunFinding) -> String {
    let fault = finding.fault
    let look: Ink.Look = finding.severity == .error ? .error : .warning
    let head = ink(look, "\(finding.severity.rawValue)[\(fault.rule)]:")
    return ExcerptText(ink: ink).render(
      title: "\(head) \(ink(.strong, VisibleText.oneLine(fault.message)))",
      place: place(finding), excerpt: finding.location?.excerpt, look: look,
      notes: notes(finding))
  }

  private func place(_ finding: RunFinding) -> String {
    guard let start = finding.location?.start else {
      let place = finding.declaration.map { place in
        "\(VisibleText.oneLine(place.file)):\(place.line):\(place.column)"
      }
      return place ?? VisibleText.oneLine(finding.delegate)
    }
    return "\(VisibleText.oneLine(finding.file)):\(start.line):\(start.column)"
  }

  private func notes(_ finding: RunFinding) -> [ExcerptText.Note] {
    let fault = finding.fault
    let first = fault.scenarios.first ?? ""
    let count = fault.scenarios.count
    let seen = count == 1 ? "in \(first)" : "in \(count) states, first in \(first)"
    var notes: [ExcerptText.Note] = [("\(VisibleText.oneLine(finding.delegate)) \(seen)", [])]
    for related in fault.related.prefix(Self.relatedLimit) {
      let place = related.place.map { place in
        " at \(VisibleText.oneLine(place.file)):\(place.line):\(place.column)"
      }
      notes.append(("\(VisibleText.oneLine(related.message))\(place ?? "")", []))
    }
    let rest = fault.related.count - Self.relatedLimit
    if rest > 0 { notes.append(("and \(rest) more", [])) }
    return notes
  }
}
