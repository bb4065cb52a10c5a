/// Where quotes with pounds behind them stand on the current line; remembered, so that no line is
/// searched twice.
struct RawQuoteIndex {
  /// Quotes of the line from left to right, each with more pounds than every later one.
  private var quotes: [(offset: Int, pounds: Int)] = []
  /// The part of the file the quotes are known for.
  private var known = 0..<0

  /// Whether a `"` with at least so many pounds stands between an offset and the end of its line.
  mutating func hasQuote(
    from start: Int, pounds: Int, _ bytes: UnsafePointer<UInt8>, _ end: Int
  ) -> Bool {
    if !known.contains(start) { read(from: start, bytes, end) }
    // The first quote at or after the start has the most pounds.
    var low = 0
    var high = quotes.count
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle].offset < start { low = middle + 1 } else { high = middle }
    }
    return low < quotes.count && quotes[low].pounds >= pounds
  }

  private mutating func read(from start: Int, _ bytes: UnsafePointer<UInt8>, _ end: Int) {
    quotes.removeAll(keepingCapacity: true)
    var offset = start
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let quote = offset
      offset += 1
      guard bytes[quote] == 0x22 else { continue }
      while offset < end, bytes[offset] == 0x23 { offset += 1 }
      let pounds = offset - quote - 1
      while let last = quotes.last, last.pounds <= pounds { quotes.removeLast() }
      quotes.append((quote, pounds))
    }
    known = start..<offset
  }
}
