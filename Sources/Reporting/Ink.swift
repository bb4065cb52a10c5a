/// The looks of text on a terminal; plain ink adds nothing.
package struct Ink: Sendable {
  package enum Look: String, Sendable {
    case strong = "1"
    case warning = "1;33"
    case error = "1;31"
    case mark = "1;34"
    case help = "1;36"
    case faint = "2"
  }

  private let isColored: Bool

  package static let plain = Ink(isColored: false)
  package static let colored = Ink(isColored: true)

  package func callAsFunction(_ look: Look, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
  }
}
