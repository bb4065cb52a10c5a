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
