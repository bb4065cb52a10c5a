#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the operating system knows it: bytes, which need not be valid UTF-8.
///
/// Paths of a scan are relative to the working directory, so that one path both opens a file and
/// names it in the output.
package struct DiskPath: Sendable, Hashable, Comparable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  static let here = DiskPath(".")
  static let separator = UInt8(ascii: "/")

  /// By bytes.
  package static func < (a: DiskPath, b: DiskPath) -> Bool {
    a.bytes.withUnsafeBytes { a in
      b.bytes.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else {
          return a.count < b.count
        }
        let order = memcmp(first, second, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }
  }

  var isAbsolute: Bool { bytes.first == Self.separator }

  /// The path of an entry of this folder.
  func appending(_ name: some Collection<UInt8>) -> DiskPath {
    if self == .here { return DiskPath(bytes: Array(name)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + name.count + 1)
    if joined.last != Self.separator { joined.append(Self.separator) }
    joined.append(contentsOf: name)
    return DiskPath(bytes: joined)
  }

  /// What follows the last `/`.
  var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: Self.separator) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The folder that holds it; of a plain name the working directory, of `/` itself.
  var folder: DiskPath {
    guard let slash = bytes.lastIndex(of: Self.separator) else { return .here }
    return DiskPath(bytes: Array(slash == 0 ? bytes[...0] : bytes[..<slash]))
  }

  var components: [ArraySlice<UInt8>] {
    bytes.split(separator: Self.separator)
  }

  func withCString<R>(_ body: (UnsafePointer<CChar>) -> R) -> R {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      guard let start = buffer.baseAddress else { preconditionFailure("empty allocation") }
      return body(UnsafePointer(start))
    }
  }

  /// The path as text, one text a path: a byte that is not UTF-8 becomes `\xNN`, and in a path that
  /// has such bytes a backslash becomes two.
  package var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return text }
    return Self.escaped(bytes)
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar == "\\" { text.append(scalar) }
        text.append(scalar)
        offset += encoded.count
      case .error(let length):
        for byte in bytes[offset..<(offset + length)] {
          let digits = String(byte, radix: 16, uppercase: true)
          text.append(contentsOf: "\\x\(digits)".unicodeScalars)
        }
        offset += length
      case .emptyInput:
        return String(text)
      }
    }
  }
}
