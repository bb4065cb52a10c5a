/// One argument of the process, byte for byte: file names need not be valid UTF-8.
package struct Argument: Sendable, Hashable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// The argument as text; invalid UTF-8 is replaced by U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
