import SourceText

/// How the files around write Swift.
package struct CarrierStyle: Sendable, Hashable {
  package let indentation: String
  package let lineEnding: String

  package init(indentation: String = "  ", lineEnding: String = "\n") {
    self.indentation = indentation
    self.lineEnding = lineEnding
  }

  /// The style of a file: the indentation that its least indented lines have, its line ending.
  package init(of file: SourceFile) {
    lineEnding = file.lineEnding
    indentation = Self.indentation(of: file.bytes)
  }

  private static func indentation(of bytes: [UInt8]) -> String {
    var counts: [Int: Int] = [:]
    var tabs = 0
    var isLineStart = true
    var spaces = 0
    var previous = 0
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D: (isLineStart, spaces) = (true, 0)
      case 0x09 where isLineStart:
        tabs += 1
        isLineStart = false
      case 0x20 where isLineStart: spaces += 1
      default:
        guard isLineStart else { continue }
        isLineStart = false
        // A step inward shows the width.
        if spaces > previous { counts[spaces - previous, default: 0] += 1 }
        previous = spaces
      }
    }
    let steps = counts.filter { [2, 3, 4, 8].contains($0.key) }
    if tabs > steps.values.reduce(0, +) { return "\t" }
    let best = steps.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return String(repeating: " ", count: best?.key ?? 2)
  }

  /// Text written with two spaces and line feeds, in this style.
  func apply(to text: String) -> String {
    let lines: [Substring] = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
    let styled = lines.map { line -> String in
      let depth = line.prefix { $0 == " " }.count
      return String(repeating: indentation, count: depth / 2)
        + String(repeating: " ", count: depth % 2) + line.dropFirst(depth)
    }
    return styled.joined(separator: lineEnding)
  }
}
