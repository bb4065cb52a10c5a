/// `missing-required-view`: logo and viewport are on the map, seen, in every state of navigation.
enum RequiredViewCheck {
  /// Whether they are in the hierarchy and show.
  @MainActor
  static func presence(_ scene: LayoutScene) -> [Fault] {
    check(scene) { component, item in
      guard let item else { return "is not on the map" }
      return item.isShown ? nil : "is hidden or transparent"
    }
  }

  /// Whether they are where they can be seen.
  @MainActor
  static func place(_ scene: LayoutScene) -> [Fault] {
    guard scene.isRoomy else { return [] }
    return check(scene) { component, item in
      guard let item, item.isShown, item.view.layoutModel.isComparable else { return nil }
      let size = item.frame.size
      guard size.width >= 1, size.height >= 1 else { return "has no size" }
      let seen = item.frame.intersection(scene.map.bounds)
      let isSeen = !seen.isNull && seen.width * seen.height * 2 >= size.width * size.height
      return isSeen ? nil : "is outside the map"
    }
  }

  @MainActor
  private static func check(
    _ scene: LayoutScene, _ find: (SDKComponent, SceneReader.Item?) -> String?
  ) -> [Fault] {
    guard scene.phase != .off else { return [] }
    return SDKComponent.allCases.filter { $0.isRequired }.compactMap { component in
      let item = scene.item(component)
      guard let what = find(component, item) else { return nil }
      let name = component.rawValue
      return Fault(
        .missingRequiredView, name, at: item.flatMap { scene.site(of: $0.view) },
        "'\(name)' \(what) and is required in every state of navigation",
        cause: what)
    }
  }
}
