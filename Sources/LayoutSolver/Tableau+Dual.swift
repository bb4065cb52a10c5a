/// The dual simplex: keeps the optimum while constants change and constraints come.
extension Tableau {
  /// Moves every misplaced row to its side, or lets it change sides where that is cheaper.
  mutating func placeRows() -> Outcome {
    var steps = 0
    let limit = counters.stepLimit ?? 10_000 + 20 * (rows.count + columns.count)
    while let symbol = suspectRows.popMin() {
      guard let row = row(of: symbol), rows.base[Int(row)].isMisplaced else { continue }
      steps += 1
      if steps > limit || isJournalTooLarge {
        counters.exhaustions += 1
        suspectRows.removeAll()
        return .exhausted
      }
      if !place(row, by: steps > Counters.patience ? .smallestSymbol : .largest) {
        suspectRows.removeAll()
        return .infeasible(row: row)
      }
    }
    return .solved
  }

  private var isJournalTooLarge: Bool {
    journal.isRecording && cells.count > 4 * live.cells + 32_000_000
  }

  /// Which of equally good columns or rows a step takes.
  enum Choice {
    /// The one with the largest cell, for the sake of rounding.
    case largest
    /// The one with the smallest symbol: Bland's rule, which cannot cycle.
    case smallestSymbol
  }

  /// One step for one row. False if its symbol cannot move to its side.
  private mutating func place(_ index: Int32, by choice: Choice) -> Bool {
    let row = rows.base[Int(index)]
    let isUndecided = row.side == .undecided
    if isUndecided, row.symbol.isFixed, row.constant.magnitude <= Tolerance.constant {
      hold(index, by: choice)
      return true
    }
    let direction: Double =
      row.constant < 0 || (isUndecided && row.constant <= Tolerance.constant) ? 1 : -1

    // Going over to the other side costs this much for each unit.
    let crossing = direction > 0 ? row.symbol.below : row.symbol.above
    let flip = Weight(
      priority: max(row.symbol.below, row.symbol.above),
      value: !isUndecided && row.symbol.below > 0 && row.symbol.above > 0 ? 2 : 1)
    scratch.best.count = 0
    if crossing != Cost.wall { scratch.best.append(flip) }
    if let entering = entering(row, direction: direction, by: choice) {
      pivot(index, at: entering.position, to: entering.side)
      return true
    }
    if crossing == Cost.wall { return false }
    counters.flips += 1
    willChange(row: index)
    rows.base[Int(index)].side = direction > 0 ? .below : .above
    addSlopes(of: row, Weight(priority: flip.priority, value: -direction * flip.value))
    return true
  }

  /// Makes a required equality that happens to hold stay so: its symbol becomes a column. A row that
  /// names nothing but fixed symbols says nothing new and remains.
  private mutating func hold(_ index: Int32, by choice: Choice) {
    willChange(row: index)
    rows.base[Int(index)].side = .above
    let row = rows.base[Int(index)]
    scratch.best.count = 0
    var entering = entering(row, direction: 1, by: choice)
    if entering == nil { entering = self.entering(row, direction: -1, by: choice) }
    if let entering { pivot(index, at: entering.position, to: entering.side) }
  }

  /// The cell whose column moves the row's symbol in `direction` at the lowest cost, nil if none
  /// can. `scratch.best` holds the cost it has to beat, if any.
  @inline(__always)
  private mutating func entering(
    _ row: Row, direction: Double, by choice: Choice
  ) -> (position: Int, side: Side)? {
    var best: (position: Int, side: Side)?
    var isBounded = scratch.best.count > 0
    for position in row.cells {
      let cell = cells.base[position]
      let rate = cell.value * direction
      let column = columns.base + Int(cell.column)
      let own = rate > 0 ? column.pointee.symbol.above : column.pointee.symbol.below
      if own == Cost.wall || rate.magnitude < Tolerance.pivot { continue }
      let side: Side = rate > 0 ? .above : .below
      if own == 0, column.pointee.weightCount == 0, rate.magnitude >= 0.5, choice == .largest {
        return (position, side)
      }
      weigh(column.pointee, direction: rate > 0 ? 1 : -1, scale: 1 / rate.magnitude)
      switch isBounded ? compareCandidate() : .less {
      case .more: continue
      case .equal: if !isPreferred(position, to: best?.position, by: choice) { continue }
      case .less: break
      }
      isBounded = true
      best = (position, side)
      swap(&scratch.candidate, &scratch.best)
    }
    return best
  }

  /// Whether a step takes the cell at `position` rather than one that is as good. Without the other
  /// it is going over to the other side that is as good, and changes less.
  private func isPreferred(_ position: Int, to other: Int?, by choice: Choice) -> Bool {
    guard let other else { return false }
    let cell = cells.base[position]
    let best = cells.base[other]
    switch choice {
    case .largest: return cell.value.magnitude > 1.01 * best.value.magnitude
    case .smallestSymbol:
      return columns.base[Int(cell.column)].symbol.id < columns.base[Int(best.column)].symbol.id
    }
  }
}
