// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let layoutSolver: [ModelSourceFile] = [
ModelSourceFile("Addition.swift", #"""
/// What became of a constraint that was to be added.
public enum Addition: Hashable, Sendable {
  /// The constraint is in the solver under this name.
  case added(ConstraintID)
  /// The constraint was refused and the solver is as it was. Together with exactly these
  /// constraints it cannot hold, while without any one of them it could. The list is empty if it
  /// cannot hold by itself: `0 == 10`, or a number in it that is not finite.
  case conflict([ConstraintID])
}

"""#),
ModelSourceFile("Arena.swift", #"""
/// Memory for plain values that only grows at its end and is freed with its owner.
///
/// The pointer is given out bare: the solver's inner loops index it without a check, and move
/// nothing but bits.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `extra` more elements. `base` may move.
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    capacity = Swift.max(2 * capacity, count + extra)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(1) }
    base[count] = element
    count += 1
  }

  /// Takes the last element off.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  func copy() -> Arena {
    var copy = Arena(capacity: Swift.max(count, 1))
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }
}

"""#),
ModelSourceFile("ConstraintID.swift", #"""
/// Names a constraint that was added to a solver. Ids are dense and are not used again.
public struct ConstraintID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

"""#),
ModelSourceFile("Counters.swift", #"""
/// What a tableau has done, and how much it may do.
struct Counters {
  var pivots = 0
  var flips = 0
  /// Operations that took more steps than they may.
  var exhaustions = 0
  /// Cells changed since the rows were last worked out from the constraints.
  var work = 0
  var rebuilds = 0
  /// `pivots` when constraints were last looked at, and when all was solved anew.
  var checkedPivots = 0
  var rebuiltPivots = 0
  /// The symbol that was looked at last: rows first, then columns.
  var cursor = 0
  /// Steps of one operation, where tests set them.
  var stepLimit: Int?

  /// Steps after which an operation chooses by Bland's rule alone, which cannot cycle.
  static let patience = 500
}

"""#),
ModelSourceFile("Face.swift", #"""
/// The optimal face around a tableau's solution, as far as one variable can move on it: a small
/// linear program over the columns that may leave zero without making anything worse.
///
/// An assignment is best exactly if every column whose move costs something stays at zero and every
/// row stays on its side, so the ends found here are exact.
struct Face {
  private var columns: [Label] = []
  private var rows: [Line] = []
  /// The variable: `offset` plus the columns times these.
  private var objective: [Double] = []
  private var offset = 0.0
  private var isUnbounded = false

  /// A number that is at least zero. Ids order them for Bland's rule.
  private struct Label {
    var id: Int
  }

  /// `label = distance + sum of coefficients times columns`, which must not become negative.
  private struct Line {
    var label: Label
    var distance: Double
    var coefficients: [Double]
  }

  /// Takes the part of the tableau that the symbol of a variable depends on.
  init(of symbol: Int32, in tableau: borrowing Tableau) {
    offset = tableau.value(of: symbol)
    let start = tableau.expansion(of: symbol)
    isUnbounded = start.contains { tableau.columns.base[Int($0.column)].symbol.isFree }
    if isUnbounded { return }

    var reach = Reach()
    for cell in start { reach.admit(cell.column, in: tableau) }
    if reach.columns.isEmpty { return }
    reach.spread(in: tableau)
    columns = reach.columns.map { Label(id: Int(tableau.columns.base[Int($0)].symbol.id)) }
    objective = reach.coefficients(start, factor: 1)
    for row in reach.rows {
      let cells = row.cells.map { tableau.cells.base[$0] }
      // A fixed symbol must cross zero neither way: it makes two lines.
      let sides: [Double] =
        row.symbol.isFixed ? [1, -1] : row.side == .below ? [-1] : [1]
      for (copy, side) in sides.enumerated() {
        rows.append(
          Line(
            label: Label(id: Int(row.symbol.id) + copy * tableau.places.count),
            distance: max(0, side * row.constant),
            coefficients: reach.coefficients(cells, factor: side)))
      }
    }
  }

  /// The lowest and the highest value on the face.
  func range() -> (low: Double, high: Double) {
    if isUnbounded { return (-.infinity, .infinity) }
    if objective.isEmpty { return (offset + 0.0, offset + 0.0) }
    var up = self
    var down = self
    down.objective = objective.map { -$0 }
    down.offset = -offset
    return (min(-down.maximise(), offset) + 0.0, max(up.maximise(), offset) + 0.0)
  }

  private mutating func maximise() -> Double {
    // Bland's rule does not cycle; the bound is there for rounding.
    for _ in 0..<100_000 {
      var entering: Int?
      for column in objective.indices where objective[column] > Tolerance.slope {
        if let best = entering, columns[best].id < columns[column].id { continue }
        entering = column
      }
      guard let entering else { return offset }
      var leaving: Int?
      var shortest = Double.infinity
      for (index, row) in rows.enumerated() where row.coefficients[entering] < -Tolerance.slope {
        let distance = row.distance / -row.coefficients[entering]
        if distance > shortest { continue }
        if let leaving, distance == shortest, rows[leaving].label.id < row.label.id { continue }
        shortest = distance
        leaving = index
      }
      guard let leaving else { return .infinity }
      exchange(leaving, entering)
    }
    return offset
  }

  private mutating func exchange(_ index: Int, _ column: Int) {
    var pivot = rows[index]
    let inverse = -1 / pivot.coefficients[column]
    pivot.coefficients = pivot.coefficients.map { $0 * inverse }
    pivot.coefficients[column] = -inverse
    pivot.distance *= inverse
    swap(&pivot.label, &columns[column])
    rows[index] = pivot
    for other in rows.indices where other != index {
      let factor = rows[other].coefficients[column]
      if factor == 0 { continue }
      Self.add(pivot, column, times: factor, to: &rows[other].coefficients)
      rows[other].distance = max(0, rows[other].distance + factor * pivot.distance)
    }
    let factor = objective[column]
    Self.add(pivot, column, times: factor, to: &objective)
    offset += factor * pivot.distance
  }

  private static func add(
    _ pivot: Line, _ column: Int, times factor: Double, to coefficients: inout [Double]
  ) {
    coefficients[column] = 0
    for k in coefficients.indices { coefficients[k] += factor * pivot.coefficients[k] }
  }
}

/// The columns that can move at no cost, and the rows that stop them, reached from some columns.
private struct Reach {
  private(set) var columns: [Int32] = []
  private var directions: [Double] = []
  private var indexOf: [Int32: Int] = [:]
  private(set) var rows: [Row] = []

  mutating func admit(_ column: Int32, in tableau: borrowing Tableau) {
    if indexOf[column] != nil { return }
    guard let direction = tableau.looseDirection(of: column) else { return }
    indexOf[column] = columns.count
    columns.append(column)
    directions.append(direction)
  }

  mutating func spread(in tableau: borrowing Tableau) {
    var seen: Set<Int32> = []
    var next = 0
    while next < columns.count {
      let known = rows.count
      tableau.forEachRow(of: columns[next]) { row in
        if !row.symbol.isFree, seen.insert(row.symbol.id).inserted { rows.append(row) }
      }
      for row in rows[known...] {
        for position in row.cells { admit(tableau.cells.base[position].column, in: tableau) }
      }
      next += 1
    }
  }

  /// Cells as coefficients of numbers that only grow; columns that cannot move are left out.
  func coefficients(_ cells: [Cell], factor: Double) -> [Double] {
    var coefficients = [Double](repeating: 0, count: columns.count)
    for cell in cells {
      if let index = indexOf[cell.column] {
        coefficients[index] = factor * cell.value * directions[index]
      }
    }
    return coefficients
  }
}

extension Tableau {
  /// The way a column's symbol may leave zero at no cost: 1, -1, or nil for neither.
  func looseDirection(of index: Int32) -> Double? {
    let column = columns.base[Int(index)]
    return withUnsafeTemporaryAllocation(of: Weight.self, capacity: Int(column.weightCount) + 1) {
      buffer in
      guard let target = buffer.baseAddress else { return nil }
      for direction in [1.0, -1.0] {
        if (direction > 0 ? column.symbol.above : column.symbol.below) == Cost.wall { continue }
        let count = writeReducedCost(of: column, direction: direction, scale: 1, into: target)
        if count == 0 || target[0].value < 0 { return direction }
      }
      return nil
    }
  }
}

