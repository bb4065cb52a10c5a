internal import LayoutSolver

extension LayoutProblem {
  /// The alignment rectangle of a view.
  func alignmentExtents(of view: UIView) -> ItemExtents {
    if let known = extents[ObjectIdentifier(view)] { return known }
    return fixedExtents(of: view).inset(by: view.alignmentRectInsets)
  }

  /// The frame of a view.
  func frameExtents(of view: UIView) -> ItemExtents {
    guard let known = extents[ObjectIdentifier(view)] else { return fixedExtents(of: view) }
    let insets = view.alignmentRectInsets
    return insets == .zero ? known : known.inset(by: insets.negated)
  }

  /// The frame of a view that takes no part: numbers alone.
  private func fixedExtents(of view: UIView) -> ItemExtents {
    var origin = view.geometry.exact.origin
    var ancestor = view
    while ancestor !== root, let parent = ancestor.parent {
      origin.x -= parent.geometry.bounds.minX
      origin.y -= parent.geometry.bounds.minY
      if parent === root { break }
      origin.x += parent.geometry.exact.minX
      origin.y += parent.geometry.exact.minY
      ancestor = parent
    }
    let size = view.geometry.exact.size
    return ItemExtents(
      horizontal: AxisExtent(startOffset: Double(origin.x), lengthOffset: Double(size.width)),
      vertical: AxisExtent(startOffset: Double(origin.y), lengthOffset: Double(size.height)))
  }

  /// The rectangle of an item that `attribute` speaks of, with the insets that it depends on.
  ///
  /// - Parameter other: the item at the other side: a subview of a scroll view that speaks of the
  ///   scroll view's edges means those of its content.
  func extents(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, facing other: UIView?
  ) -> (extents: ItemExtents, usesInsets: Bool) {
    if let guide = item as? UILayoutGuide { return extents(of: guide, facing: other) }
    guard let view = item as? UIView else {
      return (ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent()), false)
    }
    if attribute.isMargin {
      let insets = insets.insets(.margins, of: view)
      let frame = contentExtents(of: view, facing: other) ?? frameExtents(of: view)
      return (frame.inset(by: insets), true)
    }
    if attribute.isLocation, let content = contentExtents(of: view, facing: other) {
      return (content, false)
    }
    return (alignmentExtents(of: view), false)
  }

  private func extents(
    of guide: UILayoutGuide, facing other: UIView?
  ) -> (extents: ItemExtents, usesInsets: Bool) {
    switch guide.kind {
    case .free:
      let empty = ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent())
      return (extents[ObjectIdentifier(guide)] ?? empty, false)
    case .frame:
      guard let owner = guide.owner else { break }
      return (frameExtents(of: owner), false)
    case .margins:
      guard let owner = guide.owner else { break }
      let frame = contentExtents(of: owner, facing: other) ?? frameExtents(of: owner)
      return (frame.inset(by: insets.insets(.margins, of: owner)), true)
    case .safeArea, .readable, .keyboard, .top, .bottom:
      guard let owner = guide.owner else { break }
      return (frameExtents(of: owner).inset(by: insets.insets(guide.kind, of: owner)), true)
    }
    return (ItemExtents(horizontal: AxisExtent(), vertical: AxisExtent()), false)
  }

  private func contentExtents(of view: UIView, facing other: UIView?) -> ItemExtents? {
    guard let guide = Self.contentGuide(of: view, facing: other) else { return nil }
    return extents[ObjectIdentifier(guide)]
  }

  /// The content guide that a location of a scroll view means to one of its descendants.
  private static func contentGuide(of view: UIView, facing other: UIView?) -> UILayoutGuide? {
    guard let scroll = view as? UIScrollView, let other, other !== scroll,
      other.isDescendant(of: scroll)
    else { return nil }
    return scroll.contentGuide
  }

  /// The content guide that an item of a constraint stands for, if it does.
  func contentGuide(_ item: any LayoutItem, among items: [any LayoutItem]) -> UILayoutGuide? {
    guard item is UIScrollView || item is UILayoutGuide else { return nil }
    for other in items where other !== item {
      guard let view = other.hierarchyView else { continue }
      let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owner
      if let owner, let guide = Self.contentGuide(of: owner, facing: view) { return guide }
    }
    return nil
  }
}
