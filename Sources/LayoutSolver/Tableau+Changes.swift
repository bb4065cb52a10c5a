extension Tableau {
  /// The active constraints whose symbols the row names, and its own.
  func constraints(of row: Int32) -> [Int32] {
    let record = rows.base[Int(row)]
    var found: [Int32] = []
    if symbols.base[Int(record.symbol)].constraint >= 0 {
      found.append(symbols.base[Int(record.symbol)].constraint)
    }
    for position in record.start..<record.start + Int(record.count) {
      let constraint = symbols.base[Int(cells.base[position].symbol)].constraint
      if constraint >= 0 { found.append(constraint) }
    }
    return found.sorted()
  }

  /// Adds `delta` to a constraint's constant.
  mutating func shift(
    _ constraint: Int32, symbol: Int32, by delta: Double, culprits: inout [Int32]
  ) -> Outcome {
    counters.shifts += 1
    beginRecording()
    let own = symbols.base[Int(symbol)].row
    if own >= 0 {
      willChange(row: own)
      rows.base[Int(own)].constant -= delta
      if isMisplaced(rows.base[Int(own)]) { suspectRows.insert(symbol) }
    } else {
      beginWalk()
      var walk = symbols.base[Int(symbol)].column
      while let found = nextRow(of: symbol, link: &walk) {
        willChange(row: found.row)
        let record = rows.base + Int(found.row)
        record.pointee.constant += cells.base[found.position].value * delta
        if isMisplaced(record.pointee) { suspectRows.insert(record.pointee.symbol) }
      }
    }
    let outcome = placeRows()
    if case .solved = outcome {
      definitions.base[Int(constraint)].constant += delta
      endRecording()
      return outcome
    }
    if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
    undo()
    return outcome
  }

  /// Changes a constraint's priority. If it is infeasible everything is as before.
  mutating func setPriority(
    _ constraint: Int32, symbol: Int32, to priority: Float, culprits: inout [Int32]
  ) -> Outcome {
    beginRecording()
    let released = release(symbol)
    var outcome = improve()
    let costs = Self.costs(definitions.base[Int(constraint)].relation, priority)
    willChange(symbol: symbol)
    symbols.base[Int(symbol)].below = costs.below
    symbols.base[Int(symbol)].above = costs.above
    if case .solved = outcome, released >= 0 {
      let row = symbols.base[Int(symbol)].row
      willChange(row: row)
      rows.base[Int(row)].side =
        switch definitions.base[Int(constraint)].relation {
        case .equal: .undecided
        case .lessOrEqual: .below
        case .greaterOrEqual: .above
        }
      if let position = freePosition(in: row) {
        pivot(row, at: position, to: .above)
      } else {
        if isMisplaced(rows.base[Int(row)]) { suspectRows.insert(symbol) }
        outcome = placeRows()
      }
    }
    if case .solved = outcome {
      definitions.base[Int(constraint)].priority = priority
      endRecording()
      return outcome
    }
    if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
    undo()
    return outcome
  }
}
