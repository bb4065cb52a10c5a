/// All a check may look at in one state at rest.
@MainActor
struct LayoutScene {
  let moment: ScenarioPlayer.Moment
  let map: GMSMapView
  let direction: ReadingDirection
  let phase: Phase
  let items: [SceneReader.Item]
  /// The delegate's and the app's active constraints, from the window down.
  let constraints: [NSLayoutConstraint]
  /// The SDK's active constraints.
  let sdkConstraints: [NSLayoutConstraint]
  let timeline: CallTimeline

  enum Phase {
    case off
    case ready
    case guidance
  }

  init(
    _ player: ScenarioPlayer, _ moment: ScenarioPlayer.Moment, _ items: [SceneReader.Item],
    _ timeline: CallTimeline
  ) {
    self.moment = moment
    self.timeline = timeline
    map = player.stage.map
    direction = player.scenario.direction
    self.items = items
    let all = ConstraintReader.active(in: player.stage.window)
    constraints = all.filter { $0.layoutModel.origin == .app }
    sdkConstraints = all.filter { $0.layoutModel.origin == .sdk }
    switch timeline.state {
    case .none, .prompt: phase = .off
    case .ready: phase = .ready
    case .guidance: phase = .guidance
    }
  }

  /// Items of the SDK that are on the map, shown or not.
  var components: [SceneReader.Item] { items.filter { $0.component != nil } }

  func item(_ component: SDKComponent) -> SceneReader.Item? {
    items.first { $0.component == component }
  }

  /// Whether the screen has room for everything, so that where things are can be judged: a phone
  /// on its side with narrow cards, a narrow screen with wide ones, or one on which cards and
  /// prompt leave next to nothing is a test of sturdiness alone.
  var isRoomy: Bool {
    switch moment.width {
    case .narrow: map.bounds.height >= 480 && freeHeight >= 120
    case .wide: map.bounds.width >= 560 && freeHeight >= 120
    }
  }

  /// What the SDK's cards and prompts leave of the height of the map, in points.
  private var freeHeight: CGFloat {
    guard phase == .guidance else { return map.bounds.height }
    let metrics = SDKModel.current.metrics
    let prompt = map.sdkModel.prompt.flatMap { MapSDKModel.contentSize(of: $0) }?.height ?? 0
    let bottom = max(metrics.etaCardHeight(moment.width), prompt)
    return map.bounds.height - metrics.turnCardHeight - bottom
  }

  /// The constraints of the app that speak of a view.
  func constraints(on view: UIView) -> [NSLayoutConstraint] {
    constraints.filter { $0.firstItem === view || $0.secondItem === view }
  }

  /// Whether a constraint arranges a view of the SDK, or room for a prompt, for a state that is
  /// over. Between an app's own views and guides a constraint may well be meant for all states.
  func isOver(_ constraint: NSLayoutConstraint) -> Bool {
    guard let call = timeline.call(of: constraint.layoutModel.order) else { return false }
    switch call.layer {
    case .prompt: return map.sdkModel.prompt == nil
    case .ready, .guidance: return call.layer != timeline.state && constraint.arrangesSDKView
    case .none: return true
    }
  }

  func stale(
    _ constraint: NSLayoutConstraint, _ effect: String, related: [RelatedRecord] = []
  ) -> Fault {
    let model = constraint.layoutModel
    let callback = timeline.call(of: model.order).map { "'\($0.callback.swiftName)'" }
    return Fault(
      .staleConstraint, at: model.site,
      "a constraint made active in \(callback ?? "an earlier state") is still active when its "
        + "state is over and \(effect): \(model.text)",
      related: related, cause: model.site == nil ? model.text : "")
  }

  /// The place of the last constraint that was made for a view.
  func site(of view: UIView) -> SourceSite? { lastSite(constraints(on: view)) }

  /// The place of the last constraint that was made for a view on an axis.
  func site(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> SourceSite? {
    lastSite(constraints(on: view).filter { axis.covers($0.attribute(of: view)) })
  }

  private func lastSite(_ constraints: [NSLayoutConstraint]) -> SourceSite? {
    constraints.max { $0.layoutModel.order < $1.layoutModel.order }?.layoutModel.site
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is a view of the SDK or a stack for its buttons.
  var arrangesSDKView: Bool {
    [firstItem, secondItem].contains { item in
      guard let view = item as? UIView else { return false }
      return MapSDKModel.component(of: view) != nil || view is GMSNavigationHidingStackView
    }
  }
}

/// Finds the active constraints of a hierarchy.
@MainActor
enum ConstraintReader {
  static func active(in root: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var waiting = [root]
    while let view = waiting.popLast() {
      found += view.constraints
      guard MapSDKModel.component(of: view) == nil else { continue }
      waiting += view.subviews
    }
    return found
  }
}
