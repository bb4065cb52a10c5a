/// The rows and symbols an operation changed, as they were, so that a failed one can be undone to
/// the bit. Old cells and weights stay where they are while it records: a change writes new ones.
struct Journal: ~Copyable {
  struct RowEntry: BitwiseCopyable {
    var index: Int32
    var row: Row
  }

  struct SymbolEntry: BitwiseCopyable {
    var index: Int32
    var symbol: Symbol
  }

  var isRecording = false
  var rows = Arena<RowEntry>(capacity: 32)
  var symbols = Arena<SymbolEntry>(capacity: 32)
}

extension Tableau {
  mutating func beginRecording() {
    journal.isRecording = true
    journal.rows.count = 0
    journal.symbols.count = 0
  }

  mutating func endRecording() { journal.isRecording = false }

  @inline(__always)
  mutating func willChange(row: Int32) {
    if journal.isRecording {
      journal.rows.append(Journal.RowEntry(index: row, row: rows.base[Int(row)]))
    }
  }

  @inline(__always)
  mutating func willChange(symbol: Int32) {
    if journal.isRecording {
      journal.symbols.append(
        Journal.SymbolEntry(index: symbol, symbol: symbols.base[Int(symbol)]))
    }
  }

  /// Puts every recorded row and symbol back.
  mutating func undo() {
    journal.isRecording = false
    while let entry = journal.symbols.popLast() {
      let column = symbols.base[Int(entry.index)].column
      liveWeights -= Int(symbols.base[Int(entry.index)].weightCount)
      symbols.base[Int(entry.index)] = entry.symbol
      symbols.base[Int(entry.index)].column = column
      liveWeights += Int(entry.symbol.weightCount)
    }
    let count = journal.rows.count
    while let entry = journal.rows.popLast() {
      let mark = rows.base[Int(entry.index)].mark
      liveCells -= Int(rows.base[Int(entry.index)].count)
      rows.base[Int(entry.index)] = entry.row
      rows.base[Int(entry.index)].mark = mark
      liveCells += Int(entry.row.count)
    }
    // Columns may have lost links that hold again; one too many does no harm.
    mark += 1
    for position in 0..<count {
      let index = journal.rows.base[position].index
      let row = rows.base[Int(index)]
      if row.mark == mark || row.symbol < 0 { continue }
      rows.base[Int(index)].mark = mark
      for offset in 0..<Int(row.count) {
        link(symbol: cells.base[row.start + offset].symbol, to: index)
      }
    }
    suspectRows.removeAll()
    suspectSymbols.removeAll()
  }
}