"""#),
ModelSourceFile("Groups.swift", #"""
/// Which variables hang together through constraints: a union-find whose roots are the lowest
/// variables. Removing a constraint does not part a group.
struct Groups: ~Copyable {
  private var parents = Arena<Int32>(capacity: 64)

  mutating func add() { parents.append(Int32(truncatingIfNeeded: parents.count)) }

  /// The lowest variable of the group.
  mutating func root(of variable: Int32) -> Int32 {
    let base = parents.base
    var variable = variable
    while base[Int(variable)] != variable {
      base[Int(variable)] = base[Int(base[Int(variable)])]
      variable = base[Int(variable)]
    }
    return variable
  }

  mutating func join(_ a: Int32, _ b: Int32) {
    let a = root(of: a)
    let b = root(of: b)
    parents.base[Int(max(a, b))] = min(a, b)
  }

  func copy() -> Groups {
    var copy = Groups()
    copy.parents = parents.copy()
    return copy
  }
}

"""#),
ModelSourceFile("Journal.swift", #"""
/// What an operation changed, as it was, so that a failed one can be undone to the bit.
///
/// While it records, rows that get other columns and slopes are written to new places, so that the
/// old ones are still there; single cells that change in place are noted.
struct Journal: ~Copyable {
  struct Entry<Value: BitwiseCopyable>: BitwiseCopyable {
    var index: Int
    var value: Value
  }

  var isRecording = false
  /// How many symbols were noted before.
  var changedCount = 0
  /// `Counters.work` before.
  var work = 0
  var rows = Arena<Entry<Row>>(capacity: 32)
  var columns = Arena<Entry<Column>>(capacity: 32)
  var cells = Arena<Entry<Double>>(capacity: 32)
  var formulas = Arena<Entry<Double>>(capacity: 8)
}

extension Tableau {
  mutating func beginRecording() {
    journal.isRecording = true
    journal.changedCount = changed.count
    journal.work = counters.work
    journal.rows.count = 0
    journal.columns.count = 0
    journal.cells.count = 0
    journal.formulas.count = 0
  }

  mutating func endRecording() { journal.isRecording = false }

  @inline(__always)
  mutating func willChange(row: Int32) {
    if journal.isRecording {
      journal.rows.append(Journal.Entry(index: Int(row), value: rows.base[Int(row)]))
    }
  }

  @inline(__always)
  mutating func willChange(column: Int32) {
    if journal.isRecording {
      journal.columns.append(Journal.Entry(index: Int(column), value: columns.base[Int(column)]))
    }
  }

  @inline(__always)
  mutating func willChange(cell: Int) {
    if journal.isRecording {
      journal.cells.append(Journal.Entry(index: cell, value: cells.base[cell].value))
    }
  }

  /// Formulas change their constants alone.
  @inline(__always)
  mutating func willChange(formula: Int32) {
    if journal.isRecording {
      journal.formulas.append(
        Journal.Entry(index: Int(formula), value: formulas.base[Int(formula)].constant))
    }
  }

  /// Puts everything back that was recorded. Columns keep links to rows that no longer name them.
  mutating func undo() {
    for k in (0..<journal.columns.count).reversed() {
      let entry = journal.columns.base[k]
      let record = columns.base + entry.index
      let link = record.pointee.link
      live.weights += Int(entry.value.weightCount) - Int(record.pointee.weightCount)
      record.pointee = entry.value
      record.pointee.link = link
    }
    for k in (0..<journal.rows.count).reversed() {
      let entry = journal.rows.base[k]
      let record = rows.base + entry.index
      let mark = record.pointee.mark
      live.cells += Int(entry.value.count) - Int(record.pointee.count)
      record.pointee = entry.value
      record.pointee.mark = mark
    }
    while let entry = journal.formulas.popLast() {
      formulas.base[entry.index].constant = entry.value
    }
    while let entry = journal.cells.popLast() {
      cells.base[entry.index].value = entry.value
    }
    // Symbols stand where they are back now, not where they passed through.
    while let entry = journal.columns.popLast() {
      places.base[Int(columns.base[entry.index].symbol.id)] =
        .column(Int32(truncatingIfNeeded: entry.index))
    }
    while let entry = journal.rows.popLast() {
      places.base[Int(rows.base[entry.index].symbol.id)] =
        .row(Int32(truncatingIfNeeded: entry.index))
    }
    suspectRows.removeAll()
    suspectColumns.removeAll()
    changed.count = journal.changedCount
    counters.work = journal.work
  }
}

"""#),
ModelSourceFile("LayoutSolver.swift", #"""
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

"""#),
ModelSourceFile("MinHeap.swift", #"""
/// A binary heap of symbols, the smallest first. A symbol may be in it more than once.
struct MinHeap: ~Copyable {
  private var items = Arena<Int32>(capacity: 32)

  var isEmpty: Bool { items.count == 0 }

  mutating func removeAll() { items.count = 0 }

  mutating func insert(_ item: Int32) {
    items.append(item)
    let base = items.base
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if base[parent] <= base[child] { break }
      let moved = base[parent]
      base[parent] = base[child]
      base[child] = moved
      child = parent
    }
  }

  mutating func popMin() -> Int32? {
    if items.count == 0 { return nil }
    let base = items.base
    let least = base[0]
    items.count -= 1
    let count = items.count
    if count > 0 {
      let moved = base[count]
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= count { break }
        if child + 1 < count, base[child + 1] < base[child] { child += 1 }
        if moved <= base[child] { break }
        base[parent] = base[child]
        parent = child
      }
      base[parent] = moved
    }
    return least
  }
}

"""#),
ModelSourceFile("Records.swift", #"""
/// What leaving zero costs a symbol on one side: nothing (0), a violation at this priority, or it
/// is forbidden (`wall`).
typealias Cost = Float

extension Cost {
  static var wall: Float { 1000 }
}

/// A number the tableau relates to others: a variable, or the left side of a constraint minus its
/// constant.
struct Symbol: BitwiseCopyable {
  var id: Int32
  /// The constraint whose symbol it is, or -1 for a variable.
  var constraint: Int32
  /// The cost of being negative and of being positive.
  var below: Cost
  var above: Cost

  @inline(__always) var isFree: Bool { below == 0 && above == 0 }
  @inline(__always) var isFixed: Bool { below == Cost.wall && above == Cost.wall }
}

/// Which of its symbol's two costs a row counts.
enum Side: Int8, BitwiseCopyable {
  case below
  case above
  /// Neither: an equality that was not placed yet.
  case undecided
}

/// `symbol = constant + sum of cells`.
struct Row: BitwiseCopyable {
  var symbol: Symbol
  var constant: Double = 0
  /// Where its cells are, sorted by column.
  var start = 0
  var count: Int32 = 0
  /// The last walk along a column that met this row.
  var mark: Int32 = 0
  var side: Side = .above
  var isUsed = true

  /// Whether the constant is on the side that the row does not count.
  @inline(__always) var isMisplaced: Bool {
    switch side {
    case .undecided: true
    case .above:
      constant < -Tolerance.constant
        ? !symbol.isFree : constant > Tolerance.constant && symbol.isFixed
    case .below: constant > Tolerance.constant && !symbol.isFree
    }
  }

  /// What the symbol costs on the side the row counts.
  @inline(__always) var slope: Weight? { symbol.slope(on: side) }

  @inline(__always) var cells: Range<Int> { start..<start + Int(count) }
}

/// A symbol that is zero, and the rows that name it.
struct Column: BitwiseCopyable {
  var symbol: Symbol
  /// The first of its links, or -1.
  var link: Int32 = -1
  /// How the violations change as the symbol grows, its own cost not counted: weights sorted by
  /// priority, highest first, none of them zero.
  var weightCount: Int32 = 0
  var weightStart = 0
}

/// A column with its factor: a part of a row.
struct Cell: BitwiseCopyable {
  var column: Int32
  var value: Double
}

/// A row that may name a column, or a formula that may name a symbol, and the link after it (-1:
/// none).
struct Link: BitwiseCopyable {
  var target: Int32
  var next: Int32
}

/// `symbol = constant + sum of parts`, for a free symbol.
struct Formula: BitwiseCopyable {
  var symbol: Symbol
  var constant: Double
  /// What it comes to.
  var value: Double = 0
  /// Where its parts are.
  var start: Int
  var count: Int32
  /// The last walk that met it.
  var mark: Int32 = 0
  var isUsed = true

