/// How much a tableau holds, for tests.
struct Extent: Equatable {
  var rows: Int
  var formulas: Int
  var columns: Int
  var symbols: Int
  var cells: Int
  var parts: Int
}

extension Tableau {
  var extent: Extent {
    Extent(
      rows: rows.count - freeRows.count, formulas: formulas.count - freeFormulas.count,
      columns: columns.count, symbols: places.count - freeSymbols.count, cells: live.cells,
      parts: live.parts)
  }

  /// How many elements the arenas that change have room in use for, stale ones too.
  var footprint: Int {
    rows.count + columns.count + cells.count + links.count + weights.count + formulas.count
      + parts.count + mentions.count + mentionLinks.count + places.count + terms.count
  }

  /// What is wrong between operations, for tests; nil if all is well.
  func brokenInvariant() -> String? {
    var activeCount = 0
    for k in 0..<definitions.count {
      guard case .active(let symbol) = definitions.base[k].state else { continue }
      activeCount += 1
      if self.symbol(symbol).constraint != Int32(k) { return "constraint \(k) lost its symbol" }
      if isBatching { continue }
      var excess = -definitions.base[k].constant
      for position in definitions.base[k].terms {
        let term = terms.base[position]
        excess += term.value * value(ofVariable: term.symbol)
      }
      if (excess - value(of: symbol)).magnitude > 1e-6 {
        return "constraint \(k) is off by \(excess), not by \(value(of: symbol))"
      }
    }
    if columns.count != variables.count { return "columns and variables differ in number" }
    let used = (0..<rows.count).filter { rows.base[$0].isUsed }
    let usedFormulas = (0..<formulas.count).filter { formulas.base[$0].isUsed }
    if used.count + usedFormulas.count != activeCount { return "rows and constraints differ" }
    let cellCount = used.reduce(0) { $0 + Int(rows.base[$1].count) }
    let partCount = usedFormulas.reduce(0) { $0 + Int(formulas.base[$1].count) }
    if cellCount != live.cells { return "\(live.cells) cells instead of \(cellCount)" }
    if partCount != live.parts { return "\(live.parts) parts instead of \(partCount)" }
    for index in used {
      if let fault = brokenRow(index) { return fault }
    }
    for index in usedFormulas {
      if let fault = brokenFormula(index) { return fault }
    }
    for index in 0..<columns.count {
      if let fault = brokenColumn(index) { return fault }
    }
    return nil
  }

  private func brokenRow(_ index: Int) -> String? {
    let row = rows.base[index]
    if self.row(of: row.symbol.id) != Int32(index) { return "row \(index) is out of place" }
    if row.side == .undecided { return "row \(index) has no side" }
    if row.isMisplaced { return "row \(index) is on the wrong side: \(row.constant)" }
    if row.symbol.isFree { return "row \(index) has no cost" }
    var last: Int32 = -1
    for position in row.cells {
      let cell = cells.base[position]
      if cell.column <= last { return "row \(index) is not sorted" }
      last = cell.column
      if columns.base[Int(cell.column)].symbol.isFree { return "row \(index) names a free column" }
      var isLinked = false
      forEachRow(of: cell.column) { isLinked = isLinked || $0.symbol.id == row.symbol.id }
      if !isLinked { return "row \(index) has no link from column \(cell.column)" }
    }
    return nil
  }

  private func brokenFormula(_ index: Int) -> String? {
    let formula = formulas.base[index]
    if !formula.symbol.isFree { return "formula \(index) has costs" }
    guard case .formula(Int32(index)) = place(of: formula.symbol.id) else {
      return "formula \(index) is out of place"
    }
    var value = formula.constant
    for position in formula.parts {
      let part = parts.base[position]
      value += part.value * self.value(of: part.symbol)
      if !isMentioned(part.symbol) { return "formula \(index) has no link from \(part.symbol)" }
    }
    if (value - formula.value).magnitude > 1e-6 {
      return "formula \(index) is \(formula.value) instead of \(value)"
    }
    return nil
  }

  private func brokenColumn(_ index: Int) -> String? {
    let column = columns.base[index]
    guard case .column(Int32(index)) = place(of: column.symbol.id) else {
      return "column \(index) is out of place"
    }
    // The slope as the rows have it, priority by priority.
    var sums: [Float: Double] = [:]
    for k in 0..<rows.count where rows.base[k].isUsed {
      let row = rows.base[k]
      guard let own = row.slope else { continue }
      let position = position(of: Int32(index), in: row)
      if position >= 0 { sums[own.priority, default: 0] += own.value * cells.base[position].value }
    }
    for k in 0..<Int(column.weightCount) {
      let weight = weights.base[column.weightStart + k]
      sums[weight.priority, default: 0] -= weight.value
    }
    if let off = sums.first(where: { $0.value.magnitude > 1e-6 }) {
      return "the slope of column \(index) is off by \(off.value) at \(off.key)"
    }
    for direction in [1.0, -1.0] {
      if (direction > 0 ? column.symbol.above : column.symbol.below) == Cost.wall { continue }
      var target = Arena<Weight>(capacity: Int(column.weightCount) + 1)
      target.count = writeReducedCost(of: column, direction: direction, scale: 1, into: target.base)
      if target.count > 0, target.base[0].value < -1e-6 {
        return "moving column \(index) by \(direction) makes things better"
      }
    }
    return nil
  }
}
