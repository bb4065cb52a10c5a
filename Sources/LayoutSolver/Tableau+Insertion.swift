/// Constraints that come.
extension Tableau {
  private mutating func newSymbol() -> Int32 {
    if let symbol = freeSymbols.popLast() { return symbol }
    places.append(.column(-1))
    mentions.append(-1)
    return Int32(truncatingIfNeeded: places.count - 1)
  }

  mutating func addVariable(_ sign: VariableSign) -> Variable {
    let below: Cost =
      switch sign {
      case .free: 0
      case .nonNegative: Cost.wall
      }
    let symbol = newSymbol()
    columns.append(Column(symbol: Symbol(id: symbol, constraint: -1, below: below, above: 0)))
    places.base[Int(symbol)] = .column(Int32(truncatingIfNeeded: columns.count - 1))
    variables.append(symbol)
    groups.add()
    return Variable(index: Int32(truncatingIfNeeded: variables.count - 1))
  }

  /// Puts a defined constraint into the tableau. If that fails everything is as before, and if the
  /// reason is that it cannot hold, the constraints of the infeasible row are in `culprits`.
  mutating func insert(_ constraint: Int32, culprits: inout [Int32]) -> Outcome {
    let definition = definitions.base[Int(constraint)]
    let costs = definition.costs
    let symbol = Symbol(
      id: newSymbol(), constraint: constraint, below: costs.below, above: costs.above)
    if let term = unmentionedFreeTerm(of: definition) {
      defineByTerms(term, of: definition, successor: symbol)
    } else {
      let constant = expand(definition)
      if let cell = freeCell() {
        let free = columns.base[Int(scratch.sum.base[cell].column)].symbol.id
        let term = definition.terms.first { variables.base[Int(terms.base[$0].symbol)] == free }
        if let term, !isNamedOnTheWay(free) {
          defineByTerms(term, of: definition, successor: symbol)
        } else {
          defineBySum(cell, constant, successor: symbol)
        }
      } else {
        beginRecording()
        let row = addRow(symbol, constant, definition)
        let outcome = settle(row)
        endRecording()
        guard case .solved = outcome else {
          if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
          undo()
          drop(row)
          definitions.base[Int(constraint)].state = .removed
          return outcome
        }
      }
    }
    definitions.base[Int(constraint)].state = .active(symbol: symbol.id)
    finish()
    return .solved
  }

  /// The term of a free variable without a formula that no formula names: of several the one with
  /// the largest coefficient, the newest among equals.
  private func unmentionedFreeTerm(of definition: Definition) -> Int? {
    var best: Int?
    var largest = 0.0
    for k in definition.terms {
      let term = terms.base[k]
      let symbol = variables.base[Int(term.symbol)]
      guard case .column(let column) = place(of: symbol),
        columns.base[Int(column)].symbol.isFree, term.value.magnitude >= largest,
        !isMentioned(symbol)
      else { continue }
      best = k
      largest = term.value.magnitude
    }
    return best
  }

  /// The cell of `scratch.sum` with a free symbol, as above.
  private func freeCell() -> Int? {
    var best: Int?
    var largest = 0.0
    for k in 0..<scratch.sum.count {
      let cell = scratch.sum.base[k]
      if columns.base[Int(cell.column)].symbol.isFree, cell.value.magnitude >= largest {
        best = k
        largest = cell.value.magnitude
      }
    }
    return best
  }

  /// Whether a formula that the last expansion went through names `symbol`: then a formula for that
  /// by way of the same symbols would depend on itself, even where the factors cancel.
  private func isNamedOnTheWay(_ symbol: Int32) -> Bool {
    for k in 0..<scratch.order.count where part(of: symbol, in: scratch.order.base[k]) != nil {
      return true
    }
    return false
  }

  /// Solves the constraint for one of its terms.
  private mutating func defineByTerms(_ index: Int, of definition: Definition, successor: Symbol) {
    let subject = terms.base[index]
    guard case .column(let column) = place(of: variables.base[Int(subject.symbol)]) else { return }
    for k in definition.terms where k != index {
      let term = terms.base[k]
      parts.append(
        Part(symbol: variables.base[Int(term.symbol)], value: -term.value / subject.value))
    }
    parts.append(Part(symbol: successor.id, value: 1 / subject.value))
    define(
      column, as: definition.constant / subject.value, count: Int(definition.termCount),
      successor: successor)
  }

  /// Solves `successor = constant + scratch.sum` for the symbol of one of the cells.
  private mutating func defineBySum(_ index: Int, _ constant: Double, successor: Symbol) {
    let subject = scratch.sum.base[index]
    for k in 0..<scratch.sum.count where k != index {
      let cell = scratch.sum.base[k]
      parts.append(
        Part(
          symbol: columns.base[Int(cell.column)].symbol.id, value: -cell.value / subject.value))
    }
    parts.append(Part(symbol: successor.id, value: 1 / subject.value))
    define(
      subject.column, as: -constant / subject.value, count: scratch.sum.count,
      successor: successor)
  }

  /// A row that says `symbol = constant + scratch.sum`.
  private mutating func addRow(
    _ symbol: Symbol, _ constant: Double, _ definition: Definition
  ) -> Int32 {
    let index = freeRows.popLast() ?? Int32(truncatingIfNeeded: rows.count)
    if Int(index) == rows.count { rows.append(Row(symbol: symbol)) }
    let count = scratch.sum.count
    cells.reserve(count)
    (cells.base + cells.count).update(from: scratch.sum.base, count: count)
    let row = Row(
      symbol: symbol, constant: constant, start: cells.count,
      count: Int32(truncatingIfNeeded: count), mark: rows.base[Int(index)].mark,
      side: definition.firstSide)
    cells.count += count
    live.cells += count
    rows.base[Int(index)] = row
    places.base[Int(symbol.id)] = .row(index)
    for k in row.cells { link(column: cells.base[k].column, to: index) }
    return index
  }

  /// Makes a row that is new, or newly has costs, keep the invariants.
  mutating func settle(_ row: Int32) -> Outcome {
    let record = rows.base[Int(row)]
    if !record.isMisplaced { return .solved }
    suspectRows.insert(record.symbol.id)
    return placeRows()
  }

  /// Takes a row and its symbol out. No formula names the symbol.
  mutating func drop(_ index: Int32) {
    let record = rows.base + Int(index)
    freeSymbols.append(record.pointee.symbol.id)
    mentions.base[Int(record.pointee.symbol.id)] = -1
    freeRows.append(index)
    live.cells -= Int(record.pointee.count)
    record.pointee.count = 0
    record.pointee.isUsed = false
  }
}
