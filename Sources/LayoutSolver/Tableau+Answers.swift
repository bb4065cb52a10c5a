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
