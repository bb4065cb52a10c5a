/// The primal simplex: restores the optimum after costs went away.
extension Tableau {
  /// Moves columns as long as that makes things better. All rows are placed before and after.
  mutating func improve() -> Outcome {
    slopes = .suspected
    defer { slopes = .trusted }
    var steps = 0
    let limit = counters.stepLimit ?? 10_000 + 20 * (rows.count + columns.count)
    while let symbol = suspectColumns.popMin() {
      guard case .column(let column) = place(of: symbol),
        let direction = improvingDirection(of: column)
      else { continue }
      steps += 1
      if steps > limit {
        counters.exhaustions += 1
        suspectColumns.removeAll()
        return .exhausted
      }
      let choice: Choice = steps > Counters.patience ? .smallestSymbol : .largest
      enter(column, direction: direction, by: choice)
    }
    return placeRows()
  }

  private mutating func improvingDirection(of index: Int32) -> Double? {
    let column = columns.base[Int(index)]
    if column.weightCount == 0 { return nil }
    for direction in [1.0, -1.0] {
      if (direction > 0 ? column.symbol.above : column.symbol.below) == Cost.wall { continue }
      weigh(column, direction: direction, scale: 1)
      if scratch.candidate.count > 0, scratch.candidate.base[0].value < 0 { return direction }
    }
    return nil
  }

  /// Moves a column's symbol until a row reaches zero, and lets them change places. False if no row
  /// ever does.
  @discardableResult
  mutating func enter(_ column: Int32, direction: Double, by choice: Choice = .largest) -> Bool {
    var blocking: (row: Int32, position: Int)?
    var blockingSymbol: Int32 = -1
    var shortest = Double.infinity
    var fastest = 0.0
    beginWalk()
    var link = columns.base[Int(column)].link
    while let found = nextRow(of: column, link: &link) {
      let row = rows.base[Int(found.row)]
      let velocity = cells.base[found.position].value * direction
      if row.symbol.isFree || velocity.magnitude < Tolerance.pivot { continue }
      let distance: Double
      if row.symbol.isFixed {
        distance = 0
      } else if row.side == .above {
        if velocity > 0 { continue }
        distance = max(row.constant, 0) / -velocity
      } else {
        if velocity < 0 { continue }
        distance = max(-row.constant, 0) / velocity
      }
      if distance > shortest + Tolerance.constant { continue }
      if distance >= shortest - Tolerance.constant {
        switch choice {
        case .largest: if velocity.magnitude <= 1.01 * fastest { continue }
        case .smallestSymbol: if row.symbol.id > blockingSymbol { continue }
        }
      }
      shortest = distance
      fastest = velocity.magnitude
      blocking = found
      blockingSymbol = row.symbol.id
    }
    guard let blocking else { return false }
    pivot(blocking.row, at: blocking.position, to: direction > 0 ? .above : .below)
    return true
  }
}