  @inline(__always) var parts: Range<Int> { start..<start + Int(count) }
}

/// A symbol with its factor: a part of a formula or of a constraint's left side.
struct Part: BitwiseCopyable {
  var symbol: Int32
  var value: Double
}

/// Where a symbol stands.
enum Place: BitwiseCopyable {
  case row(Int32)
  case column(Int32)
  case formula(Int32)
}

/// How fast the violations of one priority grow.
struct Weight: BitwiseCopyable {
  var priority: Float
  var value: Double
}

extension Symbol {
  /// What it costs on a side, as a slope: nil for nothing and behind a wall.
  @inline(__always)
  func slope(on side: Side) -> Weight? {
    switch side {
    case .undecided: nil
    case .above:
      above == 0 || above == Cost.wall ? nil : Weight(priority: above, value: 1)
    case .below:
      below == 0 || below == Cost.wall ? nil : Weight(priority: below, value: -1)
    }
  }
}

/// A constraint as it was given. Its terms name variables, each once, in order.
struct Definition: BitwiseCopyable {
  var relation: Relation
  /// Within 1...1000.
  var priority: Float
  var constant: Double
  var termStart: Int
  var termCount: Int32
  var state: State

  enum State: BitwiseCopyable {
    case removed
    /// Waits for the end of a batch.
    case pending
    case active(symbol: Int32)
  }

  var terms: Range<Int> { termStart..<termStart + Int(termCount) }

  var costs: (below: Cost, above: Cost) {
    switch relation {
    case .equal: (priority, priority)
    case .lessOrEqual: (0, priority)
    case .greaterOrEqual: (priority, 0)
    }
  }

  /// Where the constraint's row starts: inequalities where they cost nothing.
  var firstSide: Side {
    switch relation {
    case .equal: .undecided
    case .lessOrEqual: .below
    case .greaterOrEqual: .above
    }
  }
}

"""#),
ModelSourceFile("Relation.swift", #"""
/// How the left side of a constraint compares with its constant.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}

"""#),
ModelSourceFile("Scratch.swift", #"""
/// Buffers that keep their memory from one operation to the next. They hold nothing in between.
struct Scratch: ~Copyable {
  /// A row in the making.
  var sum = Arena<Cell>(capacity: 64)
  var spare = Arena<Cell>(capacity: 64)
  /// Slopes to compare.
  var candidate = Arena<Weight>(capacity: 16)
  var best = Arena<Weight>(capacity: 16)
  /// A walk through formulas.
  var stack = Arena<Step>(capacity: 32)
  var order = Arena<Int32>(capacity: 32)
  /// By symbol and by column: factors, all zero in between.
  var bySymbol = Accumulator()
  var byColumn = Accumulator()

  /// Where a walk stands in a formula or in a list of links.
  struct Step: BitwiseCopyable {
    var index: Int32
    var next: Int
  }
}

/// Factors by index, most of them zero.
struct Accumulator: ~Copyable {
  struct Factor: BitwiseCopyable {
    var value: Double
    /// The largest number that was added.
    var peak: Double
  }

  private var factors = Arena<Factor>(capacity: 64)
  private(set) var touched = Arena<Int32>(capacity: 32)

  /// Makes room for indices below `count`.
  mutating func resize(to count: Int) {
    if factors.count >= count { return }
    factors.reserve(count - factors.count)
    (factors.base + factors.count).update(
      repeating: Factor(value: 0, peak: 0), count: count - factors.count)
    factors.count = count
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int32) {
    if value == 0 { return }
    let factor = factors.base + Int(index)
    if factor.pointee.peak == 0 { touched.append(index) }
    factor.pointee.value += value
    factor.pointee.peak = max(factor.pointee.peak, value.magnitude)
  }

  /// The sum at `index`; zero where the parts cancel.
  @inline(__always)
  func value(at index: Int32) -> Double {
    let factor = factors.base[Int(index)]
    return factor.value.magnitude <= Tolerance.cancellation * factor.peak ? 0 : factor.value
  }

  mutating func sortTouched() {
    var indices = UnsafeMutableBufferPointer(start: touched.base, count: touched.count)
    indices.sort()
  }

  mutating func removeAll() {
    for k in 0..<touched.count {
      factors.base[Int(touched.base[k])] = Factor(value: 0, peak: 0)
    }
    touched.count = 0
  }
}

"""#),
ModelSourceFile("Tableau+Accuracy.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Answers.swift", #"""
extension Tableau {
  func value(ofVariable variable: Int32) -> Double {
    guard variable >= 0, Int(variable) < variables.count else { return 0 }
    // Adding zero turns a negative zero into a positive one.
    return value(of: variables.base[Int(variable)]) + 0.0
  }

  func range(of variable: Int32) -> (low: Double, high: Double) {
    guard variable >= 0, Int(variable) < variables.count else { return (0, 0) }
    return Face(of: variables.base[Int(variable)], in: self).range()
  }

  func violation(of constraint: Int32) -> Double {
    guard constraint >= 0, Int(constraint) < definitions.count else { return 0 }
    guard case .active(let symbol) = definitions.base[Int(constraint)].state else { return 0 }
    guard let row = row(of: symbol) else { return 0 }
    let record = rows.base[Int(row)]
    if record.constant.magnitude <= Tolerance.constant { return 0 }
    let cost = record.constant > 0 ? record.symbol.above : record.symbol.below
    return cost == 0 ? 0 : record.constant.magnitude
  }

  func constraintsFixing(_ variable: Int32) -> [Int32] {
    guard variable >= 0, Int(variable) < variables.count else { return [] }
    var found: Set<Int32> = []
    for cell in expansion(of: variables.base[Int(variable)]) {
      let constraint = columns.base[Int(cell.column)].symbol.constraint
      if constraint >= 0 {
        found.insert(constraint)
      } else {
        found.formUnion(constraintsPressing(cell.column))
      }
    }
    return found.sorted()
  }

  /// The violated constraints that hold a variable at zero.
  private func constraintsPressing(_ column: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    if columns.base[Int(column)].weightCount == 0 { return found }
    forEachRow(of: column) { row in
      if row.symbol.constraint >= 0, row.slope != nil { found.insert(row.symbol.constraint) }
    }
    return found
  }

  /// The active constraints whose symbols the row names, and its own. Sorted.
  func constraints(of index: Int32) -> [Int32] {
    let row = rows.base[Int(index)]
    var found: [Int32] = []
    if row.symbol.constraint >= 0 { found.append(row.symbol.constraint) }
    for position in row.cells {
      let constraint = columns.base[Int(cells.base[position].column)].symbol.constraint
      if constraint >= 0 { found.append(constraint) }
    }
    return found.sorted()
  }
}

"""#),
ModelSourceFile("Tableau+Batch.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Changes.swift", #"""
/// Constraints that change.
extension Tableau {
  /// Changes a constraint's constant. If that fails everything is as before.
  mutating func setConstant(
    _ constraint: Int32, symbol: Int32, to constant: Double, culprits: inout [Int32]
  ) -> Outcome {
    let delta = constant - definitions.base[Int(constraint)].constant
    beginRecording()
    moveFormulas(naming: symbol, by: delta)
    switch place(of: symbol) {
    case .row(let row): move(row, by: -delta)
    case .column(let column):
      beginWalk()
      var link = columns.base[Int(column)].link
      while let found = nextRow(of: column, link: &link) {
        move(found.row, by: cells.base[found.position].value * delta)
      }
    case .formula: break
    }
    let outcome = placeRows()
    endRecording()
    guard case .solved = outcome else {
      if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
      undo()
      return outcome
    }
    definitions.base[Int(constraint)].constant = constant
    finish()
    return .solved
  }

