/// Messages of the compiler as text for a terminal, with the user's own files and lines.
package enum CompileMessageText {
  package static func render(_ messages: [CompileMessage], ink: Ink) -> String {
    messages.map { render($0, ink) }.joined(separator: "\n")
  }

  private static func render(_ message: CompileMessage, _ ink: Ink) -> String {
    let look: Ink.Look = message.severity == "error" ? .error : .help
    let title =
      "\(ink(look, "\(message.severity):")) \(ink(.strong, VisibleText.oneLine(message.text)))"
    guard let place = message.place else { return title + "\n" }
    return ExcerptText(ink: ink).render(
      title: title, place: "\(VisibleText.oneLine(place.file)):\(place.line):\(place.column)",
      excerpt: message.excerpt, look: look, notes: [])
  }
}
