/// A horizontal line of an item.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to another, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(from: term, to: otherAnchor.term))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.equal, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(
      .greaterThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing.betweenSiblings * multiplier
    return constraint(.lessThanOrEqual, anchor, constant: spacing, SourceSite(file, line, column))
  }
}