  @inline(__always)
  private mutating func move(_ row: Int32, by delta: Double) {
    willChange(row: row)
    counters.work += 1
    let record = rows.base + Int(row)
    record.pointee.constant += delta
    note(record.pointee.symbol.id)
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }
  }

  /// A symbol is measured from its constraint's constant, so formulas that name it move with that,
  /// wherever the symbol stands. They are worked out at the end, with what depends on it.
  private mutating func moveFormulas(naming symbol: Int32, by delta: Double) {
    var link = mentions.base[Int(symbol)]
    if link < 0 { return }
    beginWalk()
    while link >= 0 {
      let entry = mentionLinks.base[Int(link)]
      link = entry.next
      let formula = formulas.base + Int(entry.target)
      if formula.pointee.mark == mark { continue }
      guard let position = part(of: symbol, in: entry.target) else { continue }
      formula.pointee.mark = mark
      willChange(formula: entry.target)
      formula.pointee.constant += parts.base[position].value * delta
      counters.work += 1
    }
    changed.append(symbol)
  }

  /// Changes a constraint's priority. If that fails everything is as before.
  mutating func setPriority(
    _ constraint: Int32, symbol: Int32, to priority: Float, culprits: inout [Int32]
  ) -> Outcome {
    var changed = definitions.base[Int(constraint)]
    changed.priority = priority
    beginRecording()
    let outcome = setCosts(of: symbol, as: changed)
    endRecording()
    guard case .solved = outcome else {
      if case .infeasible(let failed) = outcome { culprits = constraints(of: failed) }
      undo()
      return outcome
    }
    definitions.base[Int(constraint)] = changed
    finish()
    return .solved
  }

  private mutating func setCosts(of symbol: Int32, as definition: Definition) -> Outcome {
    let costs = definition.costs
    switch place(of: symbol) {
    case .formula: return .solved
    case .column(let column):
      willChange(column: column)
      columns.base[Int(column)].symbol.below = costs.below
      columns.base[Int(column)].symbol.above = costs.above
      suspectColumns.insert(symbol)
      return improve()
    case .row(let row):
      // Without costs the rest is at its best first; then the row is like one that comes.
      slopes = .suspected
      releaseCosts(of: row)
      let outcome = improve()
      guard case .solved = outcome, let row = self.row(of: symbol) else { return outcome }
      willChange(row: row)
      rows.base[Int(row)].symbol.below = costs.below
      rows.base[Int(row)].symbol.above = costs.above
      rows.base[Int(row)].side = definition.firstSide
      return settle(row)
    }
  }
}

"""#),
ModelSourceFile("Tableau+Columns.swift", #"""
/// Columns: the rows that may name a symbol. A link may be stale or double; a walk finds out by
/// marking rows and looking into them.
extension Tableau {
  @inline(__always)
  mutating func link(column: Int32, to row: Int32) {
    let record = columns.base + Int(column)
    links.append(Link(target: row, next: record.pointee.link))
    record.pointee.link = Int32(truncatingIfNeeded: links.count - 1)
  }

  /// Where `row` names `column`: an index into `cells`, or -1.
  @inline(__always)
  func position(of column: Int32, in row: Row) -> Int {
    let cells = cells.base
    var low = row.start
    var high = low + Int(row.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      if cells[middle].column <= column { low = middle } else { high = middle }
    }
    while low < high {
      if cells[low].column == column { return low }
      low += 1
    }
    return -1
  }

  /// The next row of a walk that names `column`, and where. Starts with the column's first link and moves it.
  @inline(__always)
  mutating func nextRow(of column: Int32, link: inout Int32) -> (row: Int32, position: Int)? {
    while link >= 0 {
      let entry = links.base[Int(link)]
      link = entry.next
      let record = rows.base + Int(entry.target)
      if record.pointee.mark == mark { continue }
      record.pointee.mark = mark
      let position = position(of: column, in: record.pointee)
      if position >= 0 { return (entry.target, position) }
    }
    return nil
  }

  /// Calls `body` with every row that names the column. A row may come twice.
  func forEachRow(of column: Int32, _ body: (Row) -> Void) {
    var link = columns.base[Int(column)].link
    while link >= 0 {
      let entry = links.base[Int(link)]
      link = entry.next
      let row = rows.base[Int(entry.target)]
      if row.isUsed, position(of: column, in: row) >= 0 { body(row) }
    }
  }
}

"""#),
ModelSourceFile("Tableau+Compaction.swift", #"""
/// Gives back the memory of stale cells, links, weights and terms. No value changes.
extension Tableau {
  /// To be called between operations.
  mutating func compactIfWasteful() {
    if cells.count > 2 * live.cells + 4096 || links.count > 2 * live.cells + 4096 { compactCells() }
    if parts.count > 2 * live.parts + 4096 || mentionLinks.count > 2 * live.parts + 4096 {
      compactParts()
    }
    if weights.count > 2 * live.weights + 4096 { compactWeights() }
    if terms.count > 2 * live.terms + 4096 { compactTerms() }
  }

  private mutating func compactCells() {
    var packed = Arena<Cell>(capacity: live.cells + live.cells / 2 + 64)
    for column in 0..<columns.count { columns.base[column].link = -1 }
    links.count = 0
    for index in 0..<rows.count where rows.base[index].isUsed {
      let row = rows.base[index]
      rows.base[index].start = packed.count
      for position in row.cells {
        packed.append(cells.base[position])
        link(column: cells.base[position].column, to: Int32(truncatingIfNeeded: index))
      }
    }
    swap(&cells, &packed)
  }

  private mutating func compactParts() {
    var packed = Arena<Part>(capacity: live.parts + live.parts / 2 + 64)
    for symbol in 0..<mentions.count { mentions.base[symbol] = -1 }
    mentionLinks.count = 0
    for index in 0..<formulas.count where formulas.base[index].isUsed {
      let formula = formulas.base[index]
      formulas.base[index].start = packed.count
      for position in formula.parts {
        packed.append(parts.base[position])
        mention(parts.base[position].symbol, in: Int32(truncatingIfNeeded: index))
      }
    }
    swap(&parts, &packed)
  }

  private mutating func compactWeights() {
    var packed = Arena<Weight>(capacity: live.weights + live.weights / 2 + 64)
    for index in 0..<columns.count {
      let column = columns.base[index]
      columns.base[index].weightStart = packed.count
      for offset in 0..<Int(column.weightCount) {
        packed.append(weights.base[column.weightStart + offset])
      }
    }
    swap(&weights, &packed)
  }

  private mutating func compactTerms() {
    var packed = Arena<Part>(capacity: live.terms + live.terms / 2 + 64)
    for index in 0..<definitions.count {
      let definition = definitions.base + index
      let old = definition.pointee.terms
      definition.pointee.termStart = packed.count
      if case .removed = definition.pointee.state {
        definition.pointee.termCount = 0
        continue
      }
      for position in old { packed.append(terms.base[position]) }
    }
    swap(&terms, &packed)
  }
}

"""#),
ModelSourceFile("Tableau+Conflicts.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Dual.swift", #"""
/// The dual simplex: keeps the optimum while constants change and constraints come.
extension Tableau {
  /// Moves every misplaced row to its side, or lets it change sides where that is cheaper.
  mutating func placeRows() -> Outcome {
    var steps = 0
    let limit = counters.stepLimit ?? 10_000 + 20 * (rows.count + columns.count)
    while let symbol = suspectRows.popMin() {
      guard let row = row(of: symbol), rows.base[Int(row)].isMisplaced else { continue }
      steps += 1
      if steps > limit || isJournalTooLarge {
        counters.exhaustions += 1
        suspectRows.removeAll()
        return .exhausted
      }
      if !place(row, by: steps > Counters.patience ? .smallestSymbol : .largest) {
        suspectRows.removeAll()
        return .infeasible(row: row)
      }
    }
    return .solved
  }

  private var isJournalTooLarge: Bool {
    journal.isRecording && cells.count > 4 * live.cells + 32_000_000
  }

  /// Which of equally good columns or rows a step takes.
  enum Choice {
    /// The one with the largest cell, for the sake of rounding.
    case largest
    /// The one with the smallest symbol: Bland's rule, which cannot cycle.
    case smallestSymbol
  }

  /// One step for one row. False if its symbol cannot move to its side.
  private mutating func place(_ index: Int32, by choice: Choice) -> Bool {
    let row = rows.base[Int(index)]
    let isUndecided = row.side == .undecided
    if isUndecided, row.symbol.isFixed, row.constant.magnitude <= Tolerance.constant {
      hold(index, by: choice)
      return true
    }
    let direction: Double =
      row.constant < 0 || (isUndecided && row.constant <= Tolerance.constant) ? 1 : -1

    // Going over to the other side costs this much for each unit.
    let crossing = direction > 0 ? row.symbol.below : row.symbol.above
    let flip = Weight(
      priority: max(row.symbol.below, row.symbol.above),
      value: !isUndecided && row.symbol.below > 0 && row.symbol.above > 0 ? 2 : 1)
    scratch.best.count = 0
    if crossing != Cost.wall { scratch.best.append(flip) }
    if let entering = entering(row, direction: direction, by: choice) {
      pivot(index, at: entering.position, to: entering.side)
      return true
    }
    if crossing == Cost.wall { return false }
    counters.flips += 1
    willChange(row: index)
    rows.base[Int(index)].side = direction > 0 ? .below : .above
    addSlopes(of: row, Weight(priority: flip.priority, value: -direction * flip.value))
    return true
  }

