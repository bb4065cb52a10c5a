/// Finds words of two bytes and more by how far a window over the text may move on (the method of
/// Wu and Manber), so that most bytes are never looked at.
///
/// The window is as long as the shortest word. `shifts` holds for each pair of bytes how far the
/// window may move when the pair is its last: 0 where the first bytes of a word end in the pair.
struct WindowTable: Sendable {
  private let words: [[UInt8]]
  private let window: Int
  private let shifts: [UInt8]
  /// The words by the pair their first `window` bytes end in, sorted by pair, then by index.
  private let candidates: [Candidate]

  private struct Candidate: Sendable {
    let pair: UInt16
    let word: Int
  }

  /// Takes the words at the indices `searched`, all of at least two bytes.
  init(_ words: [[UInt8]], searched: [Int]) {
    let window = searched.map { words[$0].count }.reduce(64, min)
    var shifts = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
    var candidates: [Candidate] = []
    for index in searched {
      let word = words[index]
      for end in 2...window {
        let pair = Int(word[end - 2]) | Int(word[end - 1]) << 8
        shifts[pair] = min(shifts[pair], UInt8(window - end))
      }
      let last = UInt16(word[window - 2]) | UInt16(word[window - 1]) << 8
      candidates.append(Candidate(pair: last, word: index))
    }
    candidates.sort { ($0.pair, $0.word) < ($1.pair, $1.word) }
    self.words = words
    self.window = window
    self.shifts = shifts
    self.candidates = candidates
  }

  func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ word: Int, _ offset: Int) -> WordSearch.Answer
  ) -> WordSearch.Answer {
    guard bytes.count >= window, let start = bytes.baseAddress else { return .goOn }
    let text = UnsafeRawPointer(start)
    return shifts.withUnsafeBufferPointer { shifts in
      var position = window - 2
      let end = bytes.count - 1
      while position < end {
        let pair = UInt16(
          littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt16.self))
        let shift = Int(shifts[Int(pair)])
        if shift > 0 {
          position += shift
        } else {
          if check(bytes, at: position + 2 - window, pair, body) == .stop { return .stop }
          position += 1
        }
      }
      return .goOn
    }
  }

  @inline(never)
  private func check(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ pair: UInt16,
    _ body: (_ word: Int, _ offset: Int) -> WordSearch.Answer
  ) -> WordSearch.Answer {
    var low = 0
    var high = candidates.count
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle].pair < pair { low = middle + 1 } else { high = middle }
    }
    while low < candidates.count, candidates[low].pair == pair {
      let word = candidates[low].word
      low += 1
      let end = offset + words[word].count
      guard end <= bytes.count, WordSearch.standsAlone(bytes, offset, end),
        words[word].elementsEqual(bytes[offset..<end])
      else { continue }
      if body(word, offset) == .stop { return .stop }
    }
    return .goOn
  }
}
