/// A binary heap of symbols, the smallest first. A symbol may be in it more than once.
struct MinHeap: ~Copyable {
  private var items = Arena<Int32>(capacity: 32)

  var isEmpty: Bool { items.count == 0 }

  mutating func removeAll() { items.count = 0 }

  mutating func insert(_ item: Int32) {
    items.append(item)
    let base = items.base
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if base[parent] <= base[child] { break }
      let moved = base[parent]
      base[parent] = base[child]
      base[child] = moved
      child = parent
    }
  }

  mutating func popMin() -> Int32? {
    if items.count == 0 { return nil }
    let base = items.base
    let least = base[0]
    items.count -= 1
    let count = items.count
    if count > 0 {
      let moved = base[count]
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= count { break }
        if child + 1 < count, base[child + 1] < base[child] { child += 1 }
        if moved <= base[child] { break }
        base[parent] = base[child]
        parent = child
      }
      base[parent] = moved
    }
    return least
  }
}
