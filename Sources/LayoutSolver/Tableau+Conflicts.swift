extension Tableau {
  /// Drops from a set of required constraints that cannot hold together those that are not needed
  /// for that. `latest` stays; without it the others hold. Sorted.
  ///
  /// The row of an infeasible step names a set that is irreducible but for one case: the bound of a
  /// size that the step did not look at may do what a constraint does.
  func irreducible(_ culprits: [Int32], with latest: Int32) -> [Int32] {
    var needed = culprits.filter { $0 != latest }
    while let smaller = conflict(of: needed, with: latest), smaller.count < needed.count {
      needed = smaller
    }
    if namesSizes(needed) || namesSizes([latest]) { needed = reduced(needed, with: latest) }
    return (needed + [latest]).sorted()
  }

  /// What of `constraints` cannot hold beside `latest`, found by adding the newest first; nil if all
  /// can.
  private func conflict(of constraints: [Int32], with latest: Int32) -> [Int32]? {
    var trial = Trial()
    if trial.require(latest, of: self) != nil { return [] }
    for constraint in constraints.reversed() {
      guard let others = trial.require(constraint, of: self) else { continue }
      return (others + [constraint]).filter { $0 != latest }.sorted()
    }
    return nil
  }

  /// Leaves out one constraint after the other for which the rest does without.
  private func reduced(_ constraints: [Int32], with latest: Int32) -> [Int32] {
    var trial = Trial()
    for constraint in constraints {
      if trial.require(constraint, of: self) != nil { return constraints }
    }
    return constraints.filter { constraint in
      trial.withdraw(constraint)
      if trial.require(latest, of: self) != nil { return false }
      trial.withdraw(latest)
      return trial.require(constraint, of: self) == nil
    }
  }

  private func namesSizes(_ constraints: [Int32]) -> Bool {
    for constraint in constraints {
      for position in definitions.base[Int(constraint)].terms {
        let variable = terms.base[position].symbol
        if !symbol(variables.base[Int(variable)]).isFree { return true }
      }
    }
    return false
  }
}

/// Some of a tableau's constraints, taken as required, in a tableau of their own.
private struct Trial: ~Copyable {
  private var tableau = Tableau()
  private var variables: [Int32: Variable] = [:]
  /// The constraints' names here and there.
  private var ids: [Int32: Int32] = [:]
  private var originals: [Int32: Int32] = [:]

  /// Adds a constraint; if it cannot hold, those it cannot hold with.
  mutating func require(_ constraint: Int32, of other: borrowing Tableau) -> [Int32]? {
    let definition = other.definitions.base[Int(constraint)]
    var restated: [Term] = []
    for position in definition.terms {
      let term = other.terms.base[position]
      let isFree = other.symbol(other.variables.base[Int(term.symbol)]).isFree
      let variable = variables[term.symbol] ?? tableau.addVariable(isFree ? .free : .nonNegative)
      variables[term.symbol] = variable
      restated.append(Term(variable, term.value))
    }
    guard
      let id = tableau.state(restated, definition.relation, definition.constant, Cost.wall)
    else { return [] }
    var culprits: [Int32] = []
    if case .solved = tableau.insert(id, culprits: &culprits) {
      ids[constraint] = id
      originals[id] = constraint
      return nil
    }
    tableau.forgetLast()
    return culprits.compactMap { originals[$0] }
  }

  mutating func withdraw(_ constraint: Int32) {
    guard let id = ids.removeValue(forKey: constraint) else { return }
    tableau.remove(id)
  }
}
