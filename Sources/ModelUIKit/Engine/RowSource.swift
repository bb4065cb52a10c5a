/// What a row of the solver stands for.
@MainActor
enum RowSource {
  /// The size of the root view.
  case root(ItemReference<UIView>, NSLayoutConstraint.Axis)
  /// The size that a fitting asks for.
  case fitting(ItemReference<UIView>, NSLayoutConstraint.Axis, CGFloat, UILayoutPriority)
  /// What is left of the frame of a view that translates its autoresizing mask.
  case autoresizing(ItemReference<UIView>, NSLayoutConstraint.Axis, Part)
  /// The content's size and how much the view resists another.
  case intrinsic(ItemReference<UIView>, NSLayoutConstraint.Axis, Resistance)
  /// Where the content of a scroll view begins.
  case content(ItemReference<UIScrollView>, NSLayoutConstraint.Axis)
  /// What a stack view asks of its arranged subviews.
  case container(ContainerRow)
  case constraint(NSLayoutConstraint)

  enum Part {
    case start
    case length
  }

  enum Resistance {
    /// Against growing.
    case hugging
    /// Against shrinking.
    case compression
    /// Against both, equally.
    case both
  }

  var origin: ConstraintOrigin {
    switch self {
    case .root, .fitting: .root
    case .autoresizing: .autoresizing
    case .intrinsic(let view, _, _): view.item.origin
    case .content, .container: .container
    case .constraint(let constraint): constraint.origin
    }
  }

  /// The object whose change changes the row.
  var key: ObjectIdentifier {
    switch self {
    case .root(let view, _), .fitting(let view, _, _, _), .autoresizing(let view, _, _),
      .intrinsic(let view, _, _):
      ObjectIdentifier(view.item)
    case .content(let view, _): ObjectIdentifier(view.item)
    case .container(let row): ObjectIdentifier(row.owner)
    case .constraint(let constraint): ObjectIdentifier(constraint)
    }
  }

  var constraint: NSLayoutConstraint? {
    guard case .constraint(let constraint) = self else { return nil }
    return constraint
  }
}

/// A row that a container makes, on physical attributes.
@MainActor
struct ContainerRow {
  struct Part {
    unowned let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double
  }

  unowned let owner: UIView
  /// The name in UIKit's logs.
  let name: String
  let parts: [Part]
  let relation: NSLayoutConstraint.Relation
  let constant: Double
  let priority: Float
}
