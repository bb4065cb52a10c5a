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