  /// Makes a required equality that happens to hold stay so: its symbol becomes a column. A row that
  /// names nothing but fixed symbols says nothing new and remains.
  private mutating func hold(_ index: Int32, by choice: Choice) {
    willChange(row: index)
    rows.base[Int(index)].side = .above
    let row = rows.base[Int(index)]
    scratch.best.count = 0
    var entering = entering(row, direction: 1, by: choice)
    if entering == nil { entering = self.entering(row, direction: -1, by: choice) }
    if let entering { pivot(index, at: entering.position, to: entering.side) }
  }

  /// The cell whose column moves the row's symbol in `direction` at the lowest cost, nil if none
  /// can. `scratch.best` holds the cost it has to beat, if any.
  @inline(__always)
  private mutating func entering(
    _ row: Row, direction: Double, by choice: Choice
  ) -> (position: Int, side: Side)? {
    var best: (position: Int, side: Side)?
    var isBounded = scratch.best.count > 0
    for position in row.cells {
      let cell = cells.base[position]
      let rate = cell.value * direction
      let column = columns.base + Int(cell.column)
      let own = rate > 0 ? column.pointee.symbol.above : column.pointee.symbol.below
      if own == Cost.wall || rate.magnitude < Tolerance.pivot { continue }
      let side: Side = rate > 0 ? .above : .below
      if own == 0, column.pointee.weightCount == 0, rate.magnitude >= 0.5, choice == .largest {
        return (position, side)
      }
      weigh(column.pointee, direction: rate > 0 ? 1 : -1, scale: 1 / rate.magnitude)
      switch isBounded ? compareCandidate() : .less {
      case .more: continue
      case .equal: if !isPreferred(position, to: best?.position, by: choice) { continue }
      case .less: break
      }
      isBounded = true
      best = (position, side)
      swap(&scratch.candidate, &scratch.best)
    }
    return best
  }

  /// Whether a step takes the cell at `position` rather than one that is as good. Without the other
  /// it is going over to the other side that is as good, and changes less.
  private func isPreferred(_ position: Int, to other: Int?, by choice: Choice) -> Bool {
    guard let other else { return false }
    let cell = cells.base[position]
    let best = cells.base[other]
    switch choice {
    case .largest: return cell.value.magnitude > 1.01 * best.value.magnitude
    case .smallestSymbol:
      return columns.base[Int(cell.column)].symbol.id < columns.base[Int(best.column)].symbol.id
    }
  }
}

"""#),
ModelSourceFile("Tableau+Expansion.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Formulas.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Insertion.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Invariants.swift", #"""
/// How much a tableau holds, for tests.
struct Extent: Equatable {
  var rows: Int
  var formulas: Int
  var columns: Int
  var symbols: Int
  var cells: Int
  var parts: Int
}

extension Tableau {
  var extent: Extent {
    Extent(
      rows: rows.count - freeRows.count, formulas: formulas.count - freeFormulas.count,
      columns: columns.count, symbols: places.count - freeSymbols.count, cells: live.cells,
      parts: live.parts)
  }

  /// How many elements the arenas that change have room in use for, stale ones too.
  var footprint: Int {
    rows.count + columns.count + cells.count + links.count + weights.count + formulas.count
      + parts.count + mentions.count + mentionLinks.count + places.count + terms.count
  }

  /// What is wrong between operations, for tests; nil if all is well.
  func brokenInvariant() -> String? {
    var activeCount = 0
    for k in 0..<definitions.count {
      guard case .active(let symbol) = definitions.base[k].state else { continue }
      activeCount += 1
      if self.symbol(symbol).constraint != Int32(k) { return "constraint \(k) lost its symbol" }
      if isBatching { continue }
      var excess = -definitions.base[k].constant
      for position in definitions.base[k].terms {
        let term = terms.base[position]
        excess += term.value * value(ofVariable: term.symbol)
      }
      if (excess - value(of: symbol)).magnitude > 1e-6 {
        return "constraint \(k) is off by \(excess), not by \(value(of: symbol))"
      }
    }
    if columns.count != variables.count { return "columns and variables differ in number" }
    let used = (0..<rows.count).filter { rows.base[$0].isUsed }
    let usedFormulas = (0..<formulas.count).filter { formulas.base[$0].isUsed }
    if used.count + usedFormulas.count != activeCount { return "rows and constraints differ" }
    let cellCount = used.reduce(0) { $0 + Int(rows.base[$1].count) }
    let partCount = usedFormulas.reduce(0) { $0 + Int(formulas.base[$1].count) }
    if cellCount != live.cells { return "\(live.cells) cells instead of \(cellCount)" }
    if partCount != live.parts { return "\(live.parts) parts instead of \(partCount)" }
    for index in used {
      if let fault = brokenRow(index) { return fault }
    }
    for index in usedFormulas {
      if let fault = brokenFormula(index) { return fault }
    }
    for index in 0..<columns.count {
      if let fault = brokenColumn(index) { return fault }
    }
    return nil
  }

  private func brokenRow(_ index: Int) -> String? {
    let row = rows.base[index]
    if self.row(of: row.symbol.id) != Int32(index) { return "row \(index) is out of place" }
    if row.side == .undecided { return "row \(index) has no side" }
    if row.isMisplaced { return "row \(index) is on the wrong side: \(row.constant)" }
    if row.symbol.isFree { return "row \(index) has no cost" }
    var last: Int32 = -1
    for position in row.cells {
      let cell = cells.base[position]
      if cell.column <= last { return "row \(index) is not sorted" }
      last = cell.column
      if columns.base[Int(cell.column)].symbol.isFree { return "row \(index) names a free column" }
      var isLinked = false
      forEachRow(of: cell.column) { isLinked = isLinked || $0.symbol.id == row.symbol.id }
      if !isLinked { return "row \(index) has no link from column \(cell.column)" }
    }
    return nil
  }

  private func brokenFormula(_ index: Int) -> String? {
    let formula = formulas.base[index]
    if !formula.symbol.isFree { return "formula \(index) has costs" }
    guard case .formula(Int32(index)) = place(of: formula.symbol.id) else {
      return "formula \(index) is out of place"
    }
    var value = formula.constant
    for position in formula.parts {
      let part = parts.base[position]
      value += part.value * self.value(of: part.symbol)
      if !isMentioned(part.symbol) { return "formula \(index) has no link from \(part.symbol)" }
    }
    if (value - formula.value).magnitude > 1e-6 {
      return "formula \(index) is \(formula.value) instead of \(value)"
    }
    return nil
  }

  private func brokenColumn(_ index: Int) -> String? {
    let column = columns.base[index]
    guard case .column(Int32(index)) = place(of: column.symbol.id) else {
      return "column \(index) is out of place"
    }
    // The slope as the rows have it, priority by priority.
    var sums: [Float: Double] = [:]
    for k in 0..<rows.count where rows.base[k].isUsed {
      let row = rows.base[k]
      guard let own = row.slope else { continue }
      let position = position(of: Int32(index), in: row)
      if position >= 0 { sums[own.priority, default: 0] += own.value * cells.base[position].value }
    }
    for k in 0..<Int(column.weightCount) {
      let weight = weights.base[column.weightStart + k]
      sums[weight.priority, default: 0] -= weight.value
    }
    if let off = sums.first(where: { $0.value.magnitude > 1e-6 }) {
      return "the slope of column \(index) is off by \(off.value) at \(off.key)"
    }
    for direction in [1.0, -1.0] {
      if (direction > 0 ? column.symbol.above : column.symbol.below) == Cost.wall { continue }
      var target = Arena<Weight>(capacity: Int(column.weightCount) + 1)
      target.count = writeReducedCost(of: column, direction: direction, scale: 1, into: target.base)
      if target.count > 0, target.base[0].value < -1e-6 {
        return "moving column \(index) by \(direction) makes things better"
      }
    }
    return nil
  }
}

