/// What an operation changed, as it was, so that a failed one can be undone to the bit.
///
/// While it records, rows that get other columns and slopes are written to new places, so that the
/// old ones are still there; single cells that change in place are noted.
struct Journal: ~Copyable {
  struct Entry<Value: BitwiseCopyable>: BitwiseCopyable {
    var index: Int
    var value: Value
  }

  var isRecording = false
  /// How many symbols were noted before.
  var changedCount = 0
  /// `Counters.work` before.
  var work = 0
  var rows = Arena<Entry<Row>>(capacity: 32)
  var columns = Arena<Entry<Column>>(capacity: 32)
  var cells = Arena<Entry<Double>>(capacity: 32)
  var formulas = Arena<Entry<Double>>(capacity: 8)
}

extension Tableau {
  mutating func beginRecording() {
    journal.isRecording = true
    journal.changedCount = changed.count
    journal.work = counters.work
    journal.rows.count = 0
    journal.columns.count = 0
    journal.cells.count = 0
    journal.formulas.count = 0
  }

  mutating func endRecording() { journal.isRecording = false }

  @inline(__always)
  mutating func willChange(row: Int32) {
    if journal.isRecording {
      journal.rows.append(Journal.Entry(index: Int(row), value: rows.base[Int(row)]))
    }
  }

  @inline(__always)
  mutating func willChange(column: Int32) {
    if journal.isRecording {
      journal.columns.append(Journal.Entry(index: Int(column), value: columns.base[Int(column)]))
    }
  }

  @inline(__always)
  mutating func willChange(cell: Int) {
    if journal.isRecording {
      journal.cells.append(Journal.Entry(index: cell, value: cells.base[cell].value))
    }
  }

  /// Formulas change their constants alone.
  @inline(__always)
  mutating func willChange(formula: Int32) {
    if journal.isRecording {
      journal.formulas.append(
        Journal.Entry(index: Int(formula), value: formulas.base[Int(formula)].constant))
    }
  }

  /// Puts everything back that was recorded. Columns keep links to rows that no longer name them.
  mutating func undo() {
    for k in (0..<journal.columns.count).reversed() {
      let entry = journal.columns.base[k]
      let record = columns.base + entry.index
      let link = record.pointee.link
      live.weights += Int(entry.value.weightCount) - Int(record.pointee.weightCount)
      record.pointee = entry.value
      record.pointee.link = link
    }
    for k in (0..<journal.rows.count).reversed() {
      let entry = journal.rows.base[k]
      let record = rows.base + entry.index
      let mark = record.pointee.mark
      live.cells += Int(entry.value.count) - Int(record.pointee.count)
      record.pointee = entry.value
      record.pointee.mark = mark
    }
    while let entry = journal.formulas.popLast() {
      formulas.base[entry.index].constant = entry.value
    }
    while let entry = journal.cells.popLast() {
      cells.base[entry.index].value = entry.value
    }
    // Symbols stand where they are back now, not where they passed through.
    while let entry = journal.columns.popLast() {
      places.base[Int(columns.base[entry.index].symbol.id)] =
        .column(Int32(truncatingIfNeeded: entry.index))
    }
    while let entry = journal.rows.popLast() {
      places.base[Int(rows.base[entry.index].symbol.id)] =
        .row(Int32(truncatingIfNeeded: entry.index))
    }
    suspectRows.removeAll()
    suspectColumns.removeAll()
    changed.count = journal.changedCount
    counters.work = journal.work
  }
}
