/// Slopes: for a symbol without a row, how the sum of violations of each priority changes as it
/// grows, its own cost not counted. Sorted by priority, highest first; zeros are left out.
extension Tableau {
  /// Adds `factor * vector` to the slope of `symbol`.
  mutating func addSlope(
    to symbol: Int32, _ vector: UnsafePointer<Weight>, _ count: Int, factor: Double
  ) {
    if count == 0 { return }
    willChange(symbol: symbol)
    let record = symbols.base + Int(symbol)
    let oldCount = Int(record.pointee.weightCount)
    let oldStart = record.pointee.weightStart
    weights.reserve(oldCount + count)
    let old = weights.base + oldStart
    let target = weights.base + weights.count
    var written = 0
    var i = 0
    var j = 0
    while i < oldCount || j < count {
      if j == count || (i < oldCount && old[i].priority > vector[j].priority) {
        target[written] = old[i]
        written += 1
        i += 1
      } else {
        let added = factor * vector[j].value
        var sum = added
        if i < oldCount, old[i].priority == vector[j].priority {
          sum += old[i].value
          i += 1
        }
        if sum.magnitude > Tolerance.slope * 0.01 {
          target[written] = Weight(priority: vector[j].priority, value: sum)
          written += 1
        }
        j += 1
      }
    }
    record.pointee.weightCount = Int32(truncatingIfNeeded: written)
    liveWeights += written - oldCount
    if written <= oldCount, !journal.isRecording {
      old.update(from: target, count: written)
    } else {
      record.pointee.weightStart = weights.count
      weights.count += written
    }
    suspect(symbol)
  }

  @inline(__always)
  mutating func suspect(_ symbol: Int32) {
    switch slopes {
    case .trusted: break
    case .suspected: suspectSymbols.insert(symbol)
    }
  }

  /// Adds `weight * cells of row` to the slopes: the row's symbol costs that much more.
  mutating func addSlopes(of row: Int32, _ weight: Weight) {
    let record = rows.base[Int(row)]
    withUnsafePointer(to: weight) { vector in
      for position in record.start..<record.start + Int(record.count) {
        let cell = cells.base[position]
        addSlope(to: cell.symbol, vector, 1, factor: cell.value)
      }
    }
  }

  mutating func clearSlope(of symbol: Int32) {
    let record = symbols.base + Int(symbol)
    if record.pointee.weightCount == 0 { return }
    willChange(symbol: symbol)
    liveWeights -= Int(record.pointee.weightCount)
    record.pointee.weightCount = 0
  }

  /// Moves the slopes to the basis in which the symbol at `position` of `row` and the row's own
  /// change places.
  mutating func moveSlopes(_ row: Row, at position: Int, to side: Side) {
    let entering = cells.base[position].symbol
    let inverse = 1 / cells.base[position].value
    // The slope along the entering symbol with its own cost on the side it goes to.
    scratch.entering.count = 0
    let record = symbols.base[Int(entering)]
    scratch.entering.reserve(Int(record.weightCount) + 1)
    let own = slope(of: entering, on: side)
    var count = 0
    var isOwnWritten = own == nil
    let vector = scratch.entering.base
    for k in 0..<Int(record.weightCount) {
      var weight = weights.base[record.weightStart + k]
      if !isOwnWritten, let own, own.priority >= weight.priority {
        isOwnWritten = true
        if own.priority == weight.priority {
          weight.value += own.value
          if weight.value.magnitude <= Tolerance.slope { continue }
        } else {
          vector[count] = own
          count += 1
        }
      }
      vector[count] = weight
      count += 1
    }
    if !isOwnWritten, let own {
      vector[count] = own
      count += 1
    }
    clearSlope(of: entering)
    if count > 0 {
      for k in row.start..<row.start + Int(row.count) where k != position {
        let cell = cells.base[k]
        addSlope(to: cell.symbol, vector, count, factor: -cell.value * inverse)
      }
      addSlope(to: row.symbol, vector, count, factor: inverse)
    }
    if let own = slope(of: row.symbol, on: row.side) {
      withUnsafePointer(to: own) { addSlope(to: row.symbol, $0, 1, factor: -1) }
    }
    suspect(row.symbol)
  }

  /// Writes what moving `symbol` by one towards `direction` (1 or -1) costs, times `scale`, its own
  /// cost included, and returns the count: at most one more than the symbol has weights. The caller
  /// made sure that no wall is in the way.
  func writeReducedCost(
    of symbol: Int32, direction: Double, scale: Double, into target: UnsafeMutablePointer<Weight>
  ) -> Int {
    let record = symbols.base[Int(symbol)]
    let own: Cost = direction > 0 ? record.above : record.below
    var count = 0
    var isOwnWritten = own == 0
    for k in 0..<Int(record.weightCount) {
      let weight = weights.base[record.weightStart + k]
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
  mutating func weigh(_ symbol: Int32, direction: Double, scale: Double) {
    scratch.candidate.count = 0
    scratch.candidate.reserve(Int(symbols.base[Int(symbol)].weightCount) + 1)
    scratch.candidate.count = writeReducedCost(
      of: symbol, direction: direction, scale: scale, into: scratch.candidate.base)
  }

  /// Whether `scratch.candidate` is less than `scratch.best`, priority by priority.
  func isCandidateLess() -> Bool {
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
      let difference = x - y
      if difference.magnitude > Tolerance.slope * max(1, x.magnitude) { return difference < 0 }
    }
    return false
  }
}