"""#),
ModelSourceFile("Tableau+Primal.swift", #"""
/// The primal simplex: restores the optimum after costs went away.
extension Tableau {
  /// Moves columns as long as that makes things better. All rows are placed before and after.
  mutating func improve() -> Outcome {
    slopes = .suspected
    defer { slopes = .trusted }
    var steps = 0
    let limit = counters.stepLimit ?? 10_000 + 20 * (rows.count + columns.count)
    while let symbol = suspectColumns.popMin() {
      guard case .column(let column) = place(of: symbol),
        let direction = improvingDirection(of: column)
      else { continue }
      steps += 1
      if steps > limit {
        counters.exhaustions += 1
        suspectColumns.removeAll()
        return .exhausted
      }
      let choice: Choice = steps > Counters.patience ? .smallestSymbol : .largest
      enter(column, direction: direction, by: choice)
    }
    return placeRows()
  }

  private mutating func improvingDirection(of index: Int32) -> Double? {
    let column = columns.base[Int(index)]
    if column.weightCount == 0 { return nil }
    for direction in [1.0, -1.0] {
      if (direction > 0 ? column.symbol.above : column.symbol.below) == Cost.wall { continue }
      weigh(column, direction: direction, scale: 1)
      if scratch.candidate.count > 0, scratch.candidate.base[0].value < 0 { return direction }
    }
    return nil
  }

  /// Moves a column's symbol until a row reaches zero, and lets them change places. False if no row
  /// ever does.
  @discardableResult
  mutating func enter(_ column: Int32, direction: Double, by choice: Choice = .largest) -> Bool {
    var blocking: (row: Int32, position: Int)?
    var blockingSymbol: Int32 = -1
    var shortest = Double.infinity
    var fastest = 0.0
    beginWalk()
    var link = columns.base[Int(column)].link
    while let found = nextRow(of: column, link: &link) {
      let row = rows.base[Int(found.row)]
      let velocity = cells.base[found.position].value * direction
      if row.symbol.isFree || velocity.magnitude < Tolerance.pivot { continue }
      let distance: Double
      if row.symbol.isFixed {
        distance = 0
      } else if row.side == .above {
        if velocity > 0 { continue }
        distance = max(row.constant, 0) / -velocity
      } else {
        if velocity < 0 { continue }
        distance = max(-row.constant, 0) / velocity
      }
      if distance > shortest + Tolerance.constant { continue }
      if distance >= shortest - Tolerance.constant {
        switch choice {
        case .largest: if velocity.magnitude <= 1.01 * fastest { continue }
        case .smallestSymbol: if row.symbol.id > blockingSymbol { continue }
        }
      }
      shortest = distance
      fastest = velocity.magnitude
      blocking = found
      blockingSymbol = row.symbol.id
    }
    guard let blocking else { return false }
    pivot(blocking.row, at: blocking.position, to: direction > 0 ? .above : .below)
    return true
  }
}

"""#),
ModelSourceFile("Tableau+Removal.swift", #"""
/// Constraints that go.
extension Tableau {
  /// Takes an active constraint out of the tableau.
  mutating func withdraw(_ constraint: Int32, symbol: Int32) {
    slopes = .suspected
    switch place(of: symbol) {
    case .row(let row): releaseCosts(of: row)
    case .column(let column):
      columns.base[Int(column)].symbol.below = 0
      columns.base[Int(column)].symbol.above = 0
      let record = columns.base[Int(column)]
      let isRising = record.weightCount > 0 && weights.base[record.weightStart].value > 0
      let direction: Double = isRising ? -1 : 1
      if !enter(column, direction: direction), !enter(column, direction: -direction) {
        // Nothing but formulas depends on it.
        release(column)
      }
    case .formula: break
    }
    if case .row(let row) = place(of: symbol) {
      replaceMentions(of: row)
      drop(row)
    }
    definitions.base[Int(constraint)].state = .removed
    if case .solved = improve() {
      finish()
    } else {
      rebuild()
    }
  }

  /// Makes the symbol of a row cost nothing. Its slopes are suspected.
  mutating func releaseCosts(of index: Int32) {
    willChange(row: index)
    let row = rows.base[Int(index)]
    rows.base[Int(index)].symbol.below = 0
    rows.base[Int(index)].symbol.above = 0
    if let own = row.slope {
      addSlopes(of: row, Weight(priority: own.priority, value: -own.value))
    }
  }

  /// The formulas that name a symbol.
  private mutating func formulas(naming symbol: Int32) -> [Int32] {
    var found: [Int32] = []
    var link = mentions.base[Int(symbol)]
    while link >= 0 {
      let entry = mentionLinks.base[Int(link)]
      if part(of: symbol, in: entry.target) != nil, !found.contains(entry.target) {
        found.append(entry.target)
      }
      link = entry.next
    }
    return found.sorted()
  }

  /// Writes what the row says in place of its symbol wherever a formula names that.
  private mutating func replaceMentions(of index: Int32) {
    let row = rows.base[Int(index)]
    for formula in formulas(naming: row.symbol.id) {
      let replacement = row.cells.map { position in
        let cell = cells.base[position]
        return Part(symbol: columns.base[Int(cell.column)].symbol.id, value: cell.value)
      }
      replace(row.symbol.id, in: formula, by: replacement, row.constant)
    }
  }

  /// Frees the column of a symbol that only formulas name: one of these becomes undetermined and
  /// takes the column. It is one that does not depend on the others.
  private mutating func release(_ column: Int32) {
    let symbol = columns.base[Int(column)].symbol.id
    let naming = formulas(naming: symbol)
    guard let chosen = naming.first(where: { isIndependent($0, of: naming) }),
      let position = part(of: symbol, in: chosen)
    else { return }
    let formula = formulas.base[Int(chosen)]
    let factor = 1 / parts.base[position].value
    // symbol = (formula's symbol - the rest of the formula) / its factor
    var replacement = [Part(symbol: formula.symbol.id, value: factor)]
    for k in formula.parts where k != position {
      replacement.append(
        Part(symbol: parts.base[k].symbol, value: -parts.base[k].value * factor))
    }
    live.parts -= Int(formula.count)
    formulas.base[Int(chosen)].count = 0
    formulas.base[Int(chosen)].isUsed = false
    freeFormulas.append(chosen)
    columns.base[Int(column)].symbol = formula.symbol
    places.base[Int(formula.symbol.id)] = .column(column)
    for other in naming where other != chosen {
      replace(symbol, in: other, by: replacement, -formula.constant * factor)
    }
    mentions.base[Int(symbol)] = -1
    freeSymbols.append(symbol)
    note(formula.symbol.id)
  }

  private mutating func isIndependent(_ formula: Int32, of others: [Int32]) -> Bool {
    if others.count == 1 { return true }
    beginWalk()
    scratch.order.count = 0
    visitSources(of: formulas.base[Int(formula)].symbol.id)
    return others.allSatisfy { $0 == formula || formulas.base[Int($0)].mark != mark }
  }

  /// In a formula that names `symbol`, puts `constant + replacement` in its place.
  private mutating func replace(
    _ symbol: Int32, in index: Int32, by replacement: [Part], _ constant: Double
  ) {
    guard let position = part(of: symbol, in: index) else { return }
    let formula = formulas.base[Int(index)]
    let factor = parts.base[position].value
    var merged: [Part] = []
    for k in formula.parts where k != position { merged.append(parts.base[k]) }
    for part in replacement {
      let added = factor * part.value
      if let known = merged.firstIndex(where: { $0.symbol == part.symbol }) {
        merged[known].value += added
        if merged[known].value.magnitude <= Tolerance.cancellation * added.magnitude {
          merged.remove(at: known)
        }
      } else {
        merged.append(Part(symbol: part.symbol, value: added))
        mention(part.symbol, in: index)
      }
    }
    formulas.base[Int(index)].constant += factor * constant
    formulas.base[Int(index)].start = parts.count
    formulas.base[Int(index)].count = Int32(truncatingIfNeeded: merged.count)
    live.parts += merged.count - Int(formula.count)
    for part in merged { parts.append(part) }
    evaluate(index)
    note(formula.symbol.id)
  }
}

"""#),
ModelSourceFile("Tableau+Requests.swift", #"""
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

