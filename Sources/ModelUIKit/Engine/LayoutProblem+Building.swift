internal import LayoutSolver

extension LayoutProblem {
  /// Finds what takes part and makes unknowns and rows for it.
  func build() {
    let constraints = activeConstraints()
    let participants = participatingViews(constraints)
    makeUnknowns(participants, constraints)
    // Views may be asked for sizes in ways that take them out of the hierarchy.
    withExtendedLifetime(participants) { add(sources(participants, constraints)) }
  }

  /// The constraints installed in the hierarchy: others' before the app's, each in order of
  /// activation.
  private func activeConstraints() -> [NSLayoutConstraint] {
    var ofApp: [NSLayoutConstraint] = []
    var ofOthers: [NSLayoutConstraint] = []
    visit(root) { view in
      for constraint in view.constraintState.installed where constraint.isAlive {
        if constraint.origin == .app {
          ofApp.append(constraint)
        } else {
          ofOthers.append(constraint)
        }
      }
    }
    return Self.inOrder(ofOthers) + Self.inOrder(ofApp)
  }

  /// In the order of activation. Those of one view have that order already.
  private static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var last = 0
    for constraint in constraints {
      guard constraint.activationOrder >= last else {
        return constraints.sorted { $0.activationOrder < $1.activationOrder }
      }
      last = constraint.activationOrder
    }
    return constraints
  }

  private func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for child in view.children { visit(child, body) }
  }

  /// Views whose frames constraints decide or that constraints speak of, superviews first.
  ///
  /// A view that translates its autoresizing mask and that nothing speaks of stays out: its frame
  /// is known.
  private func participatingViews(_ constraints: [NSLayoutConstraint]) -> [UIView] {
    var chosen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    func choose(_ view: UIView) {
      var candidate: UIView? = view
      while let current = candidate, chosen.insert(ObjectIdentifier(current)).inserted {
        candidate = current.geometry.translates ? current.parent : nil
      }
    }
    for constraint in constraints {
      constraint.forEachItem { item in
        if let view = item.hierarchyView { choose(view) }
      }
    }
    visit(root) { view in
      if !view.geometry.translates { choose(view) }
      if let stack = view as? UIStackView, !stack.arranged.isEmpty { choose(stack) }
      if view is UIScrollView { hasScrollViews = true }
    }
    var result: [UIView] = []
    visit(root) { if chosen.contains(ObjectIdentifier($0)) { result.append($0) } }
    return result
  }

  private func makeUnknowns(_ participants: [UIView], _ constraints: [NSLayoutConstraint]) {
    for view in participants {
      views.append(ItemReference(view))
      var extents = freeExtents()
      if view === root {
        extents.horizontal.start = nil
        extents.vertical.start = nil
        let insets = view.alignmentRectInsets
        extents.horizontal.startOffset = Double(insets.left)
        extents.vertical.startOffset = Double(insets.top)
      }
      self.extents[ObjectIdentifier(view)] = extents
    }
    var known: Set<ObjectIdentifier> = []
    for constraint in constraints {
      constraint.forEachItem { item in
        let own = item as? UILayoutGuide
        var guide = own?.kind == .free ? own : nil
        if guide == nil, hasScrollViews { guide = contentGuide(item, among: constraint.items) }
        guard let guide, known.insert(ObjectIdentifier(guide)).inserted else { return }
        guides.append(ItemReference(guide))
        self.extents[ObjectIdentifier(guide)] = freeExtents()
      }
    }
  }

  private func freeExtents() -> ItemExtents {
    ItemExtents(
      horizontal: AxisExtent(
        start: solver.addVariable(.free), length: solver.addVariable(.nonNegative)),
      vertical: AxisExtent(
        start: solver.addVariable(.free), length: solver.addVariable(.nonNegative)))
  }

  private func sources(
    _ participants: [UIView], _ constraints: [NSLayoutConstraint]
  ) -> [RowSource] {
    var result = rootSources()
    for view in participants where view !== root && view.geometry.translates {
      let view = ItemReference(view)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        result.append(.autoresizing(view, axis, .start))
        result.append(.autoresizing(view, axis, .length))
      }
    }
    for guide in guides {
      guard let scroll = guide.item.owner as? UIScrollView, scroll.contentGuide === guide.item
      else { continue }
      result.append(.content(ItemReference(scroll), .horizontal))
      result.append(.content(ItemReference(scroll), .vertical))
    }
    for view in participants { result += intrinsicSources(of: view) }
    for view in participants {
      guard let stack = view as? UIStackView else { continue }
      result += StackRows(stack).rows().map(RowSource.container)
    }
    return result + constraints.map(RowSource.constraint)
  }

  private func rootSources() -> [RowSource] {
    let root = ItemReference(root)
    switch rootSize {
    case .free: return []
    case .pinned: return [.root(root, .horizontal), .root(root, .vertical)]
    case .fitting(let size, let horizontal, let vertical):
      return [
        .fitting(root, .horizontal, size.width, horizontal),
        .fitting(root, .vertical, size.height, vertical),
      ]
    }
  }

  /// The rows for the content's size of a view whose frame constraints decide.
  private func intrinsicSources(of view: UIView) -> [RowSource] {
    if view === root {
      if case .pinned = rootSize { return [] }
    } else if view.geometry.translates {
      return []
    }
    var result: [RowSource] = []
    let size = contentSize(of: view)
    let reference = ItemReference(view)
    for (axis, length) in [
      (NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height),
    ]
    where length >= 0 && length.isFinite {
      let hugging = view.constraintState.hugging[axis]
      let compression = view.constraintState.compressionResistance[axis]
      if hugging == compression, hugging.isLegal {
        result.append(.intrinsic(reference, axis, .both))
        continue
      }
      if hugging.isLegal { result.append(.intrinsic(reference, axis, .hugging)) }
      if compression.isLegal { result.append(.intrinsic(reference, axis, .compression)) }
    }
    return result
  }

  /// The size of a view's content, wrapped at the width found for it in the last round.
  func contentSize(of view: UIView) -> CGSize {
    guard view.wrapsContent, view.declaredSize == nil else { return view.ownContentSize }
    return view.ownContentSize(wrappedAt: wrapWidths[ObjectIdentifier(view)])
  }
}
