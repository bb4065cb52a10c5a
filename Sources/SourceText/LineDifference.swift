/// Which lines of two texts stand for each other.
enum LineDifference {
  /// The changed ranges in order; what lies between them is equal. Lines that both texts have once
  /// keep the parts between them apart, so that far-away changes are not run together.
  static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var work = [(0..<old.count, 0..<new.count)]
    while let (a, b) = work.popLast() {
      let (x, y) = trimmed(a, b, old, new)
      if x.isEmpty && y.isEmpty { continue }
      let anchors = x.isEmpty || y.isEmpty ? [] : anchors(x, y, old, new)
      if anchors.isEmpty {
        changes.append((x, y))
        continue
      }
      var (i, j) = (x.lowerBound, y.lowerBound)
      var parts: [(Range<Int>, Range<Int>)] = []
      for (p, q) in anchors {
        parts.append((i..<p, j..<q))
        (i, j) = (p + 1, q + 1)
      }
      parts.append((i..<x.upperBound, j..<y.upperBound))
      work += parts.reversed()
    }
    return changes
  }

  private static func trimmed(
    _ a: Range<Int>, _ b: Range<Int>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> (Range<Int>, Range<Int>) {
    var (i, j) = (a.lowerBound, b.lowerBound)
    var (m, n) = (a.upperBound, b.upperBound)
    while i < m, j < n, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
    while i < m, j < n, old[m - 1] == new[n - 1] { (m, n) = (m - 1, n - 1) }
    return (i..<m, j..<n)
  }

  /// Lines that occur once in each part, in an order that both have: the longest such run.
  private static func anchors(
    _ a: Range<Int>, _ b: Range<Int>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [(Int, Int)] {
    let inOld = places(a, old)
    let inNew = places(b, new)
    var pairs: [(Int, Int)] = []
    for index in a {
      if let p = inOld[old[index]] ?? nil, p == index, let q = inNew[old[index]] ?? nil {
        pairs.append((p, q))
      }
    }
    return longestIncreasing(pairs)
  }

  /// Where each line stands; nil for one that stands there several times.
  private static func places(
    _ range: Range<Int>, _ lines: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>: Int?] {
    var places: [ArraySlice<UInt8>: Int?] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : .some(nil) }
    return places
  }

  private static func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [(Int, Int)] = []
    var current = tails.last ?? -1
    while current >= 0 {
      result.append(pairs[current])
      current = previous[current]
    }
    return result.reversed()
  }
}
