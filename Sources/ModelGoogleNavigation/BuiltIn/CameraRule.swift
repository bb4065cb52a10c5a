/// `camera-between-cards`, `camera-in-end-half`: what the camera frames, as the frame of the
/// invisible viewport.
enum CameraRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let viewport = scene.controls.viewport
    let content = scene.guides.content
    guard !SDKModel.current.takesAlternative(.cameraBetweenCards) else {
      return [
        viewport.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        viewport.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        viewport.topAnchor.constraint(equalTo: content.topAnchor),
        viewport.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    }
    var above = [content.topAnchor]
    var below = [content.bottomAnchor]
    if scene.mode == .narrow {
      if let bottom = scene.headerBottom { above.append(bottom) }
      if scene.showsFooter { below.append(scene.views.etaCard.topAnchor) }
    }
    if let prompt = scene.prompt { below.append(prompt.topAnchor) }
    return SoftBound.highest(viewport.topAnchor, below: above, distance: 0)
      + SoftBound.lowest(viewport.bottomAnchor, above: below, distance: 0)
      + sides(scene)
  }

  @MainActor
  private static func sides(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let viewport = scene.controls.viewport
    let content = scene.guides.content
    let trailing = viewport.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    guard scene.isNavigating else {
      return [viewport.leadingAnchor.constraint(equalTo: content.leadingAnchor), trailing]
    }
    switch scene.mode {
    case .narrow:
      return [viewport.leadingAnchor.constraint(equalTo: content.leadingAnchor), trailing]
    case .wide:
      let bound = UILayoutPriority(999)
      let middle = scene.map.centerXAnchor
      return [
        trailing.at(bound),
        viewport.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor).at(bound),
        viewport.leadingAnchor.constraint(greaterThanOrEqualTo: middle).at(bound),
        viewport.leadingAnchor.constraint(equalTo: middle).at(UILayoutPriority(500)),
      ]
    }
  }
}
