extension Tableau {
  /// Writes `left + factor * right` at `target`, without the symbol `skipped`; returns the count.
  /// Parts that cancel are left out.
  @inline(__always)
  static func merge(
    _ left: UnsafePointer<Cell>, _ leftCount: Int,
    _ right: UnsafePointer<Cell>, _ rightCount: Int, factor: Double,
    skipping skipped: Int32, into target: UnsafeMutablePointer<Cell>
  ) -> Int {
    var i = 0
    var j = 0
    var count = 0
    while i < leftCount, j < rightCount {
      let a = left[i]
      let b = right[j]
      if a.symbol < b.symbol {
        if a.symbol != skipped {
          target[count] = a
          count += 1
        }
        i += 1
      } else if b.symbol < a.symbol {
        if b.symbol != skipped {
          target[count] = Cell(symbol: b.symbol, value: factor * b.value)
          count += 1
        }
        j += 1
      } else {
        let added = factor * b.value
        let sum = a.value + added
        if a.symbol != skipped, sum.magnitude > Tolerance.cancellation * added.magnitude {
          target[count] = Cell(symbol: a.symbol, value: sum)
          count += 1
        }
        i += 1
        j += 1
      }
    }
    while i < leftCount {
      let a = left[i]
      if a.symbol != skipped {
        target[count] = a
        count += 1
      }
      i += 1
    }
    while j < rightCount {
      let b = right[j]
      if b.symbol != skipped {
        target[count] = Cell(symbol: b.symbol, value: factor * b.value)
        count += 1
      }
      j += 1
    }
    return count
  }

  /// Replaces `symbol`, which `row` holds with `factor`, by the row `definition` that now defines
  /// it.
  mutating func substitute(
    _ symbol: Int32, with definition: Int32, in row: Int32, factor: Double
  ) {
    willChange(row: row)
    let old = rows.base[Int(row)]
    let source = rows.base[Int(definition)]
    cells.reserve(Int(old.count) + Int(source.count))
    let base = cells.base
    let target = base + cells.count
    // The symbols that are new in the row go into their columns.
    var i = old.start
    let iEnd = old.start + Int(old.count)
    var j = source.start
    let jEnd = source.start + Int(source.count)
    var count = 0
    while j < jEnd {
      let b = base[j]
      while i < iEnd, base[i].symbol < b.symbol {
        if base[i].symbol != symbol {
          target[count] = base[i]
          count += 1
        }
        i += 1
      }
      let added = factor * b.value
      if i < iEnd, base[i].symbol == b.symbol {
        let sum = base[i].value + added
        if sum.magnitude > Tolerance.cancellation * added.magnitude {
          target[count] = Cell(symbol: b.symbol, value: sum)
          count += 1
        }
        i += 1
      } else {
        target[count] = Cell(symbol: b.symbol, value: added)
        count += 1
        link(symbol: b.symbol, to: row)
      }
      j += 1
    }
    while i < iEnd {
      if base[i].symbol != symbol {
        target[count] = base[i]
        count += 1
      }
      i += 1
    }
    let record = rows.base + Int(row)
    record.pointee.constant += factor * source.constant
    record.pointee.count = Int32(truncatingIfNeeded: count)
    liveCells += count - Int(old.count)
    if count <= Int(old.count), !journal.isRecording {
      (base + old.start).update(from: target, count: count)
    } else {
      record.pointee.start = cells.count
      cells.count += count
    }
    if isMisplaced(record.pointee) { suspectRows.insert(record.pointee.symbol) }
  }

  /// Whether the row's constant is on the side it does not count.
  @inline(__always)
  func isMisplaced(_ row: Row) -> Bool {
    let constant = row.constant
    if row.symbol < 0 { return false }
    switch row.side {
    case .undecided: return true
    case .above:
      if constant >= -Tolerance.constant {
        if constant <= Tolerance.constant { return false }
        return symbols.base[Int(row.symbol)].isFixed
      }
    case .below:
      if constant <= Tolerance.constant { return false }
    }
    return !symbols.base[Int(row.symbol)].isFree
  }

  /// What the row's symbol costs on the side it counts, as a slope.
  @inline(__always)
  func slope(of symbol: Int32, on side: Side) -> Weight? {
    let record = symbols.base + Int(symbol)
    switch side {
    case .undecided: return nil
    case .above:
      let cost = record.pointee.above
      return cost == 0 || cost == Cost.wall ? nil : Weight(priority: cost, value: 1)
    case .below:
      let cost = record.pointee.below
      return cost == 0 || cost == Cost.wall ? nil : Weight(priority: cost, value: -1)
    }
  }

  /// Makes the symbol at `position` basic in place of the row's own, which becomes zero.
  /// `side` is where the new basic symbol goes.
  mutating func pivot(_ row: Int32, at position: Int, to side: Side) {
    counters.pivots += 1
    let old = rows.base[Int(row)]
    let leaving = old.symbol
    let entering = cells.base[position].symbol
    let pivotValue = cells.base[position].value
    moveSlopes(old, at: position, to: side)

    willChange(row: row)
    willChange(symbol: leaving)
    willChange(symbol: entering)
    let count = Int(old.count)
    var start = old.start
    if journal.isRecording {
      cells.reserve(count)
      start = cells.count
      cells.count += count
    }
    let source = cells.base + old.start
    let target = cells.base + start
    let inverse = 1 / pivotValue
    // The entering symbol's place closes up, the leaving one's opens; the rest keeps its order.
    let hole = position - old.start
    var place = hole
    if leaving < entering {
      while place > 0, source[place - 1].symbol > leaving { place -= 1 }
      var k = 0
      var carried = source[place]
      while k < place {
        target[k] = Cell(symbol: source[k].symbol, value: -source[k].value * inverse)
        k += 1
      }
      while k < hole {
        let next = source[k + 1]
        target[k + 1] = Cell(symbol: carried.symbol, value: -carried.value * inverse)
        carried = next
        k += 1
      }
      k = hole + 1
      while k < count {
        target[k] = Cell(symbol: source[k].symbol, value: -source[k].value * inverse)
        k += 1
      }
    } else {
      while place + 1 < count, source[place + 1].symbol < leaving { place += 1 }
      var k = 0
      while k < count {
        if k < hole || k > place {
          target[k] = Cell(symbol: source[k].symbol, value: -source[k].value * inverse)
        } else if k < place {
          target[k] = Cell(symbol: source[k + 1].symbol, value: -source[k + 1].value * inverse)
        }
        k += 1
      }
    }
    target[place] = Cell(symbol: leaving, value: inverse)

    let record = rows.base + Int(row)
    record.pointee.symbol = entering
    record.pointee.start = start
    record.pointee.constant = -old.constant * inverse
    record.pointee.side = side
    symbols.base[Int(entering)].row = row
    symbols.base[Int(leaving)].row = -1
    let column = detachColumn(of: entering)
    link(symbol: leaving, to: row)
    if isMisplaced(record.pointee) { suspectRows.insert(entering) }

    beginWalk()
    rows.base[Int(row)].mark = mark
    var walk = column
    while let found = nextRow(of: entering, link: &walk) {
      substitute(
        entering, with: row, in: found.row, factor: cells.base[found.position].value)
    }
    walk = column
    while walk >= 0 {
      let next = links.base[Int(walk)].next
      free(link: walk)
      walk = next
    }
  }
}
