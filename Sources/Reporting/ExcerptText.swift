/// A message with the lines it is about, as text for a terminal.
struct ExcerptText {
  /// A line under the excerpt, and those that go with it.
  typealias Note = (first: String, rest: [String])

  let ink: Ink

  /// `title` and `place` are ready to be shown.
  func render(
    title: String, place: String, excerpt: Excerpt?, look: Ink.Look, notes: [Note]
  ) -> String {
    let margin = excerpt?.lines.compactMap(\.number).map { String($0).count }.max() ?? 1
    let space = String(repeating: " ", count: margin)
    var lines = [title, "\(space)\(ink(.mark, "-->")) \(place)"]
    if let excerpt { lines += self.lines(of: excerpt, margin: margin, look) }
    for note in notes {
      lines.append("\(space) \(ink(.mark, "=")) \(note.first)")
      lines += note.rest.map { Self.trimmed("\(space) \(ink(.mark, "|"))   \($0)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of excerpt: Excerpt, margin: Int, _ look: Ink.Look) -> [String] {
    let space = String(repeating: " ", count: margin)
    let bar = ink(.mark, "|")
    var lines = ["\(space) \(bar)"]
    for line in excerpt.lines {
      guard let number = line.number else {
        lines.append(ink(.mark, line.text))
        continue
      }
      let digits = String(number)
      let gap = String(repeating: " ", count: margin - digits.count)
      lines.append(Self.trimmed("\(gap)\(ink(.mark, digits)) \(bar) \(line.text)"))
    }
    let indent = String(repeating: " ", count: excerpt.markColumn)
    let carets = String(repeating: "^", count: excerpt.markWidth)
    lines.append("\(space) \(bar) \(indent)\(ink(look, carets))")
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
