/// Slopes of columns: how the sums of violations change along them.
extension Tableau {
  /// Adds `factor * vector` to the slope of `column`.
  mutating func addSlope(
    to column: Int32, _ vector: UnsafePointer<Weight>, _ count: Int, factor: Double
  ) {
    if count == 0 { return }
    willChange(column: column)
    let record = columns.base + Int(column)
    let oldCount = Int(record.pointee.weightCount)
    weights.reserve(oldCount + count)
    let old = weights.base + record.pointee.weightStart
    let target = weights.base + weights.count
    var written = 0
    var i = 0
    for j in 0..<count {
      let weight = vector[j]
      while i < oldCount, old[i].priority > weight.priority {
        target[written] = old[i]
        written += 1
        i += 1
      }
      var sum = factor * weight.value
      if i < oldCount, old[i].priority == weight.priority {
        sum += old[i].value
        i += 1
      }
      if sum.magnitude > Tolerance.slope * 0.01 {
        target[written] = Weight(priority: weight.priority, value: sum)
        written += 1
      }
    }
    while i < oldCount {
      target[written] = old[i]
      written += 1
      i += 1
    }
    record.pointee.weightCount = Int32(truncatingIfNeeded: written)
    live.weights += written - oldCount
    if written <= oldCount, !journal.isRecording {
      old.update(from: target, count: written)
    } else {
      record.pointee.weightStart = weights.count
      weights.count += written
    }
    suspect(column)
  }

  @inline(__always)
  mutating func suspect(_ column: Int32) {
    switch slopes {
    case .trusted: break
    case .suspected: suspectColumns.insert(columns.base[Int(column)].symbol.id)
    }
  }

  /// Adds `weight` times the row to the slopes: its symbol costs that much more.
  mutating func addSlopes(of row: Row, _ weight: Weight) {
    withUnsafePointer(to: weight) { vector in
      for position in row.cells {
        let cell = cells.base[position]
        addSlope(to: cell.column, vector, 1, factor: cell.value)
      }
    }
  }

  /// Moves the slopes to the basis in which `row` and the column at `position` have changed places.
  mutating func moveSlopes(_ row: Row, at position: Int, to side: Side) {
    let pivot = cells.base[position]
    let inverse = 1 / pivot.value
    // The column's slope with its symbol's own cost on the side it goes to is spread over the rest.
    scratch.candidate.count = 0
    let record = columns.base[Int(pivot.column)]
    scratch.candidate.reserve(Int(record.weightCount) + 1)
    let vector = scratch.candidate.base
    let direction: Double = side == .above ? 1 : -1
    let count = writeReducedCost(
      of: record, direction: direction, scale: direction, into: vector)
    if record.weightCount > 0 {
      willChange(column: pivot.column)
      live.weights -= Int(record.weightCount)
      columns.base[Int(pivot.column)].weightCount = 0
    }
    if count > 0 {
      for k in row.cells where k != position {
        let cell = cells.base[k]
        addSlope(to: cell.column, vector, count, factor: -cell.value * inverse)
      }
      addSlope(to: pivot.column, vector, count, factor: inverse)
    }
    if let own = row.slope {
      withUnsafePointer(to: own) { addSlope(to: pivot.column, $0, 1, factor: -1) }
    }
    switch slopes {
    case .trusted: break
    case .suspected: suspectColumns.insert(row.symbol.id)
    }
  }

  /// Writes what moving a column's symbol by one towards `direction` (1 or -1) costs, its own cost
  /// included, times `scale`, and returns the count: at most one more than the column has weights.
  /// A wall counts as no cost.
  @inline(__always)
  func writeReducedCost(
    of column: Column, direction: Double, scale: Double, into target: UnsafeMutablePointer<Weight>
  ) -> Int {
    let own = column.symbol.slope(on: direction > 0 ? .above : .below)?.priority ?? 0
    var count = 0
    var isOwnWritten = own == 0
    for k in 0..<Int(column.weightCount) {
      let weight = weights.base[column.weightStart + k]
      var value = direction * weight.value
      if !isOwnWritten, own >= weight.priority {
        isOwnWritten = true
        if own == weight.priority {
          value += 1
        } else {
          target[count] = Weight(priority: own, value: scale)
          count += 1
        }
      }
      if value.magnitude > Tolerance.slope {
        target[count] = Weight(priority: weight.priority, value: value * scale)
        count += 1
      }
    }
    if !isOwnWritten {
      target[count] = Weight(priority: own, value: scale)
      count += 1
    }
    return count
  }

  /// Writes the reduced cost into `scratch.candidate`.
  @inline(__always)
  mutating func weigh(_ column: Column, direction: Double, scale: Double) {
    scratch.candidate.count = 0
    scratch.candidate.reserve(Int(column.weightCount) + 1)
    scratch.candidate.count = writeReducedCost(
      of: column, direction: direction, scale: scale, into: scratch.candidate.base)
  }

  /// How `scratch.candidate` compares with `scratch.best`, priority by priority.
  func compareCandidate() -> Comparison {
    let a = scratch.candidate.base
    let b = scratch.best.base
    var i = 0
    var j = 0
    while i < scratch.candidate.count || j < scratch.best.count {
      let left = i < scratch.candidate.count ? a[i] : Weight(priority: 0, value: 0)
      let right = j < scratch.best.count ? b[j] : Weight(priority: 0, value: 0)
      let x = left.priority >= right.priority ? left.value : 0
      let y = right.priority >= left.priority ? right.value : 0
      if left.priority >= right.priority { i += 1 }
      if right.priority >= left.priority { j += 1 }
      if (x - y).magnitude > Tolerance.slope * max(1, x.magnitude) { return x < y ? .less : .more }
    }
    return .equal
  }

  enum Comparison { case less, equal, more }
}
