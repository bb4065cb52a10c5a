/// Looks for many words at once in the bytes of a file.
///
/// A word stands alone: no ASCII letter, digit or `_` touches it. Bytes that are not ASCII count as
/// nothing, so that a word beside an operator such as `→` is found; a longer identifier with such
/// letters is found too.
package struct WordSearch: Sendable {
  package enum Answer: Sendable {
    case goOn
    case stop
  }

  /// The words, as given.
  package let words: [[UInt8]]
  private let windows: WindowTable?
  private let letters: LetterTable?

  /// Words without bytes are never found.
  package init(_ words: [[UInt8]]) {
    self.words = words
    let long = words.indices.filter { words[$0].count > 1 }
    let short = words.indices.filter { words[$0].count == 1 }
    windows = long.isEmpty ? nil : WindowTable(words, searched: long)
    letters = short.isEmpty ? nil : LetterTable(words, searched: short)
  }

  package init(_ words: [String]) { self.init(words.map { Array($0.utf8) }) }

  /// Calls `body` for each word that stands in `bytes`, with its index in `words` and its offset,
  /// until it answers `stop`: words of several bytes from front to back, then those of one byte.
  package func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ word: Int, _ offset: Int) -> Answer
  ) {
    if let windows, windows.forEachMatch(in: bytes, body) == .stop { return }
    if let letters { _ = letters.forEachMatch(in: bytes, body) }
  }

  /// Whether one of the words stands in `bytes`.
  package func hasMatch(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isFound = false
    forEachMatch(in: bytes) { _, _ in
      isFound = true
      return .stop
    }
    return isFound
  }

  /// Whether the bytes before and after a range leave it alone.
  static func standsAlone(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    (start == 0 || !isWordByte(bytes[start - 1])) && (end == bytes.count || !isWordByte(bytes[end]))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
