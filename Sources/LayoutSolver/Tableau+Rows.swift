extension Tableau {
  /// Writes `row + factor * other` at `target` and returns the count. Parts that cancel are left
  /// out. With `linking`, columns new to the row get a link to it.
  @inline(__always)
  mutating func merge(
    _ row: UnsafePointer<Cell>, _ rowCount: Int, _ other: UnsafePointer<Cell>, _ otherCount: Int,
    factor: Double, into target: UnsafeMutablePointer<Cell>, linking index: Int32
  ) -> Int {
    var i = 0
    var count = 0
    for j in 0..<otherCount {
      let cell = other[j]
      while i < rowCount, row[i].column < cell.column {
        target[count] = row[i]
        count += 1
        i += 1
      }
      let added = factor * cell.value
      if i < rowCount, row[i].column == cell.column {
        let sum = row[i].value + added
        if sum.magnitude > Tolerance.cancellation * added.magnitude {
          target[count] = Cell(column: cell.column, value: sum)
          count += 1
        }
        i += 1
      } else {
        target[count] = Cell(column: cell.column, value: added)
        count += 1
        if index >= 0 { link(column: cell.column, to: index) }
      }
    }
    let rest = rowCount - i
    (target + count).update(from: row + i, count: rest)
    return count + rest
  }

  /// In `row`, which names the pivot column at `position`, writes what the pivot row says instead.
  @inline(__always)
  private mutating func substitute(
    _ pivot: Row, at pivotPosition: Int, in row: Int32, at position: Int
  ) {
    willChange(row: row)
    let record = rows.base + Int(row)
    let factor = cells.base[position].value
    record.pointee.constant += factor * pivot.constant
    note(record.pointee.symbol.id)
    if pivot.count == 1 {
      willChange(cell: position)
      cells.base[position].value = factor * cells.base[pivotPosition].value
      counters.work += 1
    } else {
      combine(pivot, factor: factor, in: row, at: position)
    }
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }
  }

  private mutating func combine(_ pivot: Row, factor: Double, in row: Int32, at position: Int) {
    let record = rows.base + Int(row)
    let oldCount = Int(record.pointee.count)
    counters.work += oldCount + Int(pivot.count)
    cells.reserve(oldCount + Int(pivot.count))
    let base = cells.base
    let target = base + cells.count
    // The pivot column now stands for another symbol: what was there does not add up.
    base[position].value = 0
    let count = merge(
      base + record.pointee.start, oldCount, base + pivot.start, Int(pivot.count), factor: factor,
      into: target, linking: row)
    base[position].value = factor
    record.pointee.count = Int32(truncatingIfNeeded: count)
    live.cells += count - oldCount
    if count <= oldCount, !journal.isRecording {
      (base + record.pointee.start).update(from: target, count: count)
    } else {
      record.pointee.start = cells.count
      cells.count += count
    }
  }

  /// Makes `row` and the column at `position` change places. `side` is where the column's symbol
  /// goes.
  mutating func pivot(_ index: Int32, at position: Int, to side: Side) {
    counters.pivots += 1
    let old = rows.base[Int(index)]
    let column = cells.base[position].column
    moveSlopes(old, at: position, to: side)

    willChange(row: index)
    willChange(column: column)
    let count = Int(old.count)
    let inverse = 1 / cells.base[position].value
    var start = old.start
    if journal.isRecording {
      cells.reserve(count)
      start = cells.count
      cells.count += count
    }
    let source = cells.base + old.start
    let target = cells.base + start
    for k in 0..<count {
      target[k] = Cell(column: source[k].column, value: -source[k].value * inverse)
    }
    let pivotPosition = start + position - old.start
    cells.base[pivotPosition].value = inverse

    let record = rows.base + Int(index)
    record.pointee.symbol = columns.base[Int(column)].symbol
    record.pointee.start = start
    record.pointee.constant = -old.constant * inverse
    record.pointee.side = side
    columns.base[Int(column)].symbol = old.symbol
    places.base[Int(record.pointee.symbol.id)] = .row(index)
    places.base[Int(old.symbol.id)] = .column(column)
    note(record.pointee.symbol.id)
    note(old.symbol.id)
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }

    let pivot = record.pointee
    beginWalk()
    rows.base[Int(index)].mark = mark
    var link = columns.base[Int(column)].link
    while let found = nextRow(of: column, link: &link) {
      substitute(pivot, at: pivotPosition, in: found.row, at: found.position)
    }
  }
}
