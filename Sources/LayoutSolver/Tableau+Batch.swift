/// Many constraints at once, in an order of their own.
extension Tableau {
  mutating func endBatch() {
    var waiting: [Int32] = []
    for k in 0..<pending.count {
      if case .pending = definitions.base[Int(pending.base[k])].state {
        waiting.append(pending.base[k])
      }
    }
    pending.count = 0
    insertInOrder(waiting)
    isBatching = false
    finish()
  }

  /// Puts constraints into the tableau group by group, high priorities first, then by what they
  /// say: the order in which they came decides nothing. Inside a batch. False if one could not be
  /// put in.
  @discardableResult
  mutating func insertInOrder(_ constraints: [Int32]) -> Bool {
    var keyed: [(group: Int32, constraint: Int32)] = []
    keyed.reserveCapacity(constraints.count)
    for constraint in constraints {
      let definition = definitions.base[Int(constraint)]
      let group =
        definition.termCount == 0
        ? -1 : groups.root(of: terms.base[definition.termStart].symbol)
      keyed.append((group, constraint))
    }
    keyed.sort {
      $0.group != $1.group ? $0.group < $1.group : comesBefore($0.constraint, $1.constraint)
    }
    var culprits: [Int32] = []
    var isComplete = true
    for (_, constraint) in keyed {
      if case .solved = insert(constraint, culprits: &culprits) { continue }
      isComplete = false
    }
    return isComplete
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
    if left.relation != right.relation { return left.relation.rawValue < right.relation.rawValue }
    if left.constant != right.constant { return left.constant < right.constant }
    return a < b
  }
}
