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
