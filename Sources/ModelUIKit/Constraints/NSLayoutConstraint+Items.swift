extension NSLayoutConstraint {
  public var firstItem: AnyObject? { first?.item }
  public var secondItem: AnyObject? { second?.item }
  public var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether it speaks of an item for which `isPart` holds.
  func mentions(where isPart: (any LayoutItem) -> Bool) -> Bool {
    (first?.mentions(where: isPart) ?? false) || (second?.mentions(where: isPart) ?? false)
  }

  /// Its items that are still there.
  var items: [any LayoutItem] { (first?.items ?? []) + (second?.items ?? []) }

  /// Visits its items that are still there, in the order of `items`.
  func forEachItem(_ body: (any LayoutItem) -> Void) {
    first?.forEachItem(body)
    second?.forEachItem(body)
  }

  /// Whether all the items it was made with are still there.
  var isAlive: Bool { (first?.isAlive ?? false) && (second?.isAlive ?? true) }

  /// The axis it constrains.
  var axis: Axis? {
    guard let first else { return nil }
    return first.isDistance ? first.startAttribute.axis : first.attribute.axis
  }

  /// The constraint in the form of UIKit's logs, with names for the items.
  var text: String {
    guard let first else { return "constraint without items" }
    var right = ""
    if let second {
      let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
      right = factor + second.text
      if constant > 0 { right += " + \(Self.number(constant))" }
      if constant < 0 { right += " - \(Self.number(-constant))" }
    } else {
      right = Self.number(constant)
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let level = priority.isRequired ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    return "\(name)\(first.text) \(relation.symbol) \(right)\(level)"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
