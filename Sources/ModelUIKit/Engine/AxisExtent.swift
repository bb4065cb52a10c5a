internal import LayoutSolver

/// One axis of a rectangle in root coordinates: where it starts and how long it is, each an
/// unknown plus a number, or a number alone.
struct AxisExtent {
  var start: Variable?
  var startOffset = 0.0
  var length: Variable?
  var lengthOffset = 0.0

  /// The rectangle less a distance at each end.
  func inset(_ before: Double, _ after: Double) -> AxisExtent {
    var result = self
    result.startOffset += before
    result.lengthOffset -= before + after
    return result
  }
}

/// The two axes of an item's alignment rectangle, or of its frame.
struct ItemExtents {
  var horizontal: AxisExtent
  var vertical: AxisExtent

  subscript(axis: NSLayoutConstraint.Axis) -> AxisExtent {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  func inset(by insets: UIEdgeInsets) -> ItemExtents {
    ItemExtents(
      horizontal: horizontal.inset(Double(insets.left), Double(insets.right)),
      vertical: vertical.inset(Double(insets.top), Double(insets.bottom)))
  }
}
