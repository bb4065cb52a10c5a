extension Tableau {
  /// Drops from a set of required constraints that cannot hold together those that are not needed
  /// for that. `latest` stays; without it the others hold. Sorted.
  ///
  /// The rows of an infeasible step name a set that is irreducible but for one case: the bound of a
  /// variable that the step did not look at may do what a constraint does.
  func irreducible(_ culprits: [Int32], with latest: Int32) -> [Int32] {
    if culprits.isEmpty { return [latest] }
    var trial = Tableau()
    var variableOf: [Int32: Variable] = [:]
    var ids: [Int32] = []
    let others = culprits.filter { $0 != latest }
    for constraint in others {
      let (terms, relation, constant) = trial.restate(constraint, of: self, &variableOf)
      guard let id = trial.require(terms, relation, constant) else { return culprits }
      ids.append(id)
    }
    let (terms, relation, constant) = trial.restate(latest, of: self, &variableOf)
    var kept: [Int32] = []
    for (position, constraint) in others.enumerated() {
      trial.remove(ids[position])
      guard let id = trial.require(terms, relation, constant) else { continue }
      kept.append(constraint)
      trial.remove(id)
      let (terms, relation, constant) = trial.restate(constraint, of: self, &variableOf)
      if trial.require(terms, relation, constant) == nil { return culprits }
    }
    return (kept + [latest]).sorted()
  }

  /// A constraint of another tableau in terms of variables of this one, made when first met.
  private mutating func restate(
    _ constraint: Int32, of other: borrowing Tableau, _ variableOf: inout [Int32: Variable]
  ) -> ([Term], Relation, Double) {
    let definition = other.definitions.base[Int(constraint)]
    var restated: [Term] = []
    for offset in 0..<Int(definition.termCount) {
      let term = other.terms.base[definition.termStart + offset]
      let isFree = other.symbol(other.variables.base[Int(term.symbol)]).isFree
      let variable = variableOf[term.symbol] ?? addVariable(isFree ? .free : .nonNegative)
      variableOf[term.symbol] = variable
      restated.append(Term(variable, term.value))
    }
    return (restated, definition.relation, definition.constant)
  }

  /// Adds a required constraint; nil if it conflicts.
  private mutating func require(
    _ terms: [Term], _ relation: Relation, _ constant: Double
  ) -> Int32? {
    guard let id = state(terms, relation, constant, Cost.wall) else { return nil }
    var culprits: [Int32] = []
    if case .solved = insert(id, culprits: &culprits) { return id }
    forgetLast()
    return nil
  }
}