"""#),
ModelSourceFile("Tableau+Rows.swift", #"""
extension Tableau {
  /// Writes `row + factor * other` at `target` and returns the count. Parts that cancel are left
  /// out. With `linking`, columns new to the row get a link to it.
  @inline(__always)
  mutating func merge(
    _ row: UnsafePointer<Cell>, _ rowCount: Int, _ other: UnsafePointer<Cell>, _ otherCount: Int,
    factor: Double, into target: UnsafeMutablePointer<Cell>, linking index: Int32
  ) -> Int {
    var i = 0
    var count = 0
    for j in 0..<otherCount {
      let cell = other[j]
      while i < rowCount, row[i].column < cell.column {
        target[count] = row[i]
        count += 1
        i += 1
      }
      let added = factor * cell.value
      if i < rowCount, row[i].column == cell.column {
        let sum = row[i].value + added
        if sum.magnitude > Tolerance.cancellation * added.magnitude {
          target[count] = Cell(column: cell.column, value: sum)
          count += 1
        }
        i += 1
      } else {
        target[count] = Cell(column: cell.column, value: added)
        count += 1
        if index >= 0 { link(column: cell.column, to: index) }
      }
    }
    let rest = rowCount - i
    (target + count).update(from: row + i, count: rest)
    return count + rest
  }

  /// In `row`, which names the pivot column at `position`, writes what the pivot row says instead.
  @inline(__always)
  private mutating func substitute(
    _ pivot: Row, at pivotPosition: Int, in row: Int32, at position: Int
  ) {
    willChange(row: row)
    let record = rows.base + Int(row)
    let factor = cells.base[position].value
    record.pointee.constant += factor * pivot.constant
    note(record.pointee.symbol.id)
    if pivot.count == 1 {
      willChange(cell: position)
      cells.base[position].value = factor * cells.base[pivotPosition].value
      counters.work += 1
    } else {
      combine(pivot, factor: factor, in: row, at: position)
    }
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }
  }

  private mutating func combine(_ pivot: Row, factor: Double, in row: Int32, at position: Int) {
    let record = rows.base + Int(row)
    let oldCount = Int(record.pointee.count)
    counters.work += oldCount + Int(pivot.count)
    cells.reserve(oldCount + Int(pivot.count))
    let base = cells.base
    let target = base + cells.count
    // The pivot column now stands for another symbol: what was there does not add up.
    base[position].value = 0
    let count = merge(
      base + record.pointee.start, oldCount, base + pivot.start, Int(pivot.count), factor: factor,
      into: target, linking: row)
    base[position].value = factor
    record.pointee.count = Int32(truncatingIfNeeded: count)
    live.cells += count - oldCount
    if count <= oldCount, !journal.isRecording {
      (base + record.pointee.start).update(from: target, count: count)
    } else {
      record.pointee.start = cells.count
      cells.count += count
    }
  }

  /// Makes `row` and the column at `position` change places. `side` is where the column's symbol
  /// goes.
  mutating func pivot(_ index: Int32, at position: Int, to side: Side) {
    counters.pivots += 1
    let old = rows.base[Int(index)]
    let column = cells.base[position].column
    moveSlopes(old, at: position, to: side)

    willChange(row: index)
    willChange(column: column)
    let count = Int(old.count)
    let inverse = 1 / cells.base[position].value
    var start = old.start
    if journal.isRecording {
      cells.reserve(count)
      start = cells.count
      cells.count += count
    }
    let source = cells.base + old.start
    let target = cells.base + start
    for k in 0..<count {
      target[k] = Cell(column: source[k].column, value: -source[k].value * inverse)
    }
    let pivotPosition = start + position - old.start
    cells.base[pivotPosition].value = inverse

    let record = rows.base + Int(index)
    record.pointee.symbol = columns.base[Int(column)].symbol
    record.pointee.start = start
    record.pointee.constant = -old.constant * inverse
    record.pointee.side = side
    columns.base[Int(column)].symbol = old.symbol
    places.base[Int(record.pointee.symbol.id)] = .row(index)
    places.base[Int(old.symbol.id)] = .column(column)
    note(record.pointee.symbol.id)
    note(old.symbol.id)
    if record.pointee.isMisplaced { suspectRows.insert(record.pointee.symbol.id) }

    let pivot = record.pointee
    beginWalk()
    rows.base[Int(index)].mark = mark
    var link = columns.base[Int(column)].link
    while let found = nextRow(of: column, link: &link) {
      substitute(pivot, at: pivotPosition, in: found.row, at: found.position)
    }
  }
}

"""#),
ModelSourceFile("Tableau+Slopes.swift", #"""
/// Slopes of columns: how the sums of violations change along them.
extension Tableau {
  /// Adds `factor * vector` to the slope of `column`.
  mutating func addSlope(
    to column: Int32, _ vector: UnsafePointer<Weight>, _ count: Int, factor: Double
  ) {
    if count == 0 { return }
    willChange(column: column)
    let record = columns.base + Int(column)
    let oldCount = Int(record.pointee.weightCount)
    weights.reserve(oldCount + count)
    let old = weights.base + record.pointee.weightStart
    let target = weights.base + weights.count
    var written = 0
    var i = 0
    for j in 0..<count {
      let weight = vector[j]
      while i < oldCount, old[i].priority > weight.priority {
        target[written] = old[i]
        written += 1
        i += 1
      }
      var sum = factor * weight.value
      if i < oldCount, old[i].priority == weight.priority {
        sum += old[i].value
        i += 1
      }
      if sum.magnitude > Tolerance.slope * 0.01 {
        target[written] = Weight(priority: weight.priority, value: sum)
        written += 1
      }
    }
    while i < oldCount {
      target[written] = old[i]
      written += 1
      i += 1
    }
    record.pointee.weightCount = Int32(truncatingIfNeeded: written)
    live.weights += written - oldCount
    if written <= oldCount, !journal.isRecording {
      old.update(from: target, count: written)
    } else {
      record.pointee.weightStart = weights.count
      weights.count += written
    }
    suspect(column)
  }

  @inline(__always)
  mutating func suspect(_ column: Int32) {
    switch slopes {
    case .trusted: break
    case .suspected: suspectColumns.insert(columns.base[Int(column)].symbol.id)
    }
  }

  /// Adds `weight` times the row to the slopes: its symbol costs that much more.
  mutating func addSlopes(of row: Row, _ weight: Weight) {
    withUnsafePointer(to: weight) { vector in
      for position in row.cells {
        let cell = cells.base[position]
        addSlope(to: cell.column, vector, 1, factor: cell.value)
      }
    }
  }

  /// Moves the slopes to the basis in which `row` and the column at `position` have changed places.
  mutating func moveSlopes(_ row: Row, at position: Int, to side: Side) {
    let pivot = cells.base[position]
    let inverse = 1 / pivot.value
    // The column's slope with its symbol's own cost on the side it goes to is spread over the rest.
    scratch.candidate.count = 0
    let record = columns.base[Int(pivot.column)]
    scratch.candidate.reserve(Int(record.weightCount) + 1)
    let vector = scratch.candidate.base
    let direction: Double = side == .above ? 1 : -1
    let count = writeReducedCost(
      of: record, direction: direction, scale: direction, into: vector)
    if record.weightCount > 0 {
      willChange(column: pivot.column)
      live.weights -= Int(record.weightCount)
      columns.base[Int(pivot.column)].weightCount = 0
    }
    if count > 0 {
      for k in row.cells where k != position {
        let cell = cells.base[k]
        addSlope(to: cell.column, vector, count, factor: -cell.value * inverse)
      }
      addSlope(to: pivot.column, vector, count, factor: inverse)
    }
    if let own = row.slope {
      withUnsafePointer(to: own) { addSlope(to: pivot.column, $0, 1, factor: -1) }
    }
    switch slopes {
    case .trusted: break
    case .suspected: suspectColumns.insert(row.symbol.id)
    }
  }

  /// Writes what moving a column's symbol by one towards `direction` (1 or -1) costs, its own cost
  /// included, times `scale`, and returns the count: at most one more than the column has weights.
  /// A wall counts as no cost.
  @inline(__always)
  func writeReducedCost(
    of column: Column, direction: Double, scale: Double, into target: UnsafeMutablePointer<Weight>
  ) -> Int {
    let own = column.symbol.slope(on: direction > 0 ? .above : .below)?.priority ?? 0
    var count = 0
    var isOwnWritten = own == 0
    for k in 0..<Int(column.weightCount) {
      let weight = weights.base[column.weightStart + k]
      var value = direction * weight.value
      if !isOwnWritten, own >= weight.priority {
        isOwnWritten = true
        if own == weight.priority {
          value += 1
        } else {
          target[count] = Weight(priority: own, value: scale)
          count += 1
        }
      }
      if value.magnitude > Tolerance.slope {
        target[count] = Weight(priority: weight.priority, value: value * scale)
        count += 1
      }
    }
    if !isOwnWritten {
      target[count] = Weight(priority: own, value: scale)
      count += 1
    }
    return count
  }

