/// Finds words of a single byte.
struct LetterTable: Sendable {
  /// For each byte the index of the first word that it is, or -1.
  private let words: [Int]

  init(_ words: [[UInt8]], searched: [Int]) {
    var table = [Int](repeating: -1, count: 256)
    for index in searched.reversed() { table[Int(words[index][0])] = index }
    self.words = table
  }

  func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ word: Int, _ offset: Int) -> WordSearch.Answer
  ) -> WordSearch.Answer {
    for (offset, byte) in bytes.enumerated() {
      let word = words[Int(byte)]
      guard word >= 0, WordSearch.standsAlone(bytes, offset, offset + 1) else { continue }
      if body(word, offset) == .stop { return .stop }
    }
    return .goOn
  }
}
