/// `guides-cover-cards`, `hidden-guides-are-empty`, `alternate-guide-has-top`: the guides that apps
/// hang their views on.
enum GuideRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    header(scene) + footer(scene) + alternate(scene)
  }

  @MainActor
  private static func header(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let guide = scene.guides.header
    guard scene.showsHeader else { return hiddenHeader(guide, scene.map) }
    var bottom = scene.views.turnCard.bottomAnchor
    if let accessory = scene.accessory,
      SDKModel.current.takesAlternative(.headerGuideWithoutAccessory)
    {
      bottom = accessory.bottomAnchor
    }
    return cover(guide, scene.views.turnCard) + [
      guide.topAnchor.constraint(equalTo: scene.views.turnCard.topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottom),
    ]
  }

  @MainActor
  private static func footer(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let guide = scene.guides.footer
    guard scene.showsFooter else { return hiddenFooter(guide, scene.map) }
    return cover(guide, scene.views.etaCard) + [
      guide.topAnchor.constraint(equalTo: scene.views.etaCard.topAnchor),
      guide.bottomAnchor.constraint(equalTo: scene.views.etaCard.bottomAnchor),
    ]
  }

  /// The guides while nothing is shown in the slots.
  @MainActor
  static func hiddenRows(_ guides: SlotGuides, in map: UIView) -> [NSLayoutConstraint] {
    hiddenHeader(guides.header, map) + hiddenFooter(guides.footer, map)
  }

  @MainActor
  private static func hiddenHeader(_ guide: UILayoutGuide, _ map: UIView) -> [NSLayoutConstraint] {
    let edge = atSafeArea ? map.safeAreaLayoutGuide.topAnchor : map.topAnchor
    return empty(guide, map) + [guide.topAnchor.constraint(equalTo: edge)]
  }

  @MainActor
  private static func hiddenFooter(_ guide: UILayoutGuide, _ map: UIView) -> [NSLayoutConstraint] {
    let edge = atSafeArea ? map.safeAreaLayoutGuide.bottomAnchor : map.bottomAnchor
    return empty(guide, map) + [guide.bottomAnchor.constraint(equalTo: edge)]
  }

  /// Where the default alternate guide ends is nowhere said; it is empty at the trailing edge.
  @MainActor
  private static func alternate(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let guide = scene.guides.defaultAlternate
    return [
      guide.topAnchor.constraint(equalTo: scene.map.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
      guide.trailingAnchor.constraint(equalTo: scene.map.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ]
  }

  @MainActor
  private static var atSafeArea: Bool { SDKModel.current.takesAlternative(.hiddenGuideEdge) }

  @MainActor
  private static func cover(_ guide: UILayoutGuide, _ view: UIView) -> [NSLayoutConstraint] {
    [
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  @MainActor
  private static func empty(_ guide: UILayoutGuide, _ map: UIView) -> [NSLayoutConstraint] {
    cover(guide, map) + [guide.heightAnchor.constraint(equalToConstant: 0)]
  }
}
