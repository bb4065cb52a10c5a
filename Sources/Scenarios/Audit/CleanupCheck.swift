/// What was there before navigation was enabled.
@MainActor
struct HierarchyBaseline {
  private var known: Set<ObjectIdentifier> = []

  init(_ window: UIWindow) {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      known.insert(ObjectIdentifier(view))
      for guide in view.layoutGuides { known.insert(ObjectIdentifier(guide)) }
      for constraint in view.constraints { known.insert(ObjectIdentifier(constraint)) }
      waiting += MapSDKModel.subviews(of: view)
    }
  }

  func contains(_ object: AnyObject) -> Bool { known.contains(ObjectIdentifier(object)) }
}

/// `missing-cleanup`: what a state brought goes with it.
@MainActor
struct CleanupCheck {
  private let scene: LayoutScene
  private let window: UIWindow

  /// Checks a state in which something has just ended.
  static func faults(
    _ scene: LayoutScene, _ window: UIWindow, _ baseline: HierarchyBaseline?
  ) -> [Fault] {
    let check = CleanupCheck(scene: scene, window: window)
    switch scene.moment.step {
    case .stop: return check.afterStop()
    case .disable: return baseline.map { check.afterDisable($0) } ?? []
    case .hidePrompt, .prompt: return check.afterPrompt()
    case .enable, .start, .speed, .rotate, .resize, .scroll, .recenter, .app, .wait: return []
    }
  }

  // MARK: Guidance

  private func afterStop() -> [Fault] {
    let staying = SDKModel.current.metrics.readyButtons.map { $0.component }
    return scene.components.compactMap { item in
      guard let component = item.component, !component.isRequired, !staying.contains(component)
      else { return nil }
      return left(item.view, item.name, "after guidance has stopped")
    }
  }

  /// A prompt that was hidden or replaced is gone when the animation has ended.
  private func afterPrompt() -> [Fault] {
    scene.items.compactMap { item in
      guard item.component == .prompt, item.view !== scene.map.sdkModel.prompt else { return nil }
      return left(item.view, "prompt", "after it was hidden or replaced")
    }
  }

  // MARK: Navigation

  private func afterDisable(_ baseline: HierarchyBaseline) -> [Fault] {
    let reached = Set(
      scene.constraints.filter { scene.timeline.isApps($0.layoutModel.order) }
        .flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0.map(ObjectIdentifier.init) })
    let isNew = { (object: AnyObject) in
      !baseline.contains(object) && !reached.contains(ObjectIdentifier(object))
    }
    return views(isNew) + guides(isNew) + constraints(baseline, isNew)
  }

  /// The topmost of the views that stayed.
  private func views(_ isNew: (AnyObject) -> Bool) -> [Fault] {
    scene.items.compactMap { item in
      guard isNew(item.view), !item.ancestors.contains(where: { isNew(scene.items[$0].view) })
      else { return nil }
      return left(item.view, item.name, "after navigation was disabled")
    }
  }

  private func guides(_ isNew: (AnyObject) -> Bool) -> [Fault] {
    owners().flatMap { $0.layoutGuides }.filter { isNew($0) && $0.layoutModel.origin == .app }
      .map { guide in
        let own = scene.constraints.last { $0.firstItem === guide || $0.secondItem === guide }
        let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
        return Fault(
          .missingCleanup, name, at: own?.layoutModel.site,
          "layout guide '\(name)' stays on the map after navigation was disabled", cause: "guide")
      }
  }

  /// The map and what is around it, which was there before.
  private func owners() -> [UIView] {
    var owners: [UIView] = [scene.map]
    while let parent = owners.last?.superview { owners.append(parent) }
    return owners
  }

  /// Constraints between what is meant to stay. Those of what stayed by mistake go with it.
  private func constraints(
    _ baseline: HierarchyBaseline, _ isNew: (AnyObject) -> Bool
  ) -> [Fault] {
    scene.constraints.compactMap { constraint in
      guard isNew(constraint), !scene.timeline.isApps(constraint.layoutModel.order) else {
        return nil
      }
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      guard items.allSatisfy({ isStanding($0, baseline) }) else { return nil }
      return Fault(
        .missingCleanup, at: constraint.layoutModel.site,
        "a constraint is still active after navigation was disabled: "
          + constraint.layoutModel.text, cause: "constraint")
    }
  }

  /// Whether an item was there before, itself or as the owner of a guide that every view has.
  private func isStanding(_ item: AnyObject, _ baseline: HierarchyBaseline) -> Bool {
    if baseline.contains(item) { return true }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return false }
    return baseline.contains(owner) && !owner.layoutGuides.contains { $0 === guide }
  }

  private func left(_ view: UIView, _ name: String, _ when: String) -> Fault {
    Fault(
      .missingCleanup, name, at: scene.site(of: view), "'\(name)' stays on the map \(when)",
      cause: when)
  }
}

extension NavigationMetrics.ButtonKind {
  var component: SDKComponent {
    switch self {
    case .compass: .compassButton
    case .reporting: .reportingButton
    case .other: .otherButton
    }
  }
}
