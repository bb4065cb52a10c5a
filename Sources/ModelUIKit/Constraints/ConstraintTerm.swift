/// One side of a constraint. It does not keep its items alive.
@MainActor
struct ConstraintTerm {
  /// An item that may be released at any time.
  private struct Reference {
    weak var item: (any LayoutItem)?
  }

  private let subject: Reference
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance: the line it is measured from, on an item of its own.
  private let start: Reference?
  let startAttribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    subject = Reference(item: item)
    self.attribute = attribute
    start = nil
    startAttribute = .notAnAttribute
  }

  /// The distance from one line to another.
  init(from start: ConstraintTerm, to end: ConstraintTerm) {
    subject = end.subject
    attribute = end.attribute
    self.start = start.subject
    startAttribute = start.attribute
  }

  var item: (any LayoutItem)? { subject.item }
  var startItem: (any LayoutItem)? { start?.item }
  var isDistance: Bool { start != nil }

  /// Whether all its items are still there.
  var isAlive: Bool { subject.item != nil && (start == nil || start?.item != nil) }

  /// Its items that are still there.
  var items: [any LayoutItem] { [start?.item, subject.item].compactMap { $0 } }

  /// A distance is a length, whatever lines it is between.
  var family: AttributeFamily { isDistance ? .size : attribute.family }

  var text: String {
    let end = "\(item?.itemName ?? "released").\(attribute.name)"
    guard isDistance else { return end }
    return "(\(end) - \(startItem?.itemName ?? "released").\(startAttribute.name))"
  }
}
