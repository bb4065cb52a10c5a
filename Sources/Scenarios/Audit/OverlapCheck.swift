/// `view-overlap`: views of the SDK keep clear of each other, and nothing of the delegate's own
/// nor a prompt covers the logo, a button or the middle of the viewport.
enum OverlapCheck {
  /// In points; as much as that is no overlap.
  private static let tolerance: CGFloat = 1

  @MainActor
  static func faults(_ scene: LayoutScene) -> [Fault] {
    guard scene.phase != .off, scene.isRoomy else { return [] }
    let judged = scene.items.enumerated().filter { _, item in
      item.isShown && item.frame.width >= 1 && item.frame.height >= 1
        && item.view.layoutModel.isComparable
    }
    return pairs(judged.map { $0.element }, scene) + covers(judged, scene)
  }

  @MainActor
  private static func pairs(_ items: [SceneReader.Item], _ scene: LayoutScene) -> [Fault] {
    let apart = items.filter { $0.component.map(keepsApart) ?? false }
    var found: [Fault] = []
    for (index, first) in apart.enumerated() {
      for second in apart[(index + 1)...] {
        if isRaisedOverBar(first, second, scene) { continue }
        guard let overlap = overlap(first.visibleFrame, second.visibleFrame) else { continue }
        found.append(
          Fault(
            .viewOverlap, first.name, at: scene.site(of: second.view) ?? scene.site(of: first.view),
            "'\(first.name)' and '\(second.name)' overlap by \(size(overlap))",
            involved: [second.name]))
      }
    }
    return found
  }

  /// Whether a control in front of the progress bar was raised by a prompt. The SDK's own layout
  /// draws the bar under everything else and keeps it in its place then.
  @MainActor
  private static func isRaisedOverBar(
    _ back: SceneReader.Item, _ front: SceneReader.Item, _ scene: LayoutScene
  ) -> Bool {
    scene.map.sdkModel.prompt != nil && back.component == .tripProgressBar
      && (front.component == .speedWidget || front.component == .googleLogo)
  }

  private static func keepsApart(_ component: SDKComponent) -> Bool {
    switch component {
    case .turnCard, .etaCard, .speedWidget, .googleLogo, .tripProgressBar, .compassButton,
      .reportingButton, .otherButton, .myLocationButton:
      true
    case .viewport, .prompt: false
    }
  }

  @MainActor
  private static func covers(
    _ items: [(offset: Int, element: SceneReader.Item)], _ scene: LayoutScene
  ) -> [Fault] {
    let covering = items.filter { isCover($0.element) }
    var found: [Fault] = []
    for cover in covering {
      for item in items where item.element.component.map(mustBeSeen) ?? false {
        guard item.offset < cover.offset, !cover.element.ancestors.contains(item.offset),
          let overlap = overlap(item.element.visibleFrame, cover.element.visibleFrame)
        else { continue }
        let what = "covers '\(item.element.name)' by \(size(overlap))"
        found.append(fault(cover.element, what, item.element, scene))
      }
      for item in items where item.element.component == .viewport {
        let middle = CGPoint(x: item.element.frame.midX, y: item.element.frame.midY)
        guard cover.element.frame.insetBy(dx: tolerance, dy: tolerance).contains(middle) else {
          continue
        }
        found.append(
          fault(cover.element, "covers the middle of 'viewport'", item.element, scene))
      }
    }
    return found
  }

  @MainActor
  private static func fault(
    _ cover: SceneReader.Item, _ what: String, _ covered: SceneReader.Item, _ scene: LayoutScene
  ) -> Fault {
    Fault(
      .viewOverlap, cover.name, at: scene.site(of: cover.view),
      "'\(cover.name)' \(what)", involved: [covered.name])
  }

  /// A prompt, or something drawn of the delegate's own.
  private static func isCover(_ item: SceneReader.Item) -> Bool {
    item.component == .prompt || (item.component == nil && item.isDrawn)
  }

  private static func mustBeSeen(_ component: SDKComponent) -> Bool {
    component == .googleLogo || component.isButton
  }

  private static func overlap(_ first: CGRect, _ second: CGRect) -> CGSize? {
    let common = first.intersection(second)
    guard !common.isNull, common.width > tolerance, common.height > tolerance else { return nil }
    return common.size
  }

  private static func size(_ size: CGSize) -> String {
    "\(Int(size.width.rounded())) by \(Int(size.height.rounded())) pt"
  }
}
