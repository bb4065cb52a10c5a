/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  let site: SourceSite

  func constraints(_ format: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var items: [any LayoutItem] = []
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      let item = try item(named: name)
      items.append(item)
      for predicate in predicates { result.append(try size(of: item, format.axis, predicate)) }
    }
    for (index, connection) in format.connections.enumerated() {
      let (before, after) = (format.elements[index], format.elements[index + 1])
      result += try distances(connection, before, after, format.axis, items)
    }
    if let first = items.first {
      for attribute in options.alignments {
        for other in items.dropFirst() {
          result.append(
            make(ConstraintTerm(first, attribute), .equal, ConstraintTerm(other, attribute)))
        }
      }
    }
    return result
  }

  private func item(named name: String) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormatError(reason: "\(name) is not a key in the views dictionary")
    }
    return item
  }

  // MARK: Lengths

  private func size(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    let first = ConstraintTerm(item, attribute)
    let constraint: NSLayoutConstraint
    if case .name(let name, let multiplier, let constant) = predicate.value,
      let other = views[name] as? any LayoutItem
    {
      constraint = make(
        first, predicate.relation, ConstraintTerm(other, attribute), CGFloat(multiplier),
        CGFloat(constant))
    } else {
      constraint = make(first, predicate.relation, nil, 1, try number(predicate.value))
    }
    try setPriority(of: constraint, predicate.priority)
    return constraint
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name, let multiplier, let constant):
      guard let metric = metrics[name], let number = Self.number(metric) else {
        throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary")
      }
      return number * CGFloat(multiplier) + CGFloat(constant)
    }
  }

  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func setPriority(
    of constraint: NSLayoutConstraint, _ priority: VisualFormat.Value?
  ) throws(VisualFormatError) {
    guard let priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  // MARK: Distances

  private func distances(
    _ connection: VisualFormat.Connection, _ before: VisualFormat.Element,
    _ after: VisualFormat.Element, _ axis: NSLayoutConstraint.Axis, _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let usesMargins =
      connection == .standard && (before == .superview || after == .superview)
    let end = try line(before, .end, axis, items, usesMargins ? .margin : .edge)
    let start = try line(after, .start, axis, items, usesMargins ? .margin : .edge)
    switch connection {
    case .flush: return [separate(end, start, axis, .equal, 0)]
    case .standard:
      return [separate(end, start, axis, .equal, usesMargins ? 0 : SystemSpacing.betweenSiblings)]
    case .distances(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let distance = try number(predicate.value)
        let constraint = separate(end, start, axis, predicate.relation, distance)
        try setPriority(of: constraint, predicate.priority)
        result.append(constraint)
      }
      return result
    }
  }

  private enum Side {
    case start
    case end
  }

  private enum Edge {
    case edge
    case margin
  }

  /// The line of an element that faces its neighbour. The superview is faced from inside.
  private func line(
    _ element: VisualFormat.Element, _ side: Side, _ axis: NSLayoutConstraint.Axis,
    _ items: [any LayoutItem], _ edge: Edge
  ) throws(VisualFormatError) -> ConstraintTerm {
    switch element {
    case .view(let name, _):
      return ConstraintTerm(try item(named: name), attribute(axis, side, .edge, at: .between))
    case .superview:
      guard let view = items.first?.hierarchyView else {
        throw VisualFormatError(reason: "the first view is not in a hierarchy")
      }
      let superview = items.first is UIView ? view.superview : view
      guard let superview else {
        throw VisualFormatError(reason: "the first view has no superview")
      }
      let inner: Side = side == .end ? .start : .end
      return ConstraintTerm(superview, attribute(axis, inner, edge, at: .superview))
    }
  }

  private enum Place {
    case between
    case superview
  }

  private func attribute(
    _ axis: NSLayoutConstraint.Axis, _ side: Side, _ edge: Edge, at place: Place
  ) -> Attribute {
    let isStart = side == .start
    switch (axis, edge) {
    case (.vertical, .margin): return isStart ? .topMargin : .bottomMargin
    case (.vertical, .edge):
      guard options.contains(.spacingBaselineToBaseline), place == .between else {
        return isStart ? .top : .bottom
      }
      return isStart ? .firstBaseline : .lastBaseline
    case (.horizontal, .edge):
      if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
      if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
      return isStart ? .leading : .trailing
    case (.horizontal, .margin):
      if options.contains(.directionRightToLeft) { return isStart ? .rightMargin : .leftMargin }
      if options.contains(.directionLeftToRight) { return isStart ? .leftMargin : .rightMargin }
      return isStart ? .leadingMargin : .trailingMargin
    }
  }

  /// `start` comes `distance` after `end`, counted the way the format runs.
  private func separate(
    _ end: ConstraintTerm, _ start: ConstraintTerm, _ axis: NSLayoutConstraint.Axis,
    _ relation: NSLayoutConstraint.Relation, _ distance: CGFloat
  ) -> NSLayoutConstraint {
    if axis == .horizontal, options.contains(.directionRightToLeft) {
      return make(end, relation, start, 1, distance)
    }
    return make(start, relation, end, 1, distance)
  }

  private func make(
    _ first: ConstraintTerm, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintTerm?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, site: site)
  }
}
