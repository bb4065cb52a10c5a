/// What a constraint can speak of: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that stands for the item in the hierarchy: itself, or the owner of a guide.
  var hierarchyView: UIView? { get }

  /// The name of the item in reports.
  var itemName: String { get }
}

extension UIView: LayoutItem {
  var hierarchyView: UIView? { self }

  var itemName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return TypeName.of(self)
  }
}

extension UILayoutGuide: LayoutItem {
  var hierarchyView: UIView? { owningView }

  var itemName: String {
    if !identifier.isEmpty { return identifier }
    switch kind {
    case .free: return TypeName.of(self)
    case .safeArea, .margins, .readable, .keyboard, .top, .bottom, .frame:
      return "\(owningView?.itemName ?? "no view").\(kind.name)"
    }
  }
}

/// The plain name of a type, without its module.
enum TypeName {
  static func of(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
