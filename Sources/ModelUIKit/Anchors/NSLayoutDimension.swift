/// A length of an item, or a distance between two lines.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {

  open func constraint(
    equalToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0, SourceSite(file, line, column))
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(
      .greaterThanOrEqual, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c, SourceSite(file, line, column))
  }
}
