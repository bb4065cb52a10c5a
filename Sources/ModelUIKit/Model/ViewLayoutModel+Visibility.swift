extension ViewLayoutModel {
  /// What the view shows; set it for views whose content the model cannot see.
  public var drawing: Drawing {
    get { view.declaredDrawing ?? (view.drawsContent ? .content : .nothing) }
    nonmutating set { view.declaredDrawing = newValue }
  }

  /// Whether neither the view nor one above it is hidden or clear.
  public var isShown: Bool {
    var candidate: UIView? = view
    while let current = candidate {
      if current.isHidden || current.alpha <= 0.01 { return false }
      candidate = current.superview
    }
    return true
  }

  /// Views of the subtree, in the order of drawing, that show something and have edges that the
  /// constraints leave open. An open edge that nothing visible depends on is no fault.
  public var visibleAmbiguities: [(view: UIView, edges: [AmbiguousEdge])] {
    var found: [(view: UIView, edges: [AmbiguousEdge])] = []
    var waiting = [view]
    while let current = waiting.popLast() {
      guard !current.isHidden, current.alpha > 0.01 else { continue }
      waiting += current.subviews.reversed()
      let model = current.layoutModel
      guard model.drawing == .content else { continue }
      let edges = model.ambiguousEdges
      if !edges.isEmpty { found.append((current, edges)) }
    }
    return found
  }
}
