/// What the model knows of a layout guide and UIKit does not tell.
@MainActor
public struct GuideLayoutModel {
  let guide: UILayoutGuide

  private var engine: LayoutEngine? { guide.owner?.rootView.layoutEngine }

  /// The rectangle in the owner's coordinates, in points, before rounding.
  public var exactFrame: CGRect {
    guard let owner = guide.owner else { return .zero }
    return engine?.exactFrame(of: guide, in: owner) ?? .zero
  }

  /// Who made the guide.
  public var origin: ConstraintOrigin {
    get { guide.origin }
    nonmutating set { guide.origin = newValue }
  }

  public func explanation(of edge: LayoutEdge) -> EdgeExplanation? {
    engine?.explanation(of: edge, of: guide)
  }

  public var ambiguousEdges: [AmbiguousEdge] { engine?.ambiguousEdges(of: guide) ?? [] }

  public var isComparable: Bool { engine?.isComparable(guide) ?? true }
}

extension UILayoutGuide {
  public var layoutModel: GuideLayoutModel { GuideLayoutModel(guide: self) }
}

/// What the model knows of a constraint and UIKit does not tell.
@MainActor
public struct ConstraintLayoutModel {
  let constraint: NSLayoutConstraint

  /// Where it was made; nil if nobody said.
  public var site: SourceSite? { constraint.site }

  /// Who made it.
  public var origin: ConstraintOrigin {
    get { constraint.origin }
    nonmutating set { constraint.origin = newValue }
  }

  /// Its place in the order of activations; 0 if it never was active.
  public var order: Int { constraint.activationOrder }

  /// Whether it speaks of the distance between two lines, on either side.
  public var speaksOfDistance: Bool {
    (constraint.first?.isDistance ?? false) || (constraint.second?.isDistance ?? false)
  }

  /// The view it is installed on.
  public var container: UIView? { constraint.container }

  /// The constraint in the form of UIKit's logs, with names for the items.
  public var text: String { constraint.text }
}

extension NSLayoutConstraint {
  public var layoutModel: ConstraintLayoutModel { ConstraintLayoutModel(constraint: self) }
}
