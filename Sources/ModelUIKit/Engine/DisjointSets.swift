/// Sets of numbers that grow together.
struct DisjointSets {
  private var parents: [Int32: Int32] = [:]

  /// The number that stands for the set of `element`.
  func find(_ element: Int32) -> Int32 {
    var current = element
    while let parent = parents[current], parent != current { current = parent }
    return current
  }

  mutating func union(_ first: Int32, _ second: Int32) {
    let (left, right) = (find(first), find(second))
    if left != right { parents[max(left, right)] = min(left, right) }
  }
}
