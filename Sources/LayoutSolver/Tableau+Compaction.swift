/// Gives back the memory of stale cells, weights, terms and links. Values stay as they are.
extension Tableau {
  /// To be called between operations.
  mutating func compactIfWasteful() {
    if cells.count > 2 * liveCells + 4096 || liveLinks > 2 * liveCells + 4096 {
      compactCells()
    }
    if weights.count > 2 * liveWeights + 4096 { compactWeights() }
    if terms.count > 2 * liveTerms + 4096 { compactTerms() }
  }

  private mutating func compactCells() {
    var packed = Arena<Cell>(capacity: liveCells + liveCells / 2 + 64)
    for symbol in 0..<symbols.count { symbols.base[symbol].column = -1 }
    links.count = 0
    freeLink = -1
    liveLinks = 0
    for index in 0..<rows.count where rows.base[index].symbol >= 0 {
      let row = rows.base + index
      let start = packed.count
      for offset in 0..<Int(row.pointee.count) {
        let cell = cells.base[row.pointee.start + offset]
        packed.append(cell)
        link(symbol: cell.symbol, to: Int32(truncatingIfNeeded: index))
      }
      row.pointee.start = start
    }
    liveCells = packed.count
    swap(&cells, &packed)
  }

  private mutating func compactWeights() {
    var packed = Arena<Weight>(capacity: liveWeights + liveWeights / 2 + 64)
    for index in 0..<symbols.count {
      let symbol = symbols.base + index
      let start = packed.count
      for offset in 0..<Int(symbol.pointee.weightCount) {
        packed.append(weights.base[symbol.pointee.weightStart + offset])
      }
      symbol.pointee.weightStart = start
    }
    liveWeights = packed.count
    swap(&weights, &packed)
  }

  private mutating func compactTerms() {
    var packed = Arena<Cell>(capacity: liveTerms + liveTerms / 2 + 64)
    for index in 0..<definitions.count {
      let definition = definitions.base + index
      let start = packed.count
      if case .removed = definition.pointee.state { definition.pointee.termCount = 0 }
      for offset in 0..<Int(definition.pointee.termCount) {
        packed.append(terms.base[definition.pointee.termStart + offset])
      }
      definition.pointee.termStart = start
    }
    liveTerms = packed.count
    swap(&terms, &packed)
  }
}
