/// What required equations say about one axis: which lengths they decide, whatever the constants.
///
/// Every rectangle is two unknowns, where it starts and how long it is. What does not follow from
/// constraints, the map above all, is known and drops out. An unknown is decided if it follows
/// from the equations.
@MainActor
struct EdgeSystem {
  private let axis: NSLayoutConstraint.Axis
  private let isMirrored: Bool
  private let map: UIView
  private var columns: [ObjectIdentifier: Int] = [:]
  private var pivots: [Int: [Int: Double]] = [:]

  /// - Parameter counts: whether a constraint is taken into account.
  init(
    _ axis: NSLayoutConstraint.Axis, _ scene: LayoutScene,
    where counts: (NSLayoutConstraint) -> Bool = { _ in true }
  ) {
    self.axis = axis
    isMirrored = scene.direction == .rtl
    map = scene.map
    for constraint in scene.constraints + scene.sdkConstraints where counts(constraint) {
      guard constraint.relation == .equal, constraint.priority.rawValue >= 1000 else { continue }
      add(constraint)
    }
  }

  /// Whether the length of an item follows from the equations.
  mutating func decidesLength(of item: AnyObject) -> Bool {
    var row: [Int: Double] = [:]
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    add(item, attribute, 1, to: &row)
    return reduced(row).isEmpty
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.layoutModel.speaksOfDistance, let first = constraint.firstItem,
      parts(of: constraint.firstAttribute) != nil
    else { return }
    var row: [Int: Double] = [:]
    add(first, constraint.firstAttribute, 1, to: &row)
    if let second = constraint.secondItem {
      add(second, constraint.secondAttribute, -Double(constraint.multiplier), to: &row)
    }
    row = reduced(row)
    guard let pivot = row.keys.min(), let factor = row[pivot] else { return }
    pivots[pivot] = row.mapValues { $0 / factor }
  }

  private func reduced(_ row: [Int: Double]) -> [Int: Double] {
    var row = row
    // Pivots are the lowest columns of their rows, so one pass upward removes them all.
    while let column = row.keys.sorted().first(where: { pivots[$0] != nil }),
      let pivot = pivots[column], let factor = row[column]
    {
      for (other, value) in pivot {
        let sum = row[other, default: 0] - factor * value
        row[other] = abs(sum) < 1e-9 ? nil : sum
      }
    }
    return row
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    to row: inout [Int: Double]
  ) {
    guard let (start, length) = parts(of: attribute), let base = unknown(item) else { return }
    // The margins and the safe area of a view move with its edges; constants do not matter here.
    for (column, part) in [(base, start), (base + 1, length)] where part != 0 {
      let sum = row[column, default: 0] + factor * part
      row[column] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  /// The column of an item's start; nil if it is known.
  private mutating func unknown(_ item: AnyObject) -> Int? {
    let subject: AnyObject
    if let view = item as? UIView {
      guard view !== map, !map.isDescendant(of: view),
        !view.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      subject = view
    } else if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      guard owner.layoutGuides.contains(where: { $0 === guide }) else { return unknown(owner) }
      subject = guide
    } else {
      return nil
    }
    let key = ObjectIdentifier(subject)
    if let known = columns[key] { return known }
    let column = columns.count * 2
    columns[key] = column
    return column
  }

  /// An attribute as a sum of start and length; nil on the other axis.
  private func parts(of attribute: NSLayoutConstraint.Attribute) -> (Double, Double)? {
    let far: (Double, Double) = (1, 1)
    let near: (Double, Double) = (1, 0)
    switch (axis, attribute) {
    case (.horizontal, .left), (.horizontal, .leftMargin): return near
    case (.horizontal, .right), (.horizontal, .rightMargin): return far
    case (.horizontal, .leading), (.horizontal, .leadingMargin): return isMirrored ? far : near
    case (.horizontal, .trailing), (.horizontal, .trailingMargin): return isMirrored ? near : far
    case (.horizontal, .centerX), (.horizontal, .centerXWithinMargins): return (1, 0.5)
    case (.horizontal, .width), (.vertical, .height): return (0, 1)
    case (.vertical, .top), (.vertical, .topMargin), (.vertical, .firstBaseline): return near
    case (.vertical, .bottom), (.vertical, .bottomMargin), (.vertical, .lastBaseline): return far
    case (.vertical, .centerY), (.vertical, .centerYWithinMargins): return (1, 0.5)
    default: return nil
    }
  }
}
