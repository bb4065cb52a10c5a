/// A symbol with its factor: a part of a row.
struct Cell: BitwiseCopyable {
  var symbol: Int32
  var value: Double
}

/// How fast the violations of one priority grow along a symbol.
struct Weight: BitwiseCopyable {
  var priority: Float
  var value: Double
}

/// Column entry: a row that may hold the symbol, and the entry after it (-1: none).
struct Link: BitwiseCopyable {
  var row: Int32
  var next: Int32
}

/// What leaving zero costs a symbol on one side: nothing (0), a violation at this priority, or it
/// is forbidden (`wall`). A constraint's symbol is its left side minus its constant.
typealias Cost = Float

extension Cost {
  static var wall: Float { 1000 }
}

struct Symbol: BitwiseCopyable {
  /// The cost of being negative and of being positive.
  var below: Cost
  var above: Cost
  /// The row that defines it, or -1: then its value is zero.
  var row: Int32 = -1
  /// The first link of its column, or -1.
  var column: Int32 = -1
  /// The slope of the violations along it while it is in no row: highest priority first.
  var weightStart = 0
  var weightCount: Int32 = 0
  /// The constraint whose symbol it is, or -1 for a variable.
  var constraint: Int32

  @inline(__always) var isFree: Bool { below == 0 && above == 0 }
  @inline(__always) var isFixed: Bool { below == Cost.wall && above == Cost.wall }
}

/// Which of a symbol's two costs a row counts.
enum Side: Int8, BitwiseCopyable {
  case below
  case above
  /// Neither: an equality that was not placed yet.
  case undecided
}

/// `symbol = constant + cells`.
struct Row: BitwiseCopyable {
  /// The symbol it defines, or -1: the row is not in use.
  var symbol: Int32
  var count: Int32 = 0
  var start = 0
  var constant: Double = 0
  var side: Side = .above
  /// The last walk along a column that met this row.
  var mark: Int32 = 0
}

/// A constraint as it was given: terms by symbol, each symbol once.
struct Definition: BitwiseCopyable {
  var relation: Relation
  /// Effective: within 1...1000.
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
}
