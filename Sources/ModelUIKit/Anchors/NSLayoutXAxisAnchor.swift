/// A vertical line of an item.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.equal, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(
      .greaterThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.lessThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }
}
