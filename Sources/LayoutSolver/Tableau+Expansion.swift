/// Sums of symbols as sums of columns.
extension Tableau {
  /// Works out a constraint's left side minus its constant: the result's constant is returned, its
  /// cells, sorted by column, are in `scratch.sum`, the formulas on the way in `scratch.order`.
  mutating func expand(_ definition: Definition) -> Double {
    var constant = -definition.constant
    scratch.sum.count = 0
    scratch.order.count = 0
    var needsFormulas = false
    for k in definition.terms {
      switch place(of: variables.base[Int(terms.base[k].symbol)]) {
      case .formula: needsFormulas = true
      case .row, .column: break
      }
    }
    if needsFormulas { return expandThroughFormulas(definition, constant) }
    for k in definition.terms {
      let term = terms.base[k]
      switch place(of: variables.base[Int(term.symbol)]) {
      case .column(let column):
        withUnsafePointer(to: Cell(column: column, value: 1)) {
          addToSum($0, 1, factor: term.value)
        }
      case .row(let row):
        let record = rows.base[Int(row)]
        addToSum(cells.base + record.start, Int(record.count), factor: term.value)
        constant += term.value * record.constant
      case .formula: break
      }
    }
    return constant
  }

  /// Adds `factor` times the cells to `scratch.sum`.
  private mutating func addToSum(_ other: UnsafePointer<Cell>, _ count: Int, factor: Double) {
    scratch.spare.count = 0
    scratch.spare.reserve(scratch.sum.count + count)
    scratch.spare.count = merge(
      scratch.sum.base, scratch.sum.count, other, count, factor: factor,
      into: scratch.spare.base, linking: -1)
    swap(&scratch.sum, &scratch.spare)
  }

  private mutating func expandThroughFormulas(
    _ definition: Definition, _ start: Double
  ) -> Double {
    var constant = start
    beginWalk()
    for k in definition.terms { visitSources(of: variables.base[Int(terms.base[k].symbol)]) }
    scratch.bySymbol.resize(to: places.count)
    scratch.byColumn.resize(to: columns.count)
    for k in definition.terms {
      scratch.bySymbol.add(
        terms.base[k].value, at: variables.base[Int(terms.base[k].symbol)])
    }
    var k = scratch.order.count
    while k > 0 {
      k -= 1
      let formula = formulas.base[Int(scratch.order.base[k])]
      let factor = scratch.bySymbol.value(at: formula.symbol.id)
      constant += factor * formula.constant
      for position in formula.parts {
        scratch.bySymbol.add(factor * parts.base[position].value, at: parts.base[position].symbol)
      }
    }
    for k in 0..<scratch.bySymbol.touched.count {
      let symbol = scratch.bySymbol.touched.base[k]
      addToColumns(symbol, factor: scratch.bySymbol.value(at: symbol), &constant)
    }
    scratch.bySymbol.removeAll()
    collectColumns()
    return constant
  }

  private mutating func addToColumns(_ symbol: Int32, factor: Double, _ constant: inout Double) {
    if factor == 0 { return }
    switch place(of: symbol) {
    case .formula: break
    case .column(let column): scratch.byColumn.add(factor, at: column)
    case .row(let row):
      let record = rows.base[Int(row)]
      constant += factor * record.constant
      for position in record.cells {
        scratch.byColumn.add(factor * cells.base[position].value, at: cells.base[position].column)
      }
    }
  }

  /// Moves the factors of columns to `scratch.sum`.
  private mutating func collectColumns() {
    scratch.byColumn.sortTouched()
    for k in 0..<scratch.byColumn.touched.count {
      let column = scratch.byColumn.touched.base[k]
      let value = scratch.byColumn.value(at: column)
      if value != 0 { scratch.sum.append(Cell(column: column, value: value)) }
    }
    scratch.byColumn.removeAll()
  }

  /// The columns that one symbol depends on, without touching anything: for questions.
  func expansion(of symbol: Int32) -> [Cell] {
    var bySymbol: [Int32: Double] = [symbol: 1]
    var byColumn: [Int32: (value: Double, peak: Double)] = [:]
    func add(_ value: Double, _ column: Int32) {
      let old = byColumn[column] ?? (0, 0)
      byColumn[column] = (old.value + value, max(old.peak, value.magnitude))
    }
    for source in sources(of: symbol) {
      guard let factor = bySymbol[source], factor != 0 else { continue }
      switch place(of: source) {
      case .formula(let index):
        let formula = formulas.base[Int(index)]
        for position in formula.parts {
          bySymbol[parts.base[position].symbol, default: 0] += factor * parts.base[position].value
        }
      case .column(let column): add(factor, column)
      case .row(let row):
        for position in rows.base[Int(row)].cells {
          add(factor * cells.base[position].value, cells.base[position].column)
        }
      }
    }
    var found: [Cell] = []
    for (column, sum) in byColumn where sum.value.magnitude > Tolerance.cancellation * sum.peak {
      found.append(Cell(column: column, value: sum.value))
    }
    return found.sorted { $0.column < $1.column }
  }

  /// The symbol and all that its formulas name, each before what it depends on.
  private func sources(of symbol: Int32) -> [Int32] {
    var order: [Int32] = []
    var met: Set<Int32> = [symbol]
    var stack: [(symbol: Int32, rest: Range<Int>)] = [(symbol, partRange(of: symbol))]
    while let top = stack.last {
      guard let position = top.rest.first else {
        order.append(top.symbol)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].rest = top.rest.dropFirst()
      let next = parts.base[position].symbol
      if met.insert(next).inserted { stack.append((next, partRange(of: next))) }
    }
    return order.reversed()
  }

  private func partRange(of symbol: Int32) -> Range<Int> {
    guard case .formula(let index) = place(of: symbol) else { return 0..<0 }
    return formulas.base[Int(index)].parts
  }
}
