/// Reads JSON text (RFC 8259) from bytes. It never traps: nesting is bounded, a number out of range
/// and invalid UTF-8 are problems.
package struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  /// Values inside values, at most.
  private static let depthLimit = 256

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// The one value that `bytes` hold, with blanks around it.
  package static func value(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    let value = try reader.readValue()
    reader.skipBlanks()
    if reader.peek() != nil { throw reader.problem("something follows the value") }
    return value
  }

  private func problem(_ reason: String) -> JSONProblem {
    JSONProblem(offset: index - bytes.startIndex, reason: reason)
  }

  private func peek() -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func advance(matching character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readValue() throws(JSONProblem) -> JSONValue {
    switch peek() {
    case UInt8(ascii: "{"):
      try open()
      defer { depth -= 1 }
      return .object(try readObject())
    case UInt8(ascii: "["):
      try open()
      defer { depth -= 1 }
      return .array(try readArray())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try read("true", as: .bool(true))
    case UInt8(ascii: "f"): return try read("false", as: .bool(false))
    case UInt8(ascii: "n"): return try read("null", as: .null)
    case nil: throw problem("a value is missing")
    default: return .number(try readNumber())
    }
  }

  /// Steps past an opening bracket.
  private mutating func open() throws(JSONProblem) {
    if depth == Self.depthLimit { throw problem("values are nested too deeply") }
    depth += 1
    index += 1
  }

  private mutating func read(
    _ word: StaticString, as value: JSONValue
  ) throws(JSONProblem) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.endIndex, bytes[index..<end].elementsEqual(expected) else {
      throw problem("this is no value")
    }
    index = end
    return value
  }

  private mutating func readArray() throws(JSONProblem) -> [JSONValue] {
    var values: [JSONValue] = []
    skipBlanks()
    if advance(matching: "]") { return values }
    while true {
      skipBlanks()
      values.append(try readValue())
      skipBlanks()
      if advance(matching: "]") { return values }
      if !advance(matching: ",") { throw problem("expected ',' or ']'") }
    }
  }

  private mutating func readObject() throws(JSONProblem) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    skipBlanks()
    if advance(matching: "}") { return members }
    while true {
      skipBlanks()
      guard peek() == UInt8(ascii: "\"") else { throw problem("expected a key in quotes") }
      let offset = index - bytes.startIndex
      let key = try readString()
      skipBlanks()
      if !advance(matching: ":") { throw problem("expected ':'") }
      skipBlanks()
      members.append(JSONValue.Member(key: key, value: try readValue(), offset: offset))
      skipBlanks()
      if advance(matching: "}") { return members }
      if !advance(matching: ",") { throw problem("expected ',' or '}'") }
    }
  }

  private mutating func readNumber() throws(JSONProblem) -> Double {
    let start = index
    _ = advance(matching: "-")
    let isZero = peek() == UInt8(ascii: "0")
    let whole = skipDigits()
    var isValid = whole > 0 && !(isZero && whole > 1)
    if advance(matching: ".") { isValid = skipDigits() > 0 && isValid }
    if advance(matching: "e") || advance(matching: "E") {
      if !advance(matching: "-") { _ = advance(matching: "+") }
      isValid = skipDigits() > 0 && isValid
    }
    guard isValid, let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw problem("this is no value")
    }
    guard number.isFinite else {
      index = start
      throw problem("the number is out of range")
    }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek(), byte >= 0x30, byte <= 0x39 { index += 1 }
    return index - start
  }

  private mutating func readString() throws(JSONProblem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw problem("the text is not valid UTF-8") }
        index += 1
        return string
      case UInt8(ascii: "\\"):
        index += 1
        text.append(contentsOf: try readEscape().utf8)
      case 0..<0x20: throw problem("a control character has to be escaped")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw problem("the text does not end")
  }

  private mutating func readEscape() throws(JSONProblem) -> String {
    guard let byte = peek() else { throw problem("the text does not end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try readHexadecimal()
      if first & 0xFC00 == 0xD800, advance(matching: "\\") {
        guard advance(matching: "u") else { throw problem("half of a surrogate pair") }
        let second = try readHexadecimal()
        guard second & 0xFC00 == 0xDC00 else { throw problem("half of a surrogate pair") }
        return String(decoding: [first, second], as: UTF16.self)
      }
      guard let scalar = Unicode.Scalar(first) else { throw problem("half of a surrogate pair") }
      return String(scalar)
    default:
      index -= 1
      throw problem("unknown escape")
    }
  }

  private mutating func readHexadecimal() throws(JSONProblem) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("expected four hexadecimal digits")
      }
      value = value << 4 | UInt16(truncatingIfNeeded: digit)
      index += 1
    }
    return value
  }
}
