/// Views of the SDK that are shown where nobody sees them.
enum OffScreenCheck {
  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off, scene.isRoomy else { return [] }
    return scene.components.compactMap { item in
      guard item.isShown, item.component?.isRequired == false, item.frame.width >= 1,
        item.frame.height >= 1, item.view.layoutModel.isComparable,
        !item.frame.intersects(scene.map.bounds)
      else { return nil }
      return Fault(
        .offScreen, item.name, at: scene.site(of: item.view),
        "'\(item.name)' is outside the map")
    }
  }
}
