/// Where extended regex literals of several lines may end; found once for the whole file, so that
/// literals without an end do not each search all of it.
struct RegexEndIndex {
  /// Unescaped slashes from left to right, each with more pounds behind it than every later one.
  private var slashes: [(offset: Int, pounds: Int)]?

  /// Whether a slash with at least so many pounds that no backslash escapes stands after an offset.
  /// The offset must not stand in a run of backslashes, nor before that of the first call.
  mutating func mayEnd(
    after start: Int, pounds: Int, _ bytes: UnsafePointer<UInt8>, _ end: Int
  ) -> Bool {
    let slashes = slashes ?? Self.read(from: start, bytes, end)
    self.slashes = slashes
    var low = 0
    var high = slashes.count
    while low < high {
      let middle = (low + high) / 2
      if slashes[middle].offset < start { low = middle + 1 } else { high = middle }
    }
    return low < slashes.count && slashes[low].pounds >= pounds
  }

  private static func read(
    from start: Int, _ bytes: UnsafePointer<UInt8>, _ end: Int
  ) -> [(offset: Int, pounds: Int)] {
    var slashes: [(offset: Int, pounds: Int)] = []
    var offset = start
    while offset < end {
      let slash = offset
      offset += bytes[slash] == 0x5C ? 2 : 1
      guard bytes[slash] == 0x2F else { continue }
      while offset < end, bytes[offset] == 0x23 { offset += 1 }
      let pounds = offset - slash - 1
      guard pounds > 0 else { continue }
      while let last = slashes.last, last.pounds <= pounds { slashes.removeLast() }
      slashes.append((slash, pounds))
    }
    return slashes
  }
}
