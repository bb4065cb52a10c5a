/// `unplaced-view`: constraints decide where the SDK's views are. Views of the delegate's own that
/// are left open are reported too, without a rule.
enum PlacementCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    // Where there is no room for everything, sizes give way and edges follow as they may.
    guard scene.phase != .off, scene.isRoomy else { return [] }
    return scene.items.compactMap { item in
      guard item.isShown, item.view.layoutModel.isComparable else { return nil }
      let isSDK = item.component != nil || item.view is GMSNavigationHidingStackView
      guard isSDK || item.isDrawn else { return nil }
      let edges = item.view.layoutModel.ambiguousEdges
      guard let edge = edges.first(where: { isSDK || $0.edge.isPosition }) ?? edges.first else {
        return nil
      }
      return fault(item, edge, scene)
    }
  }

  @MainActor
  private static func fault(
    _ item: SceneReader.Item, _ edge: AmbiguousEdge, _ scene: LayoutScene
  ) -> Fault {
    let isSDK = item.component != nil || item.view is GMSNavigationHidingStackView
    let axis: NSLayoutConstraint.Axis = edge.edge.isHorizontal ? .horizontal : .vertical
    let range = "\(number(edge.low)) to \(number(edge.high))"
    let message =
      "the constraints leave the \(edge.edge.rawValue) of '\(item.name)' open: anything "
      + "from \(range) pt satisfies them"
    return Fault(
      isSDK ? .rule(.unplacedView) : .ambiguousLayout, item.name,
      at: scene.site(of: item.view, axis) ?? scene.site(of: item.view), message,
      cause: axis == .horizontal ? "x" : "y")
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return value < 0 ? "minus infinity" : "infinity" }
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LayoutEdge {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .width: true
    case .top, .bottom, .height: false
    }
  }

  var isPosition: Bool {
    switch self {
    case .left, .right, .top, .bottom: true
    case .width, .height: false
    }
  }
}
