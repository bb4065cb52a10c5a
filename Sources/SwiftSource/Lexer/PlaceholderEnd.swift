/// The next `#>` on a line; remembered, so that no line is searched twice.
struct PlaceholderEnd {
  private var known = 0..<0
  private var isThere = false

  /// Whether `#>` stands between an offset and the end of its line.
  mutating func follows(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ end: Int) -> Bool {
    if known.contains(start) { return isThere }
    var offset = start
    isThere = false
    while offset + 1 < end, bytes[offset] != 0x0A {
      if bytes[offset] == 0x23, bytes[offset + 1] == 0x3E {
        isThere = true
        break
      }
      offset += 1
    }
    known = start..<(offset + 1)
    return isThere
  }
}
