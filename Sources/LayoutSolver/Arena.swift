/// Memory for plain values that only grows at its end and is freed with its owner.
///
/// The pointer is given out bare: the solver's inner loops index it without a check, and move
/// nothing but bits.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `extra` more elements. `base` may move.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    capacity = Swift.max(2 * capacity, count + extra)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(1) }
    base[count] = element
    count += 1
  }

  /// Takes the last element off.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  func copy() -> Arena {
    var copy = Arena(capacity: Swift.max(count, 1))
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }
}
