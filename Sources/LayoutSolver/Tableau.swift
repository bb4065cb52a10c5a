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
