/// The rows a stack view makes, under the names they have in UIKit's logs.
///
/// Positions run from left to right and from top to bottom; a row of views in a right-to-left
/// interface is turned over before anything else.
@MainActor
struct StackRows {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let main: Lines
  private let cross: Lines
  /// Views that show, in the order of positions.
  private let visible: [UIView]
  /// The distance after each view that shows, but the last.
  private let gaps: [Double]
  /// Whether the first view is the rightmost.
  private let isTurned: Bool

  /// The attributes of one axis.
  private struct Lines {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let length: Attribute
    /// Those of the stack itself, which may be its margins.
    let canvasStart: Attribute
    let canvasEnd: Attribute
    let canvasCenter: Attribute
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    main = Self.lines(of: stack, stack.axis)
    cross = Self.lines(of: stack, stack.axis.crossing)
    let shown = stack.arranged.filter { !$0.isHidden }
    let distances = shown.dropLast().map { Double(stack.spacing(after: $0)) }
    isTurned =
      stack.axis == .horizontal
      && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    visible = isTurned ? shown.reversed() : shown
    gaps = isTurned ? distances.reversed() : distances
  }

  private static func lines(of stack: UIStackView, _ axis: NSLayoutConstraint.Axis) -> Lines {
    let usesMargins = stack.isLayoutMarginsRelativeArrangement
    switch axis {
    case .horizontal:
      return Lines(
        start: .left, end: .right, center: .centerX, length: .width,
        canvasStart: usesMargins ? .leftMargin : .left,
        canvasEnd: usesMargins ? .rightMargin : .right,
        canvasCenter: usesMargins ? .centerXWithinMargins : .centerX)
    case .vertical:
      return Lines(
        start: .top, end: .bottom, center: .centerY, length: .height,
        canvasStart: usesMargins ? .topMargin : .top,
        canvasEnd: usesMargins ? .bottomMargin : .bottom,
        canvasCenter: usesMargins ? .centerYWithinMargins : .centerY)
    }
  }

  func rows() -> [ContainerRow] {
    guard !stack.arranged.isEmpty else { return [] }
    return hiddenRows() + alongRows() + acrossRows()
  }

  // MARK: Along the axis

