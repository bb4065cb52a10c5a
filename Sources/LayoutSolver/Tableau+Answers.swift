extension Tableau {
  func value(of variable: Int32) -> Double {
    guard variable >= 0, Int(variable) < variables.count else { return 0 }
    let row = symbols.base[Int(variables.base[Int(variable)])].row
    // Adding zero turns a negative zero into a positive one.
    return row < 0 ? 0 : rows.base[Int(row)].constant + 0.0
  }

  func range(of variable: Int32) -> (low: Double, high: Double) {
    guard variable >= 0, Int(variable) < variables.count else { return (0, 0) }
    return Face(of: variables.base[Int(variable)], in: self).range()
  }

  func violation(of constraint: Int32) -> Double {
    guard constraint >= 0, Int(constraint) < definitions.count else { return 0 }
    guard case .active(let symbol) = definitions.base[Int(constraint)].state else { return 0 }
    let record = symbols.base[Int(symbol)]
    if record.row < 0 { return 0 }
    let excess = rows.base[Int(record.row)].constant
    if excess.magnitude <= Tolerance.constant { return 0 }
    return (excess > 0 ? record.above : record.below) == 0 ? 0 : excess.magnitude
  }

  func constraintsFixing(_ variable: Int32) -> [Int32] {
    guard variable >= 0, Int(variable) < variables.count else { return [] }
    let symbol = variables.base[Int(variable)]
    let row = symbols.base[Int(symbol)].row
    var found: Set<Int32> = []
    if row >= 0 {
      found.formUnion(constraints(of: row))
      let record = rows.base[Int(row)]
      for position in record.start..<record.start + Int(record.count) {
        let other = cells.base[position].symbol
        if symbols.base[Int(other)].constraint < 0 { found.formUnion(constraintsPressing(other)) }
      }
    } else {
      found.formUnion(constraintsPressing(symbol))
    }
    return found.sorted()
  }

  /// The violated constraints that hold a variable at zero.
  private func constraintsPressing(_ symbol: Int32) -> [Int32] {
    if symbols.base[Int(symbol)].weightCount == 0 { return [] }
    var found: [Int32] = []
    forEachRow(of: symbol) { row in
      let record = rows.base[Int(row)]
      let constraint = symbols.base[Int(record.symbol)].constraint
      if constraint >= 0, slope(of: record.symbol, on: record.side) != nil {
        found.append(constraint)
      }
    }
    return found
  }
}
