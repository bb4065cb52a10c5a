/// Watches one scenario and checks every state it comes to.
@MainActor
final class ScenarioObservation: CallbackObserver {
  private let audit: RunAudit
  private let player: ScenarioPlayer
  private var timeline = CallTimeline()
  private var baseline: HierarchyBaseline?
  private var refusals = RefusalCheck()
  private var pending: [Fault] = []
  private var seenRefusals = 0
  private var seenIntrusions = 0
  private var stepCount = 0
  private var flags: [String] = []
  private var promptHeight: Double?
  /// Whether something is wrong whose consequences would be found again and again.
  private var isTainted = false

  init(_ audit: RunAudit, _ player: ScenarioPlayer) {
    self.audit = audit
    self.player = player
    LayoutModel.current.clearLog()
    player.stage.map.sdkModel.observer = self
    player.willAct = { [unowned self] in timelineStart = LayoutModel.current.activationCount }
    player.didAct = { [unowned self] in timeline.noteApp(from: timelineStart) }
  }

  private var timelineStart = 0

  // MARK: Calls

  func willCall(_ callback: LayoutCallback) {
    if callback == .enableNavigationUI, baseline == nil {
      baseline = HierarchyBaseline(player.stage.window)
    }
    timeline.begin(callback)
  }

  func didCall(_ record: CallbackRecord) {
    timeline.end(record)
    audit.note(record)
    takeRefusals(in: record.callback)
    refusals.note(ConstraintReader.active(in: player.stage.window))
    if !record.isImplemented, audit.isFaulty(record.callback) { isTainted = true }
  }

  private func takeRefusals(in callback: LayoutCallback?) {
    let all = LayoutModel.current.faults
    guard all.count > seenRefusals else { return }
    pending += refusals.faults(Array(all[seenRefusals...]), in: callback)
    seenRefusals = all.count
  }

  // MARK: States

  func visit(_ moment: ScenarioPlayer.Moment, _ items: [SceneReader.Item]) {
    stepCount += 1
    noteFlags(moment.step)
    takeRefusals(in: nil)
    let scene = LayoutScene(player, moment, items, timeline)
    refusals.note(scene.constraints)
    let found = check(scene)
    for fault in found { audit.add(fault, in: moment.id) }
    LayoutModel.current.clearLog()
    seenRefusals = 0
    pending = []
  }

  private func noteFlags(_ step: ScenarioStep) {
    switch step {
    case .app(.flag(let flag, let value)):
      flags.removeAll { $0.hasPrefix("\(flag.rawValue) ") }
      flags.append("\(flag.rawValue) \(value.rawValue)")
      flags.sort()
    case .prompt(let height): promptHeight = height
    case .hidePrompt, .stop, .disable: promptHeight = nil
    case .enable, .start, .speed, .rotate, .resize, .scroll, .recenter, .app(.padding), .wait: break
    }
  }

  /// The checks from causes to consequences: what is found first makes later ones void.
  private func check(_ scene: LayoutScene) -> [Fault] {
    let intrusions = ViewWatch.shared.intrusions
    let intruded = IntrusionCheck.faults(Array(intrusions.dropFirst(seenIntrusions)), scene)
    seenIntrusions = intrusions.count
    let anchors = audit.checksAnchors(of: scene) ? AnchorCheck.faults(scene) : []
    let always = intruded + anchors
    guard !isTainted else { return always }
    let leftovers = CleanupCheck.faults(scene, player.stage.window, baseline)
    if !leftovers.isEmpty {
      isTainted = true
      return always + leftovers
    }
    if !pending.isEmpty {
      isTainted = true
      return always + pending
    }
    let conflicts = ConflictCheck.faults(scene)
    return always + conflicts + (conflicts.isEmpty ? checkLayout(scene) : [])
  }

  private func checkLayout(_ scene: LayoutScene) -> [Fault] {
    let structure = audit.structure(of: scene)
    var found = structure.fixed + RequiredViewCheck.presence(scene)
    guard structure.unplaced.isEmpty else { return found + structure.unplaced }
    found += RequiredViewCheck.place(scene)
    found += OverlapCheck.faults(scene) + OffScreenCheck.faults(scene)
    found += WidePlacementCheck.faults(scene)
    if structure.fixed.isEmpty { found += FixedSizeCheck.deformations(scene) }
    if found.isEmpty, scene.phase != .off { audit.paths.add(entry(scene), key(scene)) }
    return found
  }

  // MARK: Paths

  private func key(_ scene: LayoutScene) -> PathTable.Key {
    let views = scene.map.sdkModel.views
    func size(_ component: SDKComponent) -> PathTable.CGSizeKey {
      let view = views.first { MapSDKModel.component(of: $0) == component }
      return PathTable.CGSizeKey(view.flatMap { MapSDKModel.contentSize(of: $0) } ?? .zero)
    }
    return PathTable.Key(
      device: player.scenario.device.id, direction: scene.direction,
      metrics: player.scenario.metrics.name, width: scene.moment.shape.width,
      height: scene.moment.shape.height, mode: scene.moment.width,
      isGuiding: scene.phase == .guidance, promptHeight: promptHeight, speed: size(.speedWidget),
      logo: size(.googleLogo), flags: flags)
  }

  private func entry(_ scene: LayoutScene) -> PathTable.Entry {
    let shown = scene.items.filter { $0.isShown }
    let isPrompting = scene.map.sdkModel.prompt != nil
    let rests = scene.constraints.compactMap { constraint -> PathTable.ConstraintRest? in
      guard let call = timeline.call(of: constraint.layoutModel.order) else { return nil }
      let isOver =
        switch call.layer {
        case .prompt: !isPrompting
        case .guidance: scene.phase == .ready
        case .ready, .none: false
        }
      guard isOver else { return nil }
      return PathTable.ConstraintRest(
        site: constraint.layoutModel.site, text: constraint.layoutModel.text,
        callback: call.callback)
    }
    return PathTable.Entry(
      state: scene.moment.id, step: scene.moment.step, age: stepCount,
      frames: Dictionary(shown.map { ($0.name, $0.frame) }) { first, _ in first },
      ownViews: Set(shown.filter { $0.component == nil && $0.isDrawn }.map { $0.name }),
      leftovers: rests,
      layout: timeline.calls.last { $0.layer == .ready || $0.layer == .guidance })
  }
}
