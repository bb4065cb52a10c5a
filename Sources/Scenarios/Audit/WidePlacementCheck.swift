/// `wide-mode-card-placement`: on a wide map the cards stay at the leading edge.
enum WidePlacementCheck {
  /// How far from the safe area a card may begin, in points: room for a panel's own margin.
  private static let slack: CGFloat = 48

  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.moment.width == .wide, scene.phase == .guidance, scene.isRoomy else { return [] }
    return [SDKComponent.turnCard, .etaCard].compactMap { component in
      guard let item = scene.item(component), item.isShown, item.view.layoutModel.isComparable,
        gap(item, scene) > slack
      else { return nil }
      return Fault(
        .wideModeCardPlacement, item.name, at: scene.site(of: item.view, .horizontal),
        "in wide mode '\(item.name)' is \(Int(gap(item, scene).rounded())) pt away from the "
          + "leading edge of the safe area")
    }
  }

  @MainActor
  private static func gap(_ item: SceneReader.Item, _ scene: LayoutScene) -> CGFloat {
    let safe = scene.map.safeAreaInsets
    switch scene.direction {
    case .ltr: return item.frame.minX - safe.left
    case .rtl: return scene.map.bounds.width - item.frame.maxX - safe.right
    }
  }
}
