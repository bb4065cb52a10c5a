/// One side of a constraint. It does not keep its items alive.
@MainActor
final class ConstraintTerm {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance: the item with the line it is measured from.
  private(set) weak var startItem: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute
  let isDistance: Bool

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = .notAnAttribute
    isDistance = false
  }

  /// The distance from one line to another.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
    isDistance = true
  }

  /// Whether all its items are still there.
  var isAlive: Bool { item != nil && (!isDistance || startItem != nil) }

  /// Its items that are still there.
  var items: [any LayoutItem] {
    var found: [any LayoutItem] = []
    if isDistance, let startItem { found.append(startItem) }
    if let item { found.append(item) }
    return found
  }

  /// Visits its items that are still there, in the order of `items`.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    if isDistance, let startItem { body(startItem) }
    if let item { body(item) }
  }

  /// Whether it speaks of an item for which `isPart` holds.
  func mentions(where isPart: (any LayoutItem) -> Bool) -> Bool {
    if let item, isPart(item) { return true }
    guard isDistance, let startItem else { return false }
    return isPart(startItem)
  }

  /// A distance is a length, whatever lines it is between.
  var family: AttributeFamily { isDistance ? .size : attribute.family }

  var text: String {
    let end = "\(item?.itemName ?? "released").\(attribute.name)"
    guard isDistance else { return end }
    return "(\(end) - \(startItem?.itemName ?? "released").\(startAttribute.name))"
  }
}
