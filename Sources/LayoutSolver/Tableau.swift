/// The simplex tableau: basic symbols as rows over the symbols that are zero.
///
/// Every constraint has one symbol, its left side minus its constant, with a cost for being below
/// and above zero; a required side is a wall. Nothing else tells constraints apart, so priorities,
/// relations and the sign of a variable are all the same thing here: two costs at zero.
///
/// Invariants between operations:
/// - no row names a symbol that has a row; the cells of a row are sorted by symbol;
/// - every row's constant is on the side the row counts;
/// - a symbol without a row has a slope between minus its `above` and its `below` cost, compared
///   priority by priority: nothing gets better by moving it. That is the optimum;
/// - a row with costs names no free symbol.
///
/// Rows and columns are both sparse and every step follows them, so what an operation costs depends
/// on the connected component it touches and not on the others.
struct Tableau: ~Copyable {
  var symbols = Arena<Symbol>(capacity: 64)
  var rows = Arena<Row>(capacity: 64)
  var cells = Arena<Cell>(capacity: 512)
  var links = Arena<Link>(capacity: 512)
  var weights = Arena<Weight>(capacity: 64)
  var variables = Arena<Int32>(capacity: 32)
  var definitions = Arena<Definition>(capacity: 64)
  var terms = Arena<Cell>(capacity: 128)

  /// Slots to use again.
  var freeSymbols = Arena<Int32>(capacity: 8)
  var freeRows = Arena<Int32>(capacity: 8)
  var freeLink: Int32 = -1

  /// How many cells, links and weights are in use; the rest of their arenas is stale.
  var liveCells = 0
  var liveWeights = 0
  var liveTerms = 0
  var liveLinks = 0

  /// Rows whose constant may be on the wrong side, symbols whose slope may be out of bounds.
  var suspectRows = MinHeap()
  var suspectSymbols = MinHeap()
  var slopes = SlopeTracking.trusted
  var mark: Int32 = 0

  var journal = Journal()
  var scratch = Scratch()

  /// Steps one operation may take before it gives up.
  var stepLimit = 0
  var counters = Counters()

  init() {}

  init(copying other: borrowing Tableau) {
    symbols = other.symbols.copy()
    rows = other.rows.copy()
    cells = other.cells.copy()
    links = other.links.copy()
    weights = other.weights.copy()
    variables = other.variables.copy()
    definitions = other.definitions.copy()
    terms = other.terms.copy()
    freeSymbols = other.freeSymbols.copy()
    freeRows = other.freeRows.copy()
    freeLink = other.freeLink
    liveCells = other.liveCells
    liveWeights = other.liveWeights
    liveTerms = other.liveTerms
    liveLinks = other.liveLinks
    mark = other.mark
    stepLimit = other.stepLimit
    counters = other.counters
  }

  /// What the solver has done, for tests and measurements.
  struct Counters {
    var pivots = 0
    var flips = 0
    var shifts = 0
    var exhausted = 0
  }
}

/// How an operation on the tableau ended.
enum Outcome {
  case solved
  /// The symbol of this row cannot get to its side of zero.
  case infeasible(row: Int32)
  case exhausted
}

/// Whether a change of slopes may have spoiled the optimum.
enum SlopeTracking {
  /// The steps taken keep every slope in bounds.
  case trusted
  /// Touched symbols have to be looked at.
  case suspected
}

/// Below these amounts a number is taken as zero.
enum Tolerance {
  /// Of a row's constant, in the unit of the constraints' constants.
  static let constant = 1e-9
  /// Of a slope.
  static let slope = 1e-9
  /// Of a sum, against the larger of its parts.
  static let cancellation = 1e-11
}
