/// The bytes of one file and the name it is reported under.
///
/// Offsets everywhere in the tool are UTF-8 byte offsets into `bytes`, from 0. The bytes are kept
/// exactly as read: a byte-order mark, line endings and invalid UTF-8 included.
package struct SourceFile: Sendable {
  /// Path as it is printed: relative to the working directory, with `/`.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a byte range; invalid UTF-8 is replaced by U+FFFD. Out-of-range parts are clamped.
  package func text(_ range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }
}
