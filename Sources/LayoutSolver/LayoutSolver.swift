/// Linear constraints at strict priorities, solved exactly and kept solved.
///
/// Required constraints (priority 1000) hold. Below that every distinct priority is a level of its
/// own, fractions too: of all assignments with the least sum of violations at the highest level
/// those with the least sum at the next one are taken, and so on. A violation is the distance from
/// holding: of `==` either way, of `<=` and `>=` on the wrong side only. No number of constraints
/// at a lower level outweighs one at a higher level.
///
/// Where several assignments are best the solver holds one of them; `range(of:)` tells which values
/// a variable takes among them all. The same calls in the same order give the same values to the
/// last bit.
///
/// Nothing a caller passes traps. Names that the solver did not give out, or that were removed, are
/// ignored: their value is zero, changing them does nothing. A constraint with such a name or with
/// a number that is not finite is refused as a conflict with nothing. Coefficients below 1e-10 in
/// amount count as zero, numbers beyond 1e10 as 1e10, priorities outside 1...1000 as the nearer
/// end.
///
/// The solver is a value: a copy is independent, and costs nothing until one of the two changes.
/// Independent groups of constraints do not slow each other down.
public struct LayoutSolver: Sendable {
  private var storage = Storage()

  public init() {}

  /// Adds an unknown. It is zero until a constraint says otherwise.
  public mutating func addVariable(_ sign: VariableSign) -> Variable {
    makeUnique()
    return storage.tableau.addVariable(sign)
  }

  /// Adds "sum of terms, relation, constant". At priority 1000 it holds or is refused.
  ///
  /// An optional constraint added inside a batch takes part from the end of the batch on.
  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float
  ) -> Addition {
    makeUnique()
    return storage.tableau.add(terms, relation, constant, priority: priority)
  }

  /// Takes a constraint out. What it alone held is undetermined from then on.
  public mutating func remove(_ id: ConstraintID) {
    makeUnique()
    storage.tableau.remove(id.index)
  }

  /// Adds `delta` to the constraint's constant. Where that makes required constraints conflict,
  /// nothing changes and an irreducible set of them, this one among them, is returned.
  public mutating func shift(_ id: ConstraintID, by delta: Double) -> [ConstraintID]? {
    makeUnique()
    return storage.tableau.shift(id.index, by: delta)
  }

  /// Changes how much the constraint matters. Where making it required conflicts, nothing changes
  /// and an irreducible set, this constraint among them, is returned.
  public mutating func setPriority(_ id: ConstraintID, _ priority: Float) -> [ConstraintID]? {
    makeUnique()
    return storage.tableau.setPriority(id.index, to: priority)
  }

  /// Lets optional constraints that `body` adds wait and adds them together at the end, in an order
  /// that depends on what they say and not on when they came.
  ///
  /// Values are those of before or of some state between until the outermost batch ends. A copy
  /// made by `body` is still in the batch.
  public mutating func batch(_ body: (inout LayoutSolver) -> Void) {
    makeUnique()
    let isOutermost = !storage.tableau.isBatching
    storage.tableau.isBatching = true
    body(&self)
    if isOutermost {
      makeUnique()
      storage.tableau.endBatch()
    }
  }

  public func value(of variable: Variable) -> Double {
    storage.tableau.value(ofVariable: variable.index)
  }

  /// The lowest and the highest value of the variable over all best assignments; infinite where
  /// there is no end. Both are the value itself if nothing is left open.
  public func range(of variable: Variable) -> (low: Double, high: Double) {
    storage.tableau.range(of: variable.index)
  }

  /// How far the constraint is from holding: zero or more.
  public func violation(of id: ConstraintID) -> Double {
    storage.tableau.violation(of: id.index)
  }

  /// The constraints that give the variable its value, in the order they were added: those that
  /// would move it if their constant moved, and those that press it against zero.
  public func constraintsFixing(_ variable: Variable) -> [ConstraintID] {
    storage.tableau.constraintsFixing(variable.index).map { ConstraintID(index: $0) }
  }

  /// How many operations gave up after a number of steps no sound one takes: rounding led them
  /// astray. One that adds or changes a constraint left everything as it was and said so with a
  /// conflict that names nothing else; others left a solution that keeps every required constraint
  /// and may not be the best.
  public var unfinishedOperations: Int { storage.tableau.counters.exhaustions }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  /// The tableau behind one or several equal solvers. It is written only by a solver that has it
  /// alone, so that sharing it between threads is safe.
  private final class Storage: @unchecked Sendable {
    var tableau: Tableau

    init() { tableau = Tableau() }

    init(copying other: Storage) { tableau = Tableau(copying: other.tableau) }
  }

  /// What is wrong inside, for tests.
  var brokenInvariant: String? { storage.tableau.brokenInvariant() }

  /// What the solver has done so far, for tests.
  var counters: Counters { storage.tableau.counters }

  /// How much is inside, for tests.
  var extent: Extent { storage.tableau.extent }
  var footprint: Int { storage.tableau.footprint }

  /// Bounds the steps of an operation, for tests.
  mutating func limitSteps(to limit: Int?) {
    makeUnique()
    storage.tableau.counters.stepLimit = limit
  }
}