  /// Writes the reduced cost into `scratch.candidate`.
  @inline(__always)
  mutating func weigh(_ column: Column, direction: Double, scale: Double) {
    scratch.candidate.count = 0
    scratch.candidate.reserve(Int(column.weightCount) + 1)
    scratch.candidate.count = writeReducedCost(
      of: column, direction: direction, scale: scale, into: scratch.candidate.base)
  }

  /// How `scratch.candidate` compares with `scratch.best`, priority by priority.
  func compareCandidate() -> Comparison {
    let a = scratch.candidate.base
    let b = scratch.best.base
    var i = 0
    var j = 0
    while i < scratch.candidate.count || j < scratch.best.count {
      let left = i < scratch.candidate.count ? a[i] : Weight(priority: 0, value: 0)
      let right = j < scratch.best.count ? b[j] : Weight(priority: 0, value: 0)
      let x = left.priority >= right.priority ? left.value : 0
      let y = right.priority >= left.priority ? right.value : 0
      if left.priority >= right.priority { i += 1 }
      if right.priority >= left.priority { j += 1 }
      if (x - y).magnitude > Tolerance.slope * max(1, x.magnitude) { return x < y ? .less : .more }
    }
    return .equal
  }

  enum Comparison { case less, equal, more }
}

"""#),
ModelSourceFile("Tableau.swift", #"""
/// The simplex tableau, with the easy part of the work kept out of it.
///
/// Every constraint has one symbol, its left side minus its constant, and every symbol has two
/// costs: of being below zero and of being above. A required side is a wall. Nothing else tells
/// constraints and variables apart, so that relations, priorities and the sign of a variable are
/// all the same thing here. A symbol stands at one of three places:
/// - a **column**: it is zero;
/// - a **row**: it has costs, and its value follows from columns. Rows are the tableau. A pivot
///   makes a row and a column change places;
/// - a **formula**: it is free, and its value follows from other symbols wherever they stand. A
///   formula is written once and no pivot touches it, so that a long chain of views costs what its
///   length is, and not the square of that.
///
/// There are as many columns as variables, and as many rows and formulas as active constraints.
///
/// Invariants between operations:
/// - every row's constant is on the side the row counts;
/// - a column's slope is not below minus its symbol's `above` and not above its `below` cost,
///   compared priority by priority: moving it makes nothing better. That is the optimum;
/// - no row names a free column; no formula depends on itself.
///
/// Rows, columns and formulas are sparse and every step follows them, so that an operation costs
/// what the connected component it touches costs, whatever else is in the solver.
struct Tableau: ~Copyable {
  var rows = Arena<Row>(capacity: 32)
  var columns = Arena<Column>(capacity: 64)
  var cells = Arena<Cell>(capacity: 256)
  var links = Arena<Link>(capacity: 256)
  var weights = Arena<Weight>(capacity: 64)

  var formulas = Arena<Formula>(capacity: 32)
  var parts = Arena<Part>(capacity: 128)
  /// By symbol: the first link to a formula that may name it, or -1.
  var mentions = Arena<Int32>(capacity: 128)
  var mentionLinks = Arena<Link>(capacity: 128)

  /// By symbol.
  var places = Arena<Place>(capacity: 128)
  /// The symbols of the variables.
  var variables = Arena<Int32>(capacity: 64)
  var definitions = Arena<Definition>(capacity: 64)
  /// The left sides of the definitions. The symbols are indices of variables here.
  var terms = Arena<Part>(capacity: 128)

  /// What can be used again.
  var freeSymbols = Arena<Int32>(capacity: 8)
  var freeRows = Arena<Int32>(capacity: 8)
  var freeFormulas = Arena<Int32>(capacity: 8)
  /// Constraints that wait for the end of the batch.
  var pending = Arena<Int32>(capacity: 8)
  /// Formulas wait for the end of the batch too.
  var isBatching = false
  var groups = Groups()

  /// How much of the arenas is in use; the rest is stale.
  var live = Live()

  /// Symbols of rows that may be misplaced, of columns whose slope may be out of bounds, and with
  /// another value than their formulas were worked out with.
  var suspectRows = MinHeap()
  var suspectColumns = MinHeap()
  var changed = Arena<Int32>(capacity: 32)
  var slopes = SlopeTracking.trusted
  var mark: Int32 = 0

  var journal = Journal()
  var scratch = Scratch()
  var counters = Counters()

  struct Live {
    var cells = 0
    var weights = 0
    var parts = 0
    var terms = 0
  }

  init() {}

  init(copying other: borrowing Tableau) {
    rows = other.rows.copy()
    columns = other.columns.copy()
    cells = other.cells.copy()
    links = other.links.copy()
    weights = other.weights.copy()
    formulas = other.formulas.copy()
    parts = other.parts.copy()
    mentions = other.mentions.copy()
    mentionLinks = other.mentionLinks.copy()
    places = other.places.copy()
    variables = other.variables.copy()
    definitions = other.definitions.copy()
    terms = other.terms.copy()
    freeSymbols = other.freeSymbols.copy()
    freeRows = other.freeRows.copy()
    freeFormulas = other.freeFormulas.copy()
    pending = other.pending.copy()
    isBatching = other.isBatching
    groups = other.groups.copy()
    live = other.live
    changed = other.changed.copy()
    mark = other.mark
    counters = other.counters
  }

  @inline(__always)
  func place(of symbol: Int32) -> Place { places.base[Int(symbol)] }

  @inline(__always)
  func row(of symbol: Int32) -> Int32? {
    if case .row(let row) = places.base[Int(symbol)] { row } else { nil }
  }

  func symbol(_ id: Int32) -> Symbol {
    switch place(of: id) {
    case .row(let row): rows.base[Int(row)].symbol
    case .column(let column): columns.base[Int(column)].symbol
    case .formula(let formula): formulas.base[Int(formula)].symbol
    }
  }

  @inline(__always)
  func value(of symbol: Int32) -> Double {
    switch place(of: symbol) {
    case .row(let row): rows.base[Int(row)].constant
    case .column: 0
    case .formula(let formula): formulas.base[Int(formula)].value
    }
  }

  /// Starts a walk: rows and formulas that have the mark were met. One walk at a time.
  @inline(__always)
  mutating func beginWalk() {
    if mark == Int32.max {
      mark = 0
      for row in 0..<rows.count { rows.base[row].mark = 0 }
      for formula in 0..<formulas.count { formulas.base[formula].mark = 0 }
    }
    mark += 1
  }
}

/// How an operation on the tableau ended.
enum Outcome {
  case solved
  /// The symbol of this row cannot get to its side of zero.
  case infeasible(row: Int32)
  /// It took more steps than it may.
  case exhausted
}

/// Whether a change of slopes may have spoiled the optimum.
enum SlopeTracking {
  /// The steps taken keep every slope in bounds.
  case trusted
  /// Touched columns have to be looked at.
  case suspected
}

/// Below these amounts a number is taken as zero.
enum Tolerance {
  /// Of a row's constant, in the unit of the constraints' constants.
  static let constant = 1e-9
  /// Of a slope.
  static let slope = 1e-9
  /// Of a sum, against its parts.
  static let cancellation = 1e-9
  /// Of a constraint's distance from where it should be, against its parts.
  static let residual = 1e-11
  /// Of a cell to pivot on.
  static let pivot = 1e-7
}

"""#),
ModelSourceFile("Term.swift", #"""
/// A variable times a coefficient, a part of a constraint's left side.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

"""#),
ModelSourceFile("Variable.swift", #"""
/// Names an unknown of a solver. Indices are dense: the first variable is 0, the next one 1.
public struct Variable: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// The values a variable may take whatever constraints there are.
public enum VariableSign: Hashable, Sendable {
  /// Any number: positions.
  case free
  /// Zero and up: widths and heights. Costs no constraint.
  case nonNegative
}

"""#),
  ]
}
