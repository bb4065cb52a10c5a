/// Columns: the rows that may name a symbol. A link may be stale or double; a walk finds out by
/// marking rows and looking into them.
extension Tableau {
  @inline(__always)
  mutating func link(column: Int32, to row: Int32) {
    let record = columns.base + Int(column)
    links.append(Link(target: row, next: record.pointee.link))
    record.pointee.link = Int32(truncatingIfNeeded: links.count - 1)
  }

  /// Where `row` names `column`: an index into `cells`, or -1.
  @inline(__always)
  func position(of column: Int32, in row: Row) -> Int {
    let cells = cells.base
    var low = row.start
    var high = low + Int(row.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      if cells[middle].column <= column { low = middle } else { high = middle }
    }
    while low < high {
      if cells[low].column == column { return low }
      low += 1
    }
    return -1
  }

  /// The next row of a walk that names `column`, and where. Starts with the column's first link and moves it.
  @inline(__always)
  mutating func nextRow(of column: Int32, link: inout Int32) -> (row: Int32, position: Int)? {
    while link >= 0 {
      let entry = links.base[Int(link)]
      link = entry.next
      let record = rows.base + Int(entry.target)
      if record.pointee.mark == mark { continue }
      record.pointee.mark = mark
      let position = position(of: column, in: record.pointee)
      if position >= 0 { return (entry.target, position) }
    }
    return nil
  }

  /// Calls `body` with every row that names the column. A row may come twice.
  func forEachRow(of column: Int32, _ body: (Row) -> Void) {
    var link = columns.base[Int(column)].link
    while link >= 0 {
      let entry = links.base[Int(link)]
      link = entry.next
      let row = rows.base[Int(entry.target)]
      if row.isUsed, position(of: column, in: row) >= 0 { body(row) }
    }
  }
}
