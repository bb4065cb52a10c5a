/// `header-at-top`, `cards-on-leading-side`: the turn card.
enum HeaderRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    [
      scene.views.turnCard.topAnchor.constraint(equalTo: scene.map.topAnchor),
      scene.views.turnCard.leadingAnchor.constraint(
        equalTo: scene.map.safeAreaLayoutGuide.leadingAnchor),
    ]
  }
}

/// `footer-at-bottom`, `cards-on-leading-side`: the ETA card.
///
/// A narrow card spans the map; a wide one keeps out of the unsafe area, below the turn card.
enum FooterRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let edge: NSLayoutXAxisAnchor
    switch scene.mode {
    case .narrow: edge = scene.map.leadingAnchor
    case .wide: edge = scene.map.safeAreaLayoutGuide.leadingAnchor
    }
    return [
      scene.views.etaCard.bottomAnchor.constraint(equalTo: scene.map.bottomAnchor),
      scene.views.etaCard.leadingAnchor.constraint(equalTo: edge),
    ]
  }
}

/// `accessory-below-header`: as wide as the header, as high as it asked to be.
enum AccessoryRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    guard let accessory = scene.accessory else { return [] }
    let card = scene.views.turnCard
    return [
      accessory.topAnchor.constraint(equalTo: card.bottomAnchor),
      accessory.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      accessory.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1),
      accessory.heightAnchor.constraint(equalToConstant: scene.accessoryHeight),
    ]
  }
}

/// `prompt-at-bottom`: over the ETA card, as wide as the SDK makes it.
enum PromptRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    guard let prompt = scene.prompt else { return [] }
    return [
      prompt.bottomAnchor.constraint(equalTo: scene.map.bottomAnchor),
      prompt.leadingAnchor.constraint(equalTo: scene.map.safeAreaLayoutGuide.leadingAnchor),
    ]
  }
}
