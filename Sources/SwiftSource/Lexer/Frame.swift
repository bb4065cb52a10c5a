extension Scanner {
  /// A string literal or an interpolation that is not closed yet.
  struct Frame {
    enum Kind: UInt8 {
      case singleLine
      case multiline
      case singleQuoted
      case interpolation
    }

    /// How the segment before the current one ended; tells what the closing quotes of a multi-line
    /// string do to it.
    enum SegmentEnd: UInt8 {
      /// There is none, and the opening quotes end their line.
      case openedLine
      /// There is none, and text follows the opening quotes.
      case opened
      case newline
      case escapedNewline
      /// An interpolation, or an escape that stands for a line ending.
      case inLine
    }

    let kind: Kind
    /// Pounds of a raw string.
    var pounds = 0
    /// Parentheses open in the interpolation around this one; its own are counted by the scanner.
    var outerParentheses = 0
    var outerBrackets = 0
    /// Where the literal begins.
    let start: Int
    /// Index of the first token of the current line of a multi-line string.
    var lineToken = 0
    var previousEnd = SegmentEnd.opened
    /// How many line starts belong to the literals around this one.
    var outerLineStarts = 0

    /// Whether the literal may hold line endings.
    var holdsLines: Bool { kind == .multiline }
  }
}
