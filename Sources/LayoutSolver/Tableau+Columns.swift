/// Columns: for each symbol the rows that may hold it. A link may be stale or double; a walk finds
/// out by looking into the row and marking it.
extension Tableau {
  @inline(__always)
  mutating func link(symbol: Int32, to row: Int32) {
    let slot: Int32
    if freeLink >= 0 {
      slot = freeLink
      freeLink = links.base[Int(slot)].next
    } else {
      slot = Int32(truncatingIfNeeded: links.count)
      links.append(Link(row: row, next: -1))
    }
    links.base[Int(slot)] = Link(row: row, next: symbols.base[Int(symbol)].column)
    symbols.base[Int(symbol)].column = slot
    liveLinks += 1
  }

  /// Takes the whole column of `symbol` away and returns its first link. Give it back with `free`.
  mutating func detachColumn(of symbol: Int32) -> Int32 {
    let first = symbols.base[Int(symbol)].column
    symbols.base[Int(symbol)].column = -1
    return first
  }

  @inline(__always)
  mutating func free(link: Int32) {
    links.base[Int(link)].next = freeLink
    freeLink = link
    liveLinks -= 1
  }

  /// Where `symbol` stands in `row`: an index into `cells`, or -1.
  @inline(__always)
  func position(of symbol: Int32, in row: Int32) -> Int {
    let record = rows.base + Int(row)
    let cells = cells.base
    var low = record.pointee.start
    var high = low + Int(record.pointee.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      if cells[middle].symbol <= symbol { low = middle } else { high = middle }
    }
    while low < high {
      if cells[low].symbol == symbol { return low }
      low += 1
    }
    return -1
  }

  /// The next row of a column that holds the symbol, and where; advances `link`.
  /// Call `beginWalk` first. Rows come once.
  @inline(__always)
  mutating func nextRow(of symbol: Int32, link: inout Int32) -> (row: Int32, position: Int)? {
    while link >= 0 {
      let entry = links.base[Int(link)]
      link = entry.next
      let record = rows.base + Int(entry.row)
      if record.pointee.mark == mark { continue }
      record.pointee.mark = mark
      let position = position(of: symbol, in: entry.row)
      if position >= 0 { return (entry.row, position) }
    }
    return nil
  }

  /// Starts a walk along a column. One walk at a time.
  @inline(__always)
  mutating func beginWalk() {
    if mark == Int32.max {
      mark = 0
      for row in 0..<rows.count { rows.base[row].mark = 0 }
    }
    mark += 1
  }
}
