/// What callers ask for: names and numbers are checked here.
extension Tableau {
  mutating func addVariable(_ sign: VariableSign) -> Variable {
    let symbol: Int32 =
      switch sign {
      case .free: addSymbol(below: 0, above: 0, constraint: -1)
      case .nonNegative: addSymbol(below: Cost.wall, above: 0, constraint: -1)
      }
    variables.append(symbol)
    return Variable(index: Int32(truncatingIfNeeded: variables.count - 1))
  }

  mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float, isDeferred: Bool
  ) -> Addition {
    compactIfWasteful()
    guard
      let id = define(terms, relation, constant, priority)
    else { return .conflict([]) }
    if isDeferred, definitions.base[Int(id)].priority < Cost.wall {
      definitions.base[Int(id)].state = .pending
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

  /// Writes the constraint down, terms by symbol. Nil if a name or number in it is unusable.
  mutating func define(
    _ given: [Term], _ relation: Relation, _ constant: Double, _ priority: Float
  ) -> Int32? {
    guard constant.isFinite, !priority.isNaN else { return nil }
    let start = terms.count
    for term in given {
      let variable = Int(term.variable.index)
      guard term.coefficient.isFinite, variable >= 0, variable < variables.count else {
        terms.count = start
        return nil
      }
      var place = terms.count
      let symbol = variables.base[variable]
      terms.append(Cell(symbol: symbol, value: Self.clamped(term.coefficient)))
      while place > start, terms.base[place - 1].symbol > symbol {
        let moved = terms.base[place - 1]
        terms.base[place - 1] = terms.base[place]
        terms.base[place] = moved
        place -= 1
      }
      if place > start, terms.base[place - 1].symbol == symbol {
        terms.base[place - 1].value += terms.base[place].value
        for k in place..<terms.count - 1 { terms.base[k] = terms.base[k + 1] }
        terms.count -= 1
      }
    }
    var end = start
    for k in start..<terms.count where terms.base[k].value.magnitude >= 1e-10 {
      terms.base[end] = terms.base[k]
      end += 1
    }
    terms.count = end
    liveTerms += end - start
    definitions.append(
      Definition(
        relation: relation, priority: min(max(priority, 1), Cost.wall),
        constant: Self.clamped(constant), termStart: start,
        termCount: Int32(truncatingIfNeeded: end - start), state: .removed))
    return Int32(truncatingIfNeeded: definitions.count - 1)
  }

  private static func clamped(_ number: Double) -> Double { min(max(number, -1e10), 1e10) }

  /// Takes back the definition written last.
  mutating func forgetLast() {
    guard let last = definitions.popLast() else { return }
    terms.count = last.termStart
    liveTerms -= Int(last.termCount)
  }

  private func isKnown(_ constraint: Int32) -> Bool {
    constraint >= 0 && Int(constraint) < definitions.count
  }

  mutating func remove(_ constraint: Int32) {
    guard isKnown(constraint) else { return }
    compactIfWasteful()
    switch definitions.base[Int(constraint)].state {
    case .removed: return
    case .pending: definitions.base[Int(constraint)].state = .removed
    case .active(let symbol): _ = withdraw(constraint, symbol: symbol)
    }
    liveTerms -= Int(definitions.base[Int(constraint)].termCount)
  }

  mutating func shift(_ constraint: Int32, by delta: Double) -> [ConstraintID]? {
    guard isKnown(constraint) else { return nil }
    guard delta.isFinite else { return [ConstraintID(index: constraint)] }
    let old = definitions.base[Int(constraint)].constant
    switch definitions.base[Int(constraint)].state {
    case .removed: return nil
    case .pending:
      definitions.base[Int(constraint)].constant = Self.clamped(old + delta)
      return nil
    case .active(let symbol):
      compactIfWasteful()
      var culprits: [Int32] = []
      let target = Self.clamped(old + delta)
      let outcome = shift(constraint, symbol: symbol, by: target - old, culprits: &culprits)
      if case .solved = outcome { return nil }
      definitions.base[Int(constraint)].constant = target
      defer { definitions.base[Int(constraint)].constant = old }
      return irreducible(culprits, with: constraint).map { ConstraintID(index: $0) }
    }
  }

  mutating func setPriority(_ constraint: Int32, to priority: Float) -> [ConstraintID]? {
    guard isKnown(constraint), !priority.isNaN else { return nil }
    let old = definitions.base[Int(constraint)].priority
    let new = min(max(priority, 1), Cost.wall)
    if new == old { return nil }
    var culprits: [Int32] = []
    let outcome: Outcome
    switch definitions.base[Int(constraint)].state {
    case .removed: return nil
    case .pending:
      definitions.base[Int(constraint)].priority = new
      if new < Cost.wall { return nil }
      outcome = insert(constraint, culprits: &culprits)
      if case .solved = outcome { return nil }
      definitions.base[Int(constraint)].state = .pending
    case .active(let symbol):
      compactIfWasteful()
      outcome = setPriority(constraint, symbol: symbol, to: new, culprits: &culprits)
      if case .solved = outcome { return nil }
    }
    defer { definitions.base[Int(constraint)].priority = old }
    return irreducible(culprits, with: constraint).map { ConstraintID(index: $0) }
  }

  /// Adds the constraints of a batch: high priorities first, then by what they say.
  mutating func insertPending() {
    var pending: [Int32] = []
    for index in 0..<definitions.count {
      if case .pending = definitions.base[index].state {
        pending.append(Int32(truncatingIfNeeded: index))
      }
    }
    pending.sort { comesBefore($0, $1) }
    var culprits: [Int32] = []
    for constraint in pending { _ = insert(constraint, culprits: &culprits) }
  }

  private func comesBefore(_ a: Int32, _ b: Int32) -> Bool {
    let left = definitions.base[Int(a)]
    let right = definitions.base[Int(b)]
    if left.priority != right.priority { return left.priority > right.priority }
    if left.termCount != right.termCount { return left.termCount < right.termCount }
    for k in 0..<Int(left.termCount) {
      let x = terms.base[left.termStart + k]
      let y = terms.base[right.termStart + k]
      if x.symbol != y.symbol { return x.symbol < y.symbol }
      if x.value != y.value { return x.value < y.value }
    }
    if left.relation != right.relation { return left.relation.rank < right.relation.rank }
    if left.constant != right.constant { return left.constant < right.constant }
    return a < b
  }
}

extension Relation {
  fileprivate var rank: Int {
    switch self {
    case .equal: 0
    case .lessOrEqual: 1
    case .greaterOrEqual: 2
    }
  }
}
