/// Constraints that change.
extension Tableau {
  /// Changes a constraint's constant. If that fails everything is as before.
  mutating func setConstant(
    _ constraint: Int32, symbol: Int32, to constant: Double, culprits: inout [Int32]
  ) -> Outcome {
    let delta = constant - definitions.base[Int(constraint)].constant
    beginRecording()
    moveFormulas(naming: symbol, by: delta)
    switch place(of: symbol) {
    case .row(let row): move(row, by: -delta)
    case .column(let column):
      beginWalk()
      var link = columns.base[Int(column)].link
      while let found = nextRow(of: column, link: &link) {
        move(found.row, by: cells.base[found.position].value * delta)
      }
    case .formula: break
    }
    let outcome = placeRows()
    endRecording()
    guard case .solved = outcome else {
      if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
      undo()
      return outcome
    }
    definitions.base[Int(constraint)].constant = constant
    finish()
    return .solved
  }

  @inline(__always)
  private mutating func move(_ row: Int32, by delta: Double) {
    willChange(row: row)
    counters.work += 1
    let record = rows.base + Int(row)
    record.pointee.constant += delta
    note(record.pointee.symbol.id)
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }
  }

  /// A symbol is measured from its constraint's constant, so formulas that name it move with that,
  /// wherever the symbol stands. They are worked out at the end, with what depends on it.
  private mutating func moveFormulas(naming symbol: Int32, by delta: Double) {
    var link = mentions.base[Int(symbol)]
    if link < 0 { return }
    beginWalk()
    while link >= 0 {
      let entry = mentionLinks.base[Int(link)]
      link = entry.next
      let formula = formulas.base + Int(entry.target)
      if formula.pointee.mark == mark { continue }
      guard let position = part(of: symbol, in: entry.target) else { continue }
      formula.pointee.mark = mark
      willChange(formula: entry.target)
      formula.pointee.constant += parts.base[position].value * delta
      counters.work += 1
    }
    changed.append(symbol)
  }

  /// Changes a constraint's priority. If that fails everything is as before.
  mutating func setPriority(
    _ constraint: Int32, symbol: Int32, to priority: Float, culprits: inout [Int32]
  ) -> Outcome {
    var changed = definitions.base[Int(constraint)]
    changed.priority = priority
    beginRecording()
    let outcome = setCosts(of: symbol, as: changed)
    endRecording()
    guard case .solved = outcome else {
      if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
      undo()
      return outcome
    }
    definitions.base[Int(constraint)] = changed
    finish()
    return .solved
  }

  private mutating func setCosts(of symbol: Int32, as definition: Definition) -> Outcome {
    let costs = definition.costs
    switch place(of: symbol) {
    case .formula: return .solved
    case .column(let column):
      willChange(column: column)
      columns.base[Int(column)].symbol.below = costs.below
      columns.base[Int(column)].symbol.above = costs.above
      suspectColumns.insert(symbol)
      return improve()
    case .row(let row):
      // Without costs the rest is at its best first; then the row is like one that comes.
      slopes = .suspected
      releaseCosts(of: row)
      let outcome = improve()
      guard case .solved = outcome, let row = self.row(of: symbol) else { return outcome }
      willChange(row: row)
      rows.base[Int(row)].symbol.below = costs.below
      rows.base[Int(row)].symbol.above = costs.above
      rows.base[Int(row)].side = definition.firstSide
      return settle(row)
    }
  }
}
