/// Makes text from files and names safe to show: nothing in it moves the cursor, hides or reorders
/// what stands around it.
package enum VisibleText {
  /// The text on one line. Control characters become escapes as Swift writes them.
  package static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\r": line.append(contentsOf: "\\r".unicodeScalars)
      case "\t": line.append(contentsOf: "\\t".unicodeScalars)
      case "\0": line.append(contentsOf: "\\0".unicodeScalars)
      case _ where isUnsafe(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        line.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Whether a terminal does something else than show it: control characters, line separators,
  /// marks that change the direction of text.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
