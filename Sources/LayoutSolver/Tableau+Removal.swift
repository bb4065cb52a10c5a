/// Constraints that go.
extension Tableau {
  /// Takes an active constraint out of the tableau.
  mutating func withdraw(_ constraint: Int32, symbol: Int32) {
    slopes = .suspected
    switch place(of: symbol) {
    case .row(let row): releaseCosts(of: row)
    case .column(let column):
      columns.base[Int(column)].symbol.below = 0
      columns.base[Int(column)].symbol.above = 0
      let record = columns.base[Int(column)]
      let isRising = record.weightCount > 0 && weights.base[record.weightStart].value > 0
      let direction: Double = isRising ? -1 : 1
      if !enter(column, direction: direction), !enter(column, direction: -direction) {
        // Nothing but formulas depends on it.
        release(column)
      }
    case .formula: break
    }
    if case .row(let row) = place(of: symbol) {
      replaceMentions(of: row)
      drop(row)
    }
    definitions.base[Int(constraint)].state = .removed
    if case .solved = improve() {
      finish()
    } else {
      rebuild()
    }
  }

  /// Makes the symbol of a row cost nothing. Its slopes are suspected.
  mutating func releaseCosts(of index: Int32) {
    willChange(row: index)
    let row = rows.base[Int(index)]
    rows.base[Int(index)].symbol.below = 0
    rows.base[Int(index)].symbol.above = 0
    if let own = row.slope {
      addSlopes(of: row, Weight(priority: own.priority, value: -own.value))
    }
  }

  /// The formulas that name a symbol.
  private mutating func formulas(naming symbol: Int32) -> [Int32] {
    var found: [Int32] = []
    var link = mentions.base[Int(symbol)]
    while link >= 0 {
      let entry = mentionLinks.base[Int(link)]
      if part(of: symbol, in: entry.target) != nil, !found.contains(entry.target) {
        found.append(entry.target)
      }
      link = entry.next
    }
    return found.sorted()
  }

  /// Writes what the row says in place of its symbol wherever a formula names that.
  private mutating func replaceMentions(of index: Int32) {
    let row = rows.base[Int(index)]
    for formula in formulas(naming: row.symbol.id) {
      let replacement = row.cells.map { position in
        let cell = cells.base[position]
        return Part(symbol: columns.base[Int(cell.column)].symbol.id, value: cell.value)
      }
      replace(row.symbol.id, in: formula, by: replacement, row.constant)
    }
  }

  /// Frees the column of a symbol that only formulas name: one of these becomes undetermined and
  /// takes the column. It is one that does not depend on the others.
  private mutating func release(_ column: Int32) {
    let symbol = columns.base[Int(column)].symbol.id
    let naming = formulas(naming: symbol)
    guard let chosen = naming.first(where: { isIndependent($0, of: naming) }),
      let position = part(of: symbol, in: chosen)
    else { return }
    let formula = formulas.base[Int(chosen)]
    let factor = 1 / parts.base[position].value
    // symbol = (formula's symbol - the rest of the formula) / its factor
    var replacement = [Part(symbol: formula.symbol.id, value: factor)]
    for k in formula.parts where k != position {
      replacement.append(
        Part(symbol: parts.base[k].symbol, value: -parts.base[k].value * factor))
    }
    live.parts -= Int(formula.count)
    formulas.base[Int(chosen)].count = 0
    formulas.base[Int(chosen)].isUsed = false
    freeFormulas.append(chosen)
    columns.base[Int(column)].symbol = formula.symbol
    places.base[Int(formula.symbol.id)] = .column(column)
    for other in naming where other != chosen {
      replace(symbol, in: other, by: replacement, -formula.constant * factor)
    }
    mentions.base[Int(symbol)] = -1
    freeSymbols.append(symbol)
    note(formula.symbol.id)
  }

  private mutating func isIndependent(_ formula: Int32, of others: [Int32]) -> Bool {
    if others.count == 1 { return true }
    beginWalk()
    scratch.order.count = 0
    visitSources(of: formulas.base[Int(formula)].symbol.id)
    return others.allSatisfy { $0 == formula || formulas.base[Int($0)].mark != mark }
  }

  /// In a formula that names `symbol`, puts `constant + replacement` in its place.
  private mutating func replace(
    _ symbol: Int32, in index: Int32, by replacement: [Part], _ constant: Double
  ) {
    guard let position = part(of: symbol, in: index) else { return }
    let formula = formulas.base[Int(index)]
    let factor = parts.base[position].value
    var merged: [Part] = []
    for k in formula.parts where k != position { merged.append(parts.base[k]) }
    for part in replacement {
      let added = factor * part.value
      if let known = merged.firstIndex(where: { $0.symbol == part.symbol }) {
        merged[known].value += added
        if merged[known].value.magnitude <= Tolerance.cancellation * added.magnitude {
          merged.remove(at: known)
        }
      } else {
        merged.append(Part(symbol: part.symbol, value: added))
        mention(part.symbol, in: index)
      }
    }
    formulas.base[Int(index)].constant += factor * constant
    formulas.base[Int(index)].start = parts.count
    formulas.base[Int(index)].count = Int32(truncatingIfNeeded: merged.count)
    live.parts += merged.count - Int(formula.count)
    for part in merged { parts.append(part) }
    evaluate(index)
    note(formula.symbol.id)
  }
}
