/// The optimal face around a tableau's solution, as far as one variable can move on it: a small
/// linear program over symbols that may leave zero without making anything worse.
///
/// A solution is optimal exactly if every symbol with a slope out of its bounds' inside stays at
/// zero and every row stays on its side, so the ends found here are exact.
struct Face {
  /// One line a row: coefficients of the movable symbols, all of which are at least zero.
  private var coefficients: [[Double]] = []
  /// Distance of each row from the zero it must not cross.
  private var distances: [Double] = []
  private var objective: [Double] = []
  private var offset = 0.0
  /// Labels that order the columns and rows, for Bland's rule.
  private var columnLabels: [Int] = []
  private var rowLabels: [Int] = []
  private var isUnbounded = false

  /// Takes the part of the tableau that `variable` (a symbol) depends on.
  init(of variable: Int32, in tableau: borrowing Tableau) {
    var start: [Cell] = [Cell(symbol: variable, value: 1)]
    let own = tableau.symbols.base[Int(variable)].row
    if own >= 0 {
      let row = tableau.rows.base[Int(own)]
      offset = row.constant
      start = (0..<Int(row.count)).map { tableau.cells.base[row.start + $0] }
    }
    var columnOf: [Int32: Int] = [:]
    var directions: [Double] = []
    var symbols: [Int32] = []
    var seen: Set<Int32> = []
    func admit(_ symbol: Int32) -> Int? {
      if let known = columnOf[symbol] { return known }
      guard let direction = tableau.looseDirection(of: symbol) else { return nil }
      columnOf[symbol] = symbols.count
      symbols.append(symbol)
      directions.append(direction)
      return symbols.count - 1
    }
    for cell in start {
      if tableau.symbols.base[Int(cell.symbol)].isFree { isUnbounded = true }
      _ = admit(cell.symbol)
    }
    if isUnbounded || symbols.isEmpty { return }
    // Rows reached from the columns, columns reached from the rows.
    var rowIndices: [Int32] = []
    var next = 0
    while next < symbols.count {
      tableau.forEachRow(of: symbols[next]) { row in
        let record = tableau.rows.base[Int(row)]
        if tableau.symbols.base[Int(record.symbol)].isFree || !seen.insert(row).inserted { return }
        rowIndices.append(row)
        for offset in 0..<Int(record.count) {
          _ = admit(tableau.cells.base[record.start + offset].symbol)
        }
      }
      next += 1
    }
    columnLabels = symbols.map { Int($0) }
    for index in rowIndices {
      let row = tableau.rows.base[Int(index)]
      // A fixed symbol's row is two: it may cross neither way.
      let sides: [Double] =
        tableau.symbols.base[Int(row.symbol)].isFixed ? [1, -1] : [row.side == .below ? -1 : 1]
      for (copy, side) in sides.enumerated() {
        var line = [Double](repeating: 0, count: symbols.count)
        for offset in 0..<Int(row.count) {
          let cell = tableau.cells.base[row.start + offset]
          if let column = columnOf[cell.symbol] {
            line[column] = side * cell.value * directions[column]
          }
        }
        coefficients.append(line)
        distances.append(max(0, side * row.constant))
        rowLabels.append(Int(row.symbol) + copy * tableau.symbols.count)
      }
    }
    objective = [Double](repeating: 0, count: symbols.count)
    for cell in start {
      if let column = columnOf[cell.symbol] { objective[column] = cell.value * directions[column] }
    }
  }

  /// The lowest and the highest value on the face.
  func range() -> (low: Double, high: Double) {
    if isUnbounded { return (-.infinity, .infinity) }
    if objective.isEmpty { return (offset + 0.0, offset + 0.0) }
    var down = self
    down.objective = objective.map { -$0 }
    down.offset = -offset
    var up = self
    let low = -down.maximise()
    let high = up.maximise()
    return (min(low, offset) + 0.0, max(high, offset) + 0.0)
  }

  private mutating func maximise() -> Double {
    // Bland's rule cannot cycle; the bound is for rounding.
    for _ in 0..<100_000 {
      var entering = -1
      for column in objective.indices where objective[column] > 1e-9 {
        if entering < 0 || columnLabels[column] < columnLabels[entering] { entering = column }
      }
      if entering < 0 { return offset }
      var leaving = -1
      var shortest = Double.infinity
      for row in coefficients.indices where coefficients[row][entering] < -1e-9 {
        let distance = distances[row] / -coefficients[row][entering]
        if distance < shortest
          || (distance == shortest && rowLabels[row] < rowLabels[leaving])
        {
          shortest = distance
          leaving = row
        }
      }
      if leaving < 0 { return .infinity }
      exchange(row: leaving, column: entering)
    }
    return offset
  }

  private mutating func exchange(row: Int, column: Int) {
    let pivot = coefficients[row][column]
    var line = coefficients[row].map { -$0 / pivot }
    line[column] = 1 / pivot
    let distance = -distances[row] / pivot
    coefficients[row] = line
    distances[row] = distance
    for other in coefficients.indices where other != row {
      let factor = coefficients[other][column]
      if factor == 0 { continue }
      for k in line.indices where k != column { coefficients[other][k] += factor * line[k] }
      coefficients[other][column] = factor * line[column]
      distances[other] = max(0, distances[other] + factor * distance)
    }
    let factor = objective[column]
    for k in line.indices where k != column { objective[k] += factor * line[k] }
    objective[column] = factor * line[column]
    offset += factor * distance
    swap(&columnLabels[column], &rowLabels[row])
  }
}

extension Tableau {
  /// The way a symbol without a row may leave zero at no cost: 1, -1, or nil for neither.
  func looseDirection(of symbol: Int32) -> Double? {
    let record = symbols.base[Int(symbol)]
    for direction in [1.0, -1.0] {
      let own = direction > 0 ? record.above : record.below
      if own == Cost.wall { continue }
      var cost = Arena<Weight>(capacity: Int(record.weightCount) + 1)
      cost.count = writeReducedCost(of: symbol, direction: direction, scale: 1, into: cost.base)
      if cost.count == 0 || cost.base[0].value < 0 { return direction }
    }
    return nil
  }

  /// Calls `body` with every row that may hold the symbol; a row may come twice.
  func forEachRow(of symbol: Int32, _ body: (Int32) -> Void) {
    var walk = symbols.base[Int(symbol)].column
    while walk >= 0 {
      let link = links.base[Int(walk)]
      walk = link.next
      if rows.base[Int(link.row)].symbol >= 0, position(of: symbol, in: link.row) >= 0 {
        body(link.row)
      }
    }
  }
}
