/// Constraints that go or change.
extension Tableau {
  /// Takes an active constraint out of the tableau.
  mutating func withdraw(_ constraint: Int32, symbol: Int32) -> Outcome {
    let row = release(symbol)
    if row >= 0 { drop(row: row) }
    drop(symbol: symbol)
    definitions.base[Int(constraint)].state = .removed
    return improve()
  }

  /// Makes a constraint's symbol cost nothing and gives it a row, which is returned; -1 if no row
  /// names it. The slopes that changed are suspected: `improve` has to follow.
  mutating func release(_ symbol: Int32) -> Int32 {
    slopes = .suspected
    defer { slopes = .trusted }
    let row = symbols.base[Int(symbol)].row
    let own = row >= 0 ? slope(of: symbol, on: rows.base[Int(row)].side) : nil
    willChange(symbol: symbol)
    symbols.base[Int(symbol)].below = 0
    symbols.base[Int(symbol)].above = 0
    if row >= 0 {
      if let own { addSlopes(of: row, Weight(priority: own.priority, value: -own.value)) }
      return row
    }
    weigh(symbol, direction: 1, scale: 1)
    let isRising = scratch.candidate.count > 0 && scratch.candidate.base[0].value > 0
    let direction: Double = isRising ? -1 : 1
    if !enter(symbol, direction: direction), !enter(symbol, direction: -direction) {
      // Only free symbols depend on it. One of them becomes undetermined: the newest.
      var best: (row: Int32, position: Int)?
      var bestSymbol: Int32 = -1
      beginWalk()
      var walk = symbols.base[Int(symbol)].column
      while let found = nextRow(of: symbol, link: &walk) {
        let basic = rows.base[Int(found.row)].symbol
        if basic > bestSymbol {
          bestSymbol = basic
          best = found
        }
      }
      guard let best else { return -1 }
      pivot(best.row, at: best.position, to: .above)
    }
    return symbols.base[Int(symbol)].row
  }
}
