extension Tableau {
  mutating func addSymbol(below: Cost, above: Cost, constraint: Int32) -> Int32 {
    let symbol = Symbol(below: below, above: above, constraint: constraint)
    if let slot = freeSymbols.popLast() {
      symbols.base[Int(slot)] = symbol
      return slot
    }
    symbols.append(symbol)
    return Int32(truncatingIfNeeded: symbols.count - 1)
  }

  private mutating func addRow(_ row: Row) -> Int32 {
    if let slot = freeRows.popLast() {
      let mark = rows.base[Int(slot)].mark
      rows.base[Int(slot)] = row
      rows.base[Int(slot)].mark = mark
      return slot
    }
    rows.append(row)
    return Int32(truncatingIfNeeded: rows.count - 1)
  }

  mutating func drop(row: Int32) {
    liveCells -= Int(rows.base[Int(row)].count)
    rows.base[Int(row)].count = 0
    rows.base[Int(row)].symbol = -1
    freeRows.append(row)
  }

  mutating func drop(symbol: Int32) {
    liveWeights -= Int(symbols.base[Int(symbol)].weightCount)
    var walk = detachColumn(of: symbol)
    while walk >= 0 {
      let next = links.base[Int(walk)].next
      free(link: walk)
      walk = next
    }
    symbols.base[Int(symbol)] = Symbol(below: 0, above: 0, constraint: -1)
    freeSymbols.append(symbol)
  }

  static func costs(_ relation: Relation, _ priority: Float) -> (below: Cost, above: Cost) {
    switch relation {
    case .equal: (priority, priority)
    case .lessOrEqual: (0, priority)
    case .greaterOrEqual: (priority, 0)
    }
  }

  /// Puts a defined constraint into the tableau. If it is infeasible everything is as before, and
  /// the constraints of the infeasible row are in `culprits`.
  mutating func insert(_ constraint: Int32, culprits: inout [Int32]) -> Outcome {
    let definition = definitions.base[Int(constraint)]
    beginRecording()
    let costs = Self.costs(definition.relation, definition.priority)
    let symbol = addSymbol(below: costs.below, above: costs.above, constraint: constraint)
    let row = addDefiningRow(symbol, definition)
    definitions.base[Int(constraint)].state = .active(symbol: symbol)

    let outcome: Outcome
    if let position = freePosition(in: row) {
      pivot(row, at: position, to: .above)
      outcome = .solved
    } else {
      if isMisplaced(rows.base[Int(row)]) { suspectRows.insert(symbol) }
      outcome = placeRows()
    }
    if case .solved = outcome {
      endRecording()
      return outcome
    }
    if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
    undo()
    drop(row: row)
    drop(symbol: symbol)
    definitions.base[Int(constraint)].state = .removed
    return outcome
  }

  /// Writes `symbol = left side - constant` over the symbols without a row.
  private mutating func addDefiningRow(_ symbol: Int32, _ definition: Definition) -> Int32 {
    scratch.left.count = 0
    var constant = -definition.constant
    for k in definition.termStart..<definition.termStart + Int(definition.termCount) {
      let term = terms.base[k]
      if symbols.base[Int(term.symbol)].row < 0 {
        scratch.left.append(term)
      }
    }
    for k in definition.termStart..<definition.termStart + Int(definition.termCount) {
      let term = terms.base[k]
      let row = symbols.base[Int(term.symbol)].row
      if row < 0 { continue }
      let source = rows.base[Int(row)]
      scratch.right.count = 0
      scratch.right.reserve(scratch.left.count + Int(source.count))
      scratch.right.count = Self.merge(
        scratch.left.base, scratch.left.count, cells.base + source.start, Int(source.count),
        factor: term.value, skipping: -1, into: scratch.right.base)
      constant += term.value * source.constant
      swap(&scratch.left, &scratch.right)
    }
    let count = scratch.left.count
    cells.reserve(count)
    let start = cells.count
    (cells.base + start).update(from: scratch.left.base, count: count)
    cells.count += count
    liveCells += count
    let side: Side =
      switch definition.relation {
      case .equal: .undecided
      case .lessOrEqual: .below
      case .greaterOrEqual: .above
      }
    let row = addRow(
      Row(
        symbol: symbol, count: Int32(truncatingIfNeeded: count), start: start, constant: constant,
        side: side))
    symbols.base[Int(symbol)].row = row
    for k in start..<start + count { link(symbol: cells.base[k].symbol, to: row) }
    return row
  }

  /// Where a free symbol stands in the row: one in no other row if there is one.
  mutating func freePosition(in index: Int32) -> Int? {
    let row = rows.base[Int(index)]
    var best: Int?
    var bestScore = 0.0
    for position in row.start..<row.start + Int(row.count) {
      let cell = cells.base[position]
      let record = symbols.base + Int(cell.symbol)
      if !record.pointee.isFree { continue }
      beginWalk()
      rows.base[Int(index)].mark = mark
      var walk = record.pointee.column
      let isLoose = nextRow(of: cell.symbol, link: &walk) == nil
      let score = min(cell.value.magnitude, 1) + (isLoose ? 2 : 0)
      if score > bestScore {
        bestScore = score
        best = position
      }
    }
    return best
  }
}
