/// A JSON value whose members keep their order.
package indirect enum JSONText: Sendable {
  case object([(String, JSONText)])
  case array([JSONText])
  case string(String)
  case number(Int)
  /// Written with three decimals at most; what is not finite becomes null.
  case decimal(Double)
  case boolean(Bool)
  case null

  package static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// The value as a document: its members a line each, and what is in them a line each, the rest
  /// without line breaks.
  package func document() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static let brokenDepth = 2

  /// A number with three decimals at most.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let rounded = (number * 1000).rounded() / 1000 + 0
    guard rounded.isFinite else { return "null" }
    return Int(exactly: rounded).map { String($0) } ?? String(rounded)
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .object(let members):
      Self.writeList(members, "{", "}", to: &bytes, depth: depth) { member, bytes in
        Self.write(member.0, to: &bytes)
        bytes += Array(": ".utf8)
        member.1.write(to: &bytes, depth: depth + 1)
      }
    case .array(let elements):
      Self.writeList(elements, "[", "]", to: &bytes, depth: depth) { element, bytes in
        element.write(to: &bytes, depth: depth + 1)
      }
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += Array(String(number).utf8)
    case .decimal(let number): bytes += Array(Self.text(of: number).utf8)
    case .boolean(let isTrue): bytes += Array((isTrue ? "true" : "false").utf8)
    case .null: bytes += Array("null".utf8)
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, to bytes: inout [UInt8], depth: Int,
    _ body: (Element, inout [UInt8]) -> Void
  ) {
    bytes += Array(open.utf8)
    let isBroken = depth < brokenDepth && !elements.isEmpty
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += Array((isBroken ? "," : ", ").utf8) }
      if isBroken { breakLine(in: &bytes, depth: depth + 1) }
      body(element, &bytes)
    }
    if isBroken { breakLine(in: &bytes, depth: depth) }
    bytes += Array(close.utf8)
  }

  private static func breakLine(in bytes: inout [UInt8], depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes += [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += Array("\\u00\(byte < 16 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
