/// Buffers that keep their memory from one operation to the next. They hold nothing in between.
struct Scratch: ~Copyable {
  /// A row in the making.
  var sum = Arena<Cell>(capacity: 64)
  var spare = Arena<Cell>(capacity: 64)
  /// Slopes to compare.
  var candidate = Arena<Weight>(capacity: 16)
  var best = Arena<Weight>(capacity: 16)
  /// A walk through formulas.
  var stack = Arena<Step>(capacity: 32)
  var order = Arena<Int32>(capacity: 32)
  /// By symbol and by column: factors, all zero in between.
  var bySymbol = Accumulator()
  var byColumn = Accumulator()

  /// Where a walk stands in a formula or in a list of links.
  struct Step: BitwiseCopyable {
    var index: Int32
    var next: Int
  }
}

/// Factors by index, most of them zero.
struct Accumulator: ~Copyable {
  struct Factor: BitwiseCopyable {
    var value: Double
    /// The largest number that was added.
    var peak: Double
  }

  private var factors = Arena<Factor>(capacity: 64)
  private(set) var touched = Arena<Int32>(capacity: 32)

  /// Makes room for indices below `count`.
  mutating func resize(to count: Int) {
    if factors.count >= count { return }
    factors.reserve(count - factors.count)
    (factors.base + factors.count).update(
      repeating: Factor(value: 0, peak: 0), count: count - factors.count)
    factors.count = count
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    if value == 0 { return }
    let factor = factors.base + Int(index)
    if factor.pointee.peak == 0 { touched.append(index) }
    factor.pointee.value += value
    factor.pointee.peak = max(factor.pointee.peak, value.magnitude)
  }

  /// The sum at `index`; zero where the parts cancel.
  @inline(__always)
  func value(at index: Int32) -> Double {
    let factor = factors.base[Int(index)]
    return factor.value.magnitude <= Tolerance.cancellation * factor.peak ? 0 : factor.value
  }

  mutating func sortTouched() {
    var indices = UnsafeMutableBufferPointer(start: touched.base, count: touched.count)
    indices.sort()
  }

  mutating func removeAll() {
    for k in 0..<touched.count {
      factors.base[Int(touched.base[k])] = Factor(value: 0, peak: 0)
    }
    touched.count = 0
  }
}
