internal import LayoutSolver

extension LayoutProblem {
  /// A row in the solver's terms, and whether insets are part of it; nil if its items are gone.
  func lower(_ source: RowSource) -> (row: LinearRow, usesInsets: Bool)? {
    switch source {
    case .root(let view, let axis):
      return (lowerRoot(view.item, axis), false)
    case .fitting(let view, let axis, let target, let priority):
      guard priority.isLegal, target.isFinite else { return nil }
      var row = LinearRow(constant: Double(target), priority: priority.rawValue)
      row.add(frameExtents(of: view.item)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
      return (row, false)
    case .autoresizing(let view, let axis, let part):
      return (lowerAutoresizing(view.item, axis, part), false)
    case .intrinsic(let view, let axis, let resistance):
      return (lowerIntrinsic(view.item, axis, resistance), false)
    case .content(let scroll, let axis):
      return (lowerContent(scroll.item, axis), false)
    case .container(let row):
      return lowerContainer(row)
    case .constraint(let constraint):
      return lowerConstraint(constraint)
    }
  }

  private func lowerRoot(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearRow {
    let size = view.geometry.exact.size
    var row = LinearRow(constant: Double(axis == .horizontal ? size.width : size.height))
    row.add(frameExtents(of: view)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
    return row
  }

  private func lowerAutoresizing(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowSource.Part
  ) -> LinearRow {
    let kept = view.geometry.reference[axis]
    let share = kept.shares(view.geometry.mask.flexible(axis))
    let frame = frameExtents(of: view)[axis]
    var row = LinearRow()
    guard let parent = view.parent else { return row }
    let outer = frameExtents(of: parent)[axis]
    switch part {
    case .start:
      row.constant = kept.start - share.start * kept.total
      row.add(frame, startFactor: 1, lengthFactor: 0, coefficient: 1)
      row.add(outer, startFactor: 1, lengthFactor: 0, coefficient: -1)
      row.add(outer, startFactor: 0, lengthFactor: 1, coefficient: -share.start)
    case .length:
      row.constant = kept.length - share.length * kept.total
      row.add(frame, startFactor: 0, lengthFactor: 1, coefficient: 1)
      row.add(outer, startFactor: 0, lengthFactor: 1, coefficient: -share.length)
    }
    return row
  }

  private func lowerIntrinsic(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ resistance: RowSource.Resistance
  ) -> LinearRow {
    let size = contentSize(of: view)
    let length = axis == .horizontal ? size.width : size.height
    var row = LinearRow(constant: Double(max(0, length)))
    row.add(alignmentExtents(of: view)[axis], startFactor: 0, lengthFactor: 1, coefficient: 1)
    let state = view.constraintState
    switch resistance {
    case .both:
      row.priority = state.hugging[axis].rawValue
    case .hugging:
      row.relation = .lessOrEqual
      row.priority = state.hugging[axis].rawValue
    case .compression:
      row.relation = .greaterOrEqual
      row.priority = state.compressionResistance[axis].rawValue
    }
    return row
  }

  private func lowerContent(_ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> LinearRow {
    let origin = scroll.geometry.bounds.origin
    var row = LinearRow(constant: -Double(axis == .horizontal ? origin.x : origin.y))
    let empty = ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent())
    let content = extents[ObjectIdentifier(scroll.contentGuide)] ?? empty
    row.add(content[axis], startFactor: 1, lengthFactor: 0, coefficient: 1)
    row.add(frameExtents(of: scroll)[axis], startFactor: 1, lengthFactor: 0, coefficient: -1)
    return row
  }

  private func lowerContainer(_ source: ContainerRow) -> (row: LinearRow, usesInsets: Bool) {
    var row = LinearRow(
      relation: source.relation.solverRelation, constant: source.constant,
      priority: source.priority)
    var usesInsets = false
    for part in source.parts {
      let used = add(
        part.item, part.attribute, coefficient: part.coefficient, facing: nil, to: &row)
      usesInsets = usesInsets || used
    }
    return (row, usesInsets)
  }

  /// Adds an attribute of an item to the left side of a row.
  /// - Returns: whether insets are part of it.
  func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, coefficient: Double,
    facing other: UIView?, to row: inout LinearRow
  ) -> Bool {
    guard let axis = attribute.axis else { return false }
    var item = item
    var baseline = 0.0
    if attribute == .firstBaseline, let view = item as? UIView {
      let text = view.forFirstBaselineLayout
      item = text
      baseline = Double(text.firstBaselineOffset)
    } else if attribute == .lastBaseline, let view = item as? UIView {
      let text = view.forLastBaselineLayout
      item = text
      baseline = -Double(text.lastBaselineOffset)
    }
    let (extents, usesInsets) = extents(of: item, attribute, facing: other)
    let (start, length) = attribute.factors
    row.add(extents[axis], startFactor: start, lengthFactor: length, coefficient: coefficient)
    row.constant -= coefficient * baseline
    return usesInsets
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as a sum of the start and the length of its rectangle.
  var factors: (start: Double, length: Double) {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: (1, 0)
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
      (1, 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: (1, 0.5)
    case .width, .height: (0, 1)
    case .notAnAttribute: (0, 0)
    }
  }
}
