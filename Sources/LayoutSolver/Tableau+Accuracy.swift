/// Rounding, kept small: steps are checked against the constraints as they were given.
extension Tableau {
  /// Ends an operation: works out formulas, and looks at some constraints in turn, the more the more
  /// steps were taken since. Solves again from the constraints where one is off.
  mutating func finish() {
    if isBatching { return }
    propagate()
    var rest = 4 * (counters.pivots - counters.checkedPivots)
    if rest == 0 { return }
    counters.checkedPivots = counters.pivots
    rest = min(rest + 4, rows.count + columns.count)
    while rest > 0 {
      rest -= 1
      counters.cursor += 1
      if counters.cursor >= rows.count + columns.count { counters.cursor = 0 }
      if isOff(symbolAt: counters.cursor), counters.pivots - counters.rebuiltPivots > 16 {
        rebuild()
        return
      }
    }
  }

  /// Whether the constraint whose symbol stands there, rows first, does not come to what its terms
  /// do.
  private func isOff(symbolAt index: Int) -> Bool {
    let isRow = index < rows.count
    if isRow, !rows.base[index].isUsed { return false }
    let symbol = isRow ? rows.base[index].symbol : columns.base[index - rows.count].symbol
    if symbol.constraint < 0 { return false }
    let definition = definitions.base[Int(symbol.constraint)]
    var sum = -definition.constant
    var size = definition.constant.magnitude + 1
    for k in definition.terms {
      let product = terms.base[k].value * value(of: variables.base[Int(terms.base[k].symbol)])
      sum += product
      size += product.magnitude
    }
    return (sum - value(of: symbol.id)).magnitude > Tolerance.residual * size
  }

  /// Solves again from the constraints as they were given, without the rounding of all steps since.
  mutating func rebuild() {
    counters.work = 0
    counters.rebuiltPivots = counters.pivots
    var fresh = Tableau()
    for k in 0..<variables.count {
      _ = fresh.addVariable(symbol(variables.base[k]).isFree ? .free : .nonNegative)
    }
    fresh.definitions = definitions.copy()
    fresh.terms = terms.copy()
    fresh.groups = groups.copy()
    fresh.pending = pending.copy()
    fresh.live.terms = live.terms
    fresh.counters = counters
    var active: [Int32] = []
    for k in 0..<definitions.count {
      if case .active = definitions.base[k].state {
        active.append(Int32(truncatingIfNeeded: k))
      }
    }
    fresh.isBatching = true
    guard fresh.insertInOrder(active) else { return }
    fresh.propagate()
    fresh.isBatching = isBatching
    fresh.counters.rebuilds += 1
    fresh.counters.checkedPivots = fresh.counters.pivots
    fresh.counters.rebuiltPivots = fresh.counters.pivots
    self = fresh
  }
}
