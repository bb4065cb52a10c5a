extension LayoutProblem {
  /// Keys of the rows that insets are part of, in the order of the rows.
  func insetKeys() -> [ObjectIdentifier] {
    rows.filter { $0.usesInsets }.map { $0.source.key }
  }

  /// The widths that views got whose content wraps, in the order of the views.
  func wrappedWidths() -> [(ObjectIdentifier, CGFloat)] {
    views.compactMap { reference in
      let view = reference.item
      guard view.wrapsContent, view.declaredSize == nil else { return nil }
      let key = ObjectIdentifier(view)
      guard let extent = extents[key]?.horizontal else { return nil }
      let width = value(of: extent.length) + extent.lengthOffset
      // A view that has room for its content on one line needs no second round.
      if wrapWidths[key] == nil, CGFloat(width) >= contentSize(of: view).width { return nil }
      return (key, CGFloat(width))
    }
  }

  /// Whether the rows for the content's size of a view are on the axes on which it has a size.
  func hasCurrentIntrinsicRows(of view: UIView) -> Bool {
    let size = contentSize(of: view)
    var axes: Set<Int> = []
    for index in rowIndices(of: ObjectIdentifier(view)) {
      if case .intrinsic(_, let axis, _) = rows[index].source { axes.insert(axis.rawValue) }
    }
    return axes.contains(0) == (size.width >= 0) && axes.contains(1) == (size.height >= 0)
  }
}
