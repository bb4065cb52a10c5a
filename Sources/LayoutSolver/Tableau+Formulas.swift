/// Formulas: free symbols by way of others.
extension Tableau {
  @inline(__always)
  mutating func mention(_ symbol: Int32, in formula: Int32) {
    mentionLinks.append(Link(target: formula, next: mentions.base[Int(symbol)]))
    mentions.base[Int(symbol)] = Int32(truncatingIfNeeded: mentionLinks.count - 1)
  }

  /// The part of a formula that names `symbol`: an index into `parts`.
  @inline(__always)
  func part(of symbol: Int32, in formula: Int32) -> Int? {
    for position in formulas.base[Int(formula)].parts where parts.base[position].symbol == symbol {
      return position
    }
    return nil
  }

  func isMentioned(_ symbol: Int32) -> Bool {
    var link = mentions.base[Int(symbol)]
    while link >= 0 {
      let entry = mentionLinks.base[Int(link)]
      if part(of: symbol, in: entry.target) != nil { return true }
      link = entry.next
    }
    return false
  }

  /// Notes that a symbol has another value, if that matters to a formula.
  @inline(__always)
  mutating func note(_ symbol: Int32) {
    if mentions.base[Int(symbol)] >= 0 { changed.append(symbol) }
  }

  /// Gives the free symbol of a column the formula that the last `count` parts make, and its column
  /// to `successor`.
  mutating func define(
    _ column: Int32, as constant: Double, count: Int, successor: Symbol
  ) {
    let symbol = columns.base[Int(column)].symbol
    let index = freeFormulas.popLast() ?? Int32(truncatingIfNeeded: formulas.count)
    let formula = Formula(
      symbol: symbol, constant: constant, start: parts.count - count,
      count: Int32(truncatingIfNeeded: count))
    if Int(index) == formulas.count {
      formulas.append(formula)
    } else {
      formulas.base[Int(index)] = formula
    }
    live.parts += count
    places.base[Int(symbol.id)] = .formula(index)
    columns.base[Int(column)].symbol = successor
    places.base[Int(successor.id)] = .column(column)
    for position in formula.parts { mention(parts.base[position].symbol, in: index) }
    evaluate(index)
    note(symbol.id)
  }

  @inline(__always)
  mutating func evaluate(_ index: Int32) {
    let formula = formulas.base + Int(index)
    var value = formula.pointee.constant
    for position in formula.pointee.parts {
      let part = parts.base[position]
      value += part.value * self.value(of: part.symbol)
    }
    formula.pointee.value = value
  }

  /// Works out the formulas that depend on changed symbols, each after those it depends on.
  mutating func propagate() {
    if changed.count == 0 { return }
    beginWalk()
    scratch.order.count = 0
    for k in 0..<changed.count { visitDependents(of: changed.base[k]) }
    changed.count = 0
    var k = scratch.order.count
    while k > 0 {
      k -= 1
      evaluate(scratch.order.base[k])
    }
  }

  /// Appends unmarked formulas that depend on `root` to `scratch.order`, dependents first.
  private mutating func visitDependents(of root: Int32) {
    scratch.stack.count = 0
    scratch.stack.append(Scratch.Step(index: -1, next: Int(mentions.base[Int(root)])))
    var symbol = root
    while scratch.stack.count > 0 {
      let top = scratch.stack.base + (scratch.stack.count - 1)
      if top.pointee.next < 0 {
        if top.pointee.index >= 0 { scratch.order.append(top.pointee.index) }
        scratch.stack.count -= 1
        if scratch.stack.count > 0 {
          let below = scratch.stack.base[scratch.stack.count - 1].index
          symbol = below < 0 ? root : formulas.base[Int(below)].symbol.id
        }
        continue
      }
      let link = mentionLinks.base[top.pointee.next]
      top.pointee.next = Int(link.next)
      let formula = formulas.base + Int(link.target)
      if formula.pointee.mark == mark || part(of: symbol, in: link.target) == nil { continue }
      formula.pointee.mark = mark
      symbol = formula.pointee.symbol.id
      scratch.stack.append(
        Scratch.Step(index: link.target, next: Int(mentions.base[Int(symbol)])))
    }
  }

  /// Appends unmarked formulas that `root` stands for or depends on to `scratch.order`, each after
  /// those it depends on.
  mutating func visitSources(of root: Int32) {
    scratch.stack.count = 0
    push(root)
    while scratch.stack.count > 0 {
      let top = scratch.stack.base + (scratch.stack.count - 1)
      let formula = formulas.base[Int(top.pointee.index)]
      if top.pointee.next == formula.parts.upperBound {
        scratch.order.append(top.pointee.index)
        scratch.stack.count -= 1
        continue
      }
      let symbol = parts.base[top.pointee.next].symbol
      top.pointee.next += 1
      push(symbol)
    }
  }

  private mutating func push(_ symbol: Int32) {
    guard case .formula(let index) = place(of: symbol) else { return }
    let formula = formulas.base + Int(index)
    if formula.pointee.mark == mark { return }
    formula.pointee.mark = mark
    scratch.stack.append(Scratch.Step(index: index, next: formula.pointee.start))
  }
}