  private func alongRows() -> [ContainerRow] {
    guard let first = visible.first, let last = visible.last else {
      return [fit(main, "UISV-canvas-fitting", 49), fit(cross, "UISV-canvas-fitting", 49)]
    }
    var rows = [
      row("UISV-canvas-connection", (first, main.start), .equal, (stack, main.canvasStart)),
      row("UISV-canvas-connection", (last, main.end), .equal, (stack, main.canvasEnd)),
    ]
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, gap) in gaps.enumerated() {
      rows.append(spacing(after: index, isLoose ? .greaterThanOrEqual : .equal, gap))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        rows.append(row("UISV-fill-equally", (view, main.length), .equal, (first, main.length)))
      }
    case .fillProportionally: rows += proportionalRows()
    case .equalSpacing:
      for index in gaps.indices.dropFirst() { rows.append(equalGaps(index)) }
      rows.append(fit(main, "UISV-canvas-fitting", 49))
    case .equalCentering:
      for index in gaps.indices.dropFirst() { rows.append(equalCenters(index)) }
      rows.append(fit(main, "UISV-canvas-fitting", 49))
    }
    return rows
  }

  private func spacing(
    after index: Int, _ relation: NSLayoutConstraint.Relation, _ gap: Double
  ) -> ContainerRow {
    let (before, after) = (visible[index], visible[index + 1])
    if stack.axis == .vertical, stack.isBaselineRelativeArrangement {
      return row(
        "UISV-spacing", (after, .firstBaseline), relation, (before, .lastBaseline), constant: gap)
    }
    return row(
      "UISV-spacing", (after, main.start), relation, (before, main.end), constant: gap)
  }

  /// Lengths in proportion to those of the contents.
  private func proportionalRows() -> [ContainerRow] {
    let isHorizontal = stack.axis == .horizontal
    let weighed = visible.compactMap { view -> (view: UIView, weight: Double)? in
      let size = view.ownContentSize
      let length = Double(isHorizontal ? size.width : size.height)
      return length > 0 ? (view, length) : nil
    }
    guard let first = weighed.first else { return [] }
    return weighed.dropFirst().map { other in
      ContainerRow(
        owner: stack, name: "UISV-fill-proportionally",
        parts: [
          part(other.view, main.length, first.weight / other.weight),
          part(first.view, main.length, -1),
        ], relation: .equal, constant: 0, priority: 999)
    }
  }

  private func equalGaps(_ index: Int) -> ContainerRow {
    ContainerRow(
      owner: stack, name: "UISV-fill-equally",
      parts: [
        part(visible[index + 1], main.start, 1), part(visible[index], main.end, -1),
        part(visible[1], main.start, -1), part(visible[0], main.end, 1),
      ], relation: .equal, constant: 0, priority: 1000)
  }

  private func equalCenters(_ index: Int) -> ContainerRow {
    ContainerRow(
      owner: stack, name: "UISV-distributing",
      parts: [
        part(visible[index + 1], main.center, 1), part(visible[index], main.center, -1),
        part(visible[1], main.center, -1), part(visible[0], main.center, 1),
      ], relation: .equal, constant: 0, priority: 149)
  }

  /// A hidden view has no length and sits after the visible one before it.
  private func hiddenRows() -> [ContainerRow] {
    var rows: [ContainerRow] = []
    var before: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      let own = isTurned ? main.end : main.start
      let far = isTurned ? main.start : main.end
      let near = isTurned ? main.canvasEnd : main.canvasStart
      let anchor = before.map { ($0, far) } ?? (stack, near)
      rows += [
        length("UISV-hiding", view, main, 1000),
        row("UISV-canvas-connection", (view, own), .equal, anchor),
        row("UISV-alignment", (view, cross.start), .equal, (stack, cross.canvasStart)),
      ]
    }
    return rows
  }

  // MARK: Across the axis

  private func acrossRows() -> [ContainerRow] {
    guard let first = visible.first else { return [] }
    var rows: [ContainerRow] = []
    for view in visible { rows += alignment(of: view, with: first) }
    guard stack.alignment != .fill else { return rows }
    for view in visible { rows.append(length("UISV-ambiguity-suppression", view, cross, 25)) }
    return rows + [fit(cross, "UISV-spanning-fit", 51)]
  }

  private func alignment(of view: UIView, with first: UIView) -> [ContainerRow] {
    let atStart = ((view, cross.start), (stack, cross.canvasStart))
    let atEnd = ((view, cross.end), (stack, cross.canvasEnd))
    let inside = [
      row("UISV-canvas-connection", atStart.0, .greaterThanOrEqual, atStart.1),
      row("UISV-canvas-connection", atEnd.0, .lessThanOrEqual, atEnd.1),
    ]
    let startRow = row("UISV-alignment", atStart.0, .equal, atStart.1)
    let endRow = row("UISV-alignment", atEnd.0, .equal, atEnd.1)
    switch stack.alignment {
    case .fill: return [startRow, endRow]
    case .leading: return isTurnedAcross ? [endRow, inside[0]] : [startRow, inside[1]]
    case .trailing: return isTurnedAcross ? [startRow, inside[1]] : [endRow, inside[0]]
    case .center:
      return inside + [
        row("UISV-alignment", (view, cross.center), .equal, (stack, cross.canvasCenter))
      ]
    case .firstBaseline, .lastBaseline:
      guard stack.axis == .horizontal else { return [startRow, inside[1]] }
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard view !== first else { return inside }
      return inside + [row("UISV-alignment", (view, line), .equal, (first, line))]
    }
  }

  /// Whether leading is the right side of a column.
  private var isTurnedAcross: Bool {
    stack.axis == .vertical && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Rows

  private func row(
    _ name: String, _ first: (UIView, Attribute), _ relation: NSLayoutConstraint.Relation,
    _ second: (UIView, Attribute), constant: Double = 0
  ) -> ContainerRow {
    ContainerRow(
      owner: stack, name: name, parts: [part(first.0, first.1, 1), part(second.0, second.1, -1)],
      relation: relation, constant: constant, priority: 1000)
  }

  private func length(_ name: String, _ view: UIView, _ lines: Lines, _ priority: Float)
    -> ContainerRow
  {
    ContainerRow(
      owner: stack, name: name, parts: [part(view, lines.length, 1)], relation: .equal,
      constant: 0, priority: priority)
  }

  private func fit(_ lines: Lines, _ name: String, _ priority: Float) -> ContainerRow {
    length(name, stack, lines, priority)
  }

  private func part(_ view: UIView, _ attribute: Attribute, _ coefficient: Double)
    -> ContainerRow.Part
  {
    ContainerRow.Part(item: view, attribute: attribute, coefficient: coefficient)
  }
}
