/// Finds what a misspelt name was meant to be.
package enum NearestName {
  /// The name of `candidates` that is nearest to `word`, if one is near enough to be meant; of
  /// equally near ones the first. Case does not count.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let given = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: String?
    var bestDistance = max(1, given.count / 3) + 1
    for candidate in candidates {
      let distance = distance(given, Array(candidate.lowercased().unicodeScalars))
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// `; did you mean "NAME"?`, or nothing.
  package static func hint(_ word: String, among candidates: [String], prefix: String = "")
    -> String
  {
    guard let name = of(word, among: candidates) else { return "" }
    return "; did you mean '\(prefix)\(name)'?"
  }

  /// The number of letters to insert, drop, change or swap with their neighbour.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for (j, other) in b.enumerated() {
        var cost = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
