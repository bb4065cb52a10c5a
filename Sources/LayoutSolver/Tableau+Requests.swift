/// What callers ask for: names and numbers are checked here.
extension Tableau {
  mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float
  ) -> Addition {
    prepare()
    guard let id = state(terms, relation, constant, priority) else { return .conflict([]) }
    if isBatching, definitions.base[Int(id)].priority < Cost.wall {
      definitions.base[Int(id)].state = .pending
      pending.append(id)
      return .added(ConstraintID(index: id))
    }
    var culprits: [Int32] = []
    switch insert(id, culprits: &culprits) {
    case .solved: return .added(ConstraintID(index: id))
    case .infeasible, .exhausted:
      let conflict = irreducible(culprits, with: id).filter { $0 != id }
      forgetLast()
      return .conflict(conflict.map { ConstraintID(index: $0) })
    }
  }

  /// Writes a constraint down. Nil if a name or number in it is unusable.
  mutating func state(
    _ given: [Term], _ relation: Relation, _ constant: Double, _ priority: Float
  ) -> Int32? {
    guard constant.isFinite, !priority.isNaN else { return nil }
    let start = terms.count
    for term in given {
      let variable = term.variable.index
      guard term.coefficient.isFinite, variable >= 0, Int(variable) < variables.count else {
        terms.count = start
        return nil
      }
      // Terms are few: each goes to its place among those before it.
      var place = terms.count
      terms.append(Part(symbol: variable, value: Self.clamped(term.coefficient)))
      while place > start, terms.base[place - 1].symbol > variable {
        let moved = terms.base[place - 1]
        terms.base[place - 1] = terms.base[place]
        terms.base[place] = moved
        place -= 1
      }
      if place > start, terms.base[place - 1].symbol == variable {
        terms.base[place - 1].value += terms.base[place].value
        for k in place..<terms.count - 1 { terms.base[k] = terms.base[k + 1] }
        terms.count -= 1
      }
    }
    var end = start
    for k in start..<terms.count where terms.base[k].value.magnitude >= 1e-10 {
      terms.base[end] = terms.base[k]
      if end > start { groups.join(terms.base[start].symbol, terms.base[end].symbol) }
      end += 1
    }
    terms.count = end
    live.terms += end - start
    definitions.append(
      Definition(
        relation: relation, priority: min(max(priority, 1), Cost.wall),
        constant: Self.clamped(constant), termStart: start,
        termCount: Int32(truncatingIfNeeded: end - start), state: .removed))
    return Int32(truncatingIfNeeded: definitions.count - 1)
  }

  private static func clamped(_ number: Double) -> Double { min(max(number, -1e10), 1e10) }

  /// Takes back the constraint written down last.
  mutating func forgetLast() {
    guard let last = definitions.popLast() else { return }
    terms.count = last.termStart
    live.terms -= Int(last.termCount)
  }

  private func isKnown(_ constraint: Int32) -> Bool {
    constraint >= 0 && Int(constraint) < definitions.count
  }

  mutating func remove(_ constraint: Int32) {
    guard isKnown(constraint) else { return }
    prepare()
    switch definitions.base[Int(constraint)].state {
    case .removed: return
    case .pending: definitions.base[Int(constraint)].state = .removed
    case .active(let symbol): withdraw(constraint, symbol: symbol)
    }
    live.terms -= Int(definitions.base[Int(constraint)].termCount)
  }

  mutating func shift(_ constraint: Int32, by delta: Double) -> [ConstraintID]? {
    guard isKnown(constraint) else { return nil }
    guard delta.isFinite else { return [ConstraintID(index: constraint)] }
    prepare()
    let old = definitions.base[Int(constraint)].constant
    let new = Self.clamped(old + delta)
    switch definitions.base[Int(constraint)].state {
    case .removed: return nil
    case .pending:
      definitions.base[Int(constraint)].constant = new
      return nil
    case .active(let symbol):
      var culprits: [Int32] = []
      let outcome = setConstant(constraint, symbol: symbol, to: new, culprits: &culprits)
      if case .solved = outcome { return nil }
      definitions.base[Int(constraint)].constant = new
      defer { definitions.base[Int(constraint)].constant = old }
      return irreducible(culprits, with: constraint).map { ConstraintID(index: $0) }
    }
  }

  mutating func setPriority(_ constraint: Int32, to priority: Float) -> [ConstraintID]? {
    guard isKnown(constraint), !priority.isNaN else { return nil }
    prepare()
    let old = definitions.base[Int(constraint)].priority
    let new = min(max(priority, 1), Cost.wall)
    if new == old { return nil }
    var culprits: [Int32] = []
    switch definitions.base[Int(constraint)].state {
    case .removed: return nil
    case .pending:
      definitions.base[Int(constraint)].priority = new
      if new < Cost.wall { return nil }
      if case .solved = insert(constraint, culprits: &culprits) { return nil }
      definitions.base[Int(constraint)].state = .pending
    case .active(let symbol):
      let outcome = setPriority(constraint, symbol: symbol, to: new, culprits: &culprits)
      if case .solved = outcome { return nil }
    }
    defer { definitions.base[Int(constraint)].priority = old }
    return irreducible(culprits, with: constraint).map { ConstraintID(index: $0) }
  }

  /// Between operations: gives back memory, and works everything out anew before the rounding of
  /// very many steps adds up.
  private mutating func prepare() {
    compactIfWasteful()
    if counters.work > 64 * live.cells + 1_000_000 { rebuild() }
  }
}
