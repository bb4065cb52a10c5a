/// An attribute of an item, from which constraints are made.
///
/// `AnchorType` keeps lines of one axis apart from the other and from lengths.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: ConstraintTerm

  init(_ term: ConstraintTerm) {
    self.term = term
    super.init()
  }

  open var name: String { term.text }
  public var item: AnyObject? { term.item }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat, _ site: SourceSite?
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: term, relation: relation, second: other?.term, multiplier: multiplier,
      constant: constant, site: site)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c, SourceSite(file, line, column))
  }
}
