/// Restores the optimum after costs went away or changed: the primal simplex.
extension Tableau {
  /// Moves symbols as long as that makes things better. All rows are placed before and after.
  mutating func improve() -> Outcome {
    slopes = .suspected
    defer { slopes = .trusted }
    var steps = 0
    let limit = stepLimit > 0 ? stepLimit : 10_000 + 20 * (rows.count + symbols.count)
    while let symbol = suspectSymbols.popMin() {
      if symbols.base[Int(symbol)].row >= 0 { continue }
      guard let direction = improvingDirection(of: symbol) else { continue }
      steps += 1
      if steps > limit {
        counters.exhausted += 1
        suspectSymbols.removeAll()
        return .exhausted
      }
      enter(symbol, direction: direction)
    }
    return placeRows()
  }

  private mutating func improvingDirection(of symbol: Int32) -> Double? {
    let record = symbols.base[Int(symbol)]
    if record.isFree && record.weightCount == 0 { return nil }
    for direction in [1.0, -1.0] where (direction > 0 ? record.above : record.below) != Cost.wall {
      weigh(symbol, direction: direction, scale: 1)
      if scratch.candidate.count > 0, scratch.candidate.base[0].value < 0 { return direction }
    }
    return nil
  }

  /// Moves `symbol` until a row reaches zero, and lets it take that row. False if no row ever does.
  @discardableResult
  mutating func enter(_ symbol: Int32, direction: Double) -> Bool {
    var blocking: Int32 = -1
    var blockingPosition = -1
    var blockingSymbol: Int32 = -1
    var shortest = Double.infinity
    beginWalk()
    var walk = symbols.base[Int(symbol)].column
    while let found = nextRow(of: symbol, link: &walk) {
      let row = rows.base[Int(found.row)]
      let basic = symbols.base[Int(row.symbol)]
      if basic.isFree { continue }
      let velocity = cells.base[found.position].value * direction
      let distance: Double
      if basic.isFixed {
        distance = 0
      } else if row.side == .above {
        if velocity > 0 { continue }
        distance = max(row.constant, 0) / -velocity
      } else {
        if velocity < 0 { continue }
        distance = max(-row.constant, 0) / velocity
      }
      if distance < shortest || (distance == shortest && row.symbol < blockingSymbol) {
        shortest = distance
        blocking = found.row
        blockingPosition = found.position
        blockingSymbol = row.symbol
      }
    }
    if blocking < 0 { return false }
    pivot(blocking, at: blockingPosition, to: direction > 0 ? .above : .below)
    return true
  }
}
