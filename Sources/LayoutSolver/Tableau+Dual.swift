/// Keeps the optimum while constants change or constraints come: the dual simplex.
extension Tableau {
  /// Moves every misplaced row to its side, or lets it change sides where that is cheaper.
  mutating func placeRows() -> Outcome {
    var steps = 0
    let limit = stepLimit > 0 ? stepLimit : 10_000 + 20 * (rows.count + symbols.count)
    while let symbol = suspectRows.popMin() {
      let row = symbols.base[Int(symbol)].row
      if row < 0 || !isMisplaced(rows.base[Int(row)]) { continue }
      steps += 1
      if steps > limit || isJournalTooLarge {
        counters.exhausted += 1
        suspectRows.removeAll()
        return .exhausted
      }
      if !place(row) {
        suspectRows.removeAll()
        return .infeasible(row: row)
      }
    }
    return .solved
  }

  private var isJournalTooLarge: Bool {
    journal.isRecording && cells.count > 4 * liveCells + 32_000_000
  }

  /// One step for one row. False if its symbol cannot move to its side.
  private mutating func place(_ row: Int32) -> Bool {
    let record = rows.base[Int(row)]
    let symbol = symbols.base[Int(record.symbol)]
    let isUndecided = record.side == .undecided
    if isUndecided, symbol.isFixed, record.constant.magnitude <= Tolerance.constant {
      hold(row)
      return true
    }
    let direction: Double =
      record.constant < 0 || (isUndecided && record.constant <= Tolerance.constant) ? 1 : -1

    // Going over to the other side costs this much more for each unit.
    let crossing: Cost = direction > 0 ? symbol.below : symbol.above
    let flip = Weight(
      priority: max(symbol.below, symbol.above),
      value: !isUndecided && symbol.below > 0 && symbol.above > 0 ? 2 : 1)
    scratch.best.count = 0
    if crossing != Cost.wall { scratch.best.append(flip) }
    let position = enteringPosition(record, direction: direction)
    if position >= 0 {
      pivot(row, at: position, to: side(of: position, direction: direction))
      return true
    }
    if crossing == Cost.wall { return false }
    counters.flips += 1
    willChange(row: row)
    rows.base[Int(row)].side = direction > 0 ? .below : .above
    addSlopes(of: row, Weight(priority: flip.priority, value: -direction * flip.value))
    return true
  }

  /// Makes a required equality that happens to hold stay so: its symbol leaves the row. A row that
  /// names nothing but fixed symbols says nothing new and remains.
  private mutating func hold(_ row: Int32) {
    willChange(row: row)
    rows.base[Int(row)].side = .above
    let record = rows.base[Int(row)]
    for direction in [1.0, -1.0] {
      scratch.best.count = 0
      let position = enteringPosition(record, direction: direction)
      if position >= 0 {
        pivot(row, at: position, to: side(of: position, direction: direction))
        return
      }
    }
  }

  private func side(of position: Int, direction: Double) -> Side {
    cells.base[position].value * direction > 0 ? .above : .below
  }

  /// The cell whose symbol moves the row's symbol in `direction` at the lowest cost, -1 if there is
  /// none. `scratch.best` holds the cost it has to beat, if any. Of equals the first one wins.
  private mutating func enteringPosition(_ row: Row, direction: Double) -> Int {
    var best = -1
    var isBounded = scratch.best.count > 0
    for position in row.start..<row.start + Int(row.count) {
      let cell = cells.base[position]
      let rate = cell.value * direction
      let record = symbols.base + Int(cell.symbol)
      let own = rate > 0 ? record.pointee.above : record.pointee.below
      if own == Cost.wall { continue }
      if own == 0, record.pointee.weightCount == 0 { return position }
      weigh(cell.symbol, direction: rate > 0 ? 1 : -1, scale: 1 / rate.magnitude)
      if !isBounded || isCandidateLess() {
        isBounded = true
        best = position
        swap(&scratch.candidate, &scratch.best)
        if scratch.best.count == 0 { return best }
      }
    }
    return best
  }
}
