/// Runs navigation on one map: its states, and who lays them out.
///
/// With a layout delegate the delegate is called; without one the built-in layout is applied.
@MainActor
final class NavigationDriver {
  enum Phase {
    case off
    case ready
    case guidance
  }

  unowned let map: GMSMapView
  let journal = CallbackJournal()
  let views: NavigationViews
  let baseControls: MapControls
  lazy var builtIn = BuiltInLayout(self)
  lazy var guides = SlotGuides(of: map)
  private(set) var phase = Phase.off
  private(set) var trip = TripFlags()
  private(set) var prompt: SDKPromptView?
  private var readyState: ReadyState?
  private var guidanceState: GuidanceState?
  private let ownNavigator = GMSNavigator()
  private var sessionNavigator: GMSNavigator?
  private var isBusy = false
  /// Whether the state of the map follows the navigator's.
  private var isFollowing = false
  var accessory = AccessorySlot()
  /// Whether the app has asked for a guide of a slot.
  var guidesAreHandedOut = false { didSet { if !oldValue { relayout() } } }
  /// What the device knows of speeds; what shows is up to the map's two flags.
  var speedData = SpeedDisplay.none { didSet { speedChanged() } }
  /// Whether the user has moved the map away from the car.
  var isScrolledAway = false { didSet { recenterChanged() } }
  /// The mode the map is in at its next layout.
  var nextMode = WidthMode.narrow { didSet { if nextMode != oldValue { map.setNeedsLayout() } } }
  weak var observer: (any CallbackObserver)?
  private var knownSize = CGSize.zero

  init(_ map: GMSMapView) {
    self.map = map
    views = NavigationViews(SDKModel.current.metrics)
    baseControls = MapControls.ofBaseMap(SDKModel.current.metrics)
  }

  var metrics: NavigationMetrics { SDKModel.current.metrics }
  var mode: WidthMode { journal.widthMode }
  var delegate: (any NavigationLayoutDelegate)? { map.layoutDelegate }

  var navigator: GMSNavigator? {
    SDKModel.current.termsAreAccepted ? sessionNavigator ?? ownNavigator : nil
  }

  // MARK: States

  func enable(with session: GMSNavigationSession) -> Bool {
    guard let navigator = session.navigator else { return false }
    if phase == .off { sessionNavigator = navigator }
    enable()
    return true
  }

  func enable() {
    guard phase == .off, let navigator else { return }
    navigator.attach(self)
    isFollowing = true
    takeSize()
    phase = .ready
    let state = makeReadyState()
    relayout()
    call(.enableNavigationUI) { $0.enableNavigationUI(navMap: map, newState: state) }
    navigatorChanged()
  }

  func disable() {
    guard phase != .off else { return }
    // The navigator may go on guiding; this map no longer follows it.
    navigator?.detach(self)
    isFollowing = false
    if phase == .guidance {
      if SDKModel.current.takesAlternative(.stopBeforeDisable) {
        readyState = makeReadyState()
      } else {
        endGuidance()
      }
    }
    phase = .off
    let old = readyState ?? makeReadyState()
    dropPrompt()
    relayout()
    call(.disableNavigationUI) { $0.disableNavigationUI(navMap: map, oldState: old) }
    readyState = nil
    guidanceState = nil
  }

  /// Follows the navigator. What a callback changes is followed when the callback has returned.
  func navigatorChanged() {
    guard isFollowing, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    var transitions = 0
    // A delegate that switches guidance from within its methods does not keep us for ever.
    while isFollowing, transitions < Self.transitionLimit, followNavigator() { transitions += 1 }
  }

  private static let transitionLimit = 32

  /// - Returns: whether anything had to be done.
  private func followNavigator() -> Bool {
    if prompt != nil, navigator?.shouldDisplayPrompts == false {
      hidePrompt()
      return true
    }
    let isGuiding = navigator?.isGuiding == true
    switch phase {
    case .ready where isGuiding:
      startGuidance()
      return true
    case .guidance where !isGuiding:
      if prompt != nil, SDKModel.current.takesAlternative(.promptHiddenBeforeStop) {
        dropPrompt()
      } else {
        hidePrompt()
      }
      endGuidance()
      return true
    case .off, .ready, .guidance: return false
    }
  }

  private func startGuidance() {
    let old = readyState ?? makeReadyState()
    phase = .guidance
    trip = TripFlags(map.settings)
    showReportingLabel()
    speedChanged()
    let state = makeGuidanceState()
    relayout()
    call(.startGuidance) { $0.startGuidance(navMap: map, newState: state, oldState: old) }
  }

  private func endGuidance() {
    let old = guidanceState ?? makeGuidanceState()
    phase = .ready
    let isKept =
      accessory.view != nil && SDKModel.current.takesAlternative(.accessorySurvivesStop)
    if !isKept { accessory = AccessorySlot() }
    let state = makeReadyState()
    relayout()
    call(.stopGuidance) { $0.stopGuidance(navMap: map, newState: state, oldState: old) }
  }

  private func makeReadyState() -> ReadyState {
    let state = ReadyState(
      width: widthReading, logo: views.logo, viewport: views.viewport,
      buttons: buttons(metrics.readyButtons))
    readyState = state
    return state
  }

  private func makeGuidanceState() -> GuidanceState {
    let state = GuidanceState(
      width: widthReading, views: views, buttons: buttons(metrics.guidanceButtons))
    guidanceState = state
    return state
  }

  private func buttons(_ kinds: [NavigationMetrics.ButtonKind]) -> [any NavigationUIButton] {
    guard delegate != nil, !map.settings.isNavigationReportIncidentButtonEnabled,
      SDKModel.current.takesAlternative(.reportFlagKeepsButton)
    else { return views.buttons(kinds) }
    return views.buttons(kinds.filter { $0 != .reporting })
  }

  private var widthReading: WidthReading {
    let isLive = delegate != nil && SDKModel.current.takesAlternative(.statesAreSnapshots)
    return WidthReading(snapshot: isLive ? nil : mode, live: journal)
  }

  // MARK: Calls

  private func call(
    _ callback: LayoutCallback, _ body: (any NavigationLayoutDelegate) -> Void
  ) {
    guard let delegate else { return }
    observer?.willCall(callback)
    let outer = journal.begin(callback)
    let outerCallback = ViewWatch.shared.callback
    let wasBusy = isBusy
    ViewWatch.shared.callback = callback
    isBusy = true
    ViewWatch.shared.watching { body(delegate) }
    isBusy = wasBusy
    ViewWatch.shared.callback = outerCallback
    if let record = journal.end(resuming: outer) { observer?.didCall(record) }
    navigatorChanged()
  }

  // MARK: Prompts

  /// A prompt is ready. Without guidance, or with prompts switched off, it is not shown.
  /// - Returns: whether it is.
  func raisePrompt(height: CGFloat) -> Bool {
    guard phase == .guidance, let navigator, navigator.shouldDisplayPrompts else { return false }
    let width = metrics.cardWidth(in: map.bounds.width, mode)
    let raised = SDKPromptView(height: height, width: width, margin: metrics.cardMargin)
    let old = prompt
    let hears =
      old == nil
      || (navigator.hasListeners
        && SDKModel.current.takesAlternative(.promptChangeNotifiesNobody))
    if old != nil, hears { tellListeners { $0.navigatorDidDismissPrompt(navigator) } }
    if hears { tellListeners { $0.navigatorWillPresentPrompt(navigator) } }
    prompt = raised
    relayout()
    if let old {
      call(.changePrompt) { $0.changePrompt(navMap: map, newPrompt: raised, oldPrompt: old) }
    } else {
      call(.showPrompt) { $0.showPrompt(navMap: map, newPrompt: raised) }
    }
    return true
  }

  func hidePrompt() {
    guard let old = prompt else { return }
    prompt = nil
    relayout()
    call(.hidePrompt) { $0.hidePrompt(navMap: map, oldPrompt: old) }
    if let navigator { tellListeners { $0.navigatorDidDismissPrompt(navigator) } }
  }

  /// The prompt goes with the state; a delegate is not told.
  private func dropPrompt() {
    guard prompt != nil else { return }
    prompt = nil
    if let navigator { tellListeners { $0.navigatorDidDismissPrompt(navigator) } }
  }

  private func tellListeners(_ event: (any GMSNavigatorListener) -> Void) {
    guard let navigator, navigator.hasListeners else { return }
    let isSilent = delegate != nil && !SDKModel.current.takesAlternative(.promptListenersSilent)
    guard !isSilent else { return }
    ViewWatch.shared.watching { navigator.tell(event) }
  }

  // MARK: Sizes

  /// Takes over the size and the mode of the map; called before its subviews are laid out.
  func mapWillLayOut() {
    builtIn.checkGuides()
    guard map.bounds.size != knownSize || nextMode != mode else { return }
    takeSize()
    relayout()
    switch phase {
    case .off: break
    case .ready:
      let state = makeReadyState()
      call(.sizeChanged) { $0.sizeChanged(navMap: map, newState: state) }
    case .guidance:
      let state = makeGuidanceState()
      call(.sizeChanged) { $0.sizeChanged(navMap: map, newState: state) }
    }
  }

  private func takeSize() {
    knownSize = map.bounds.size
    journal.widthMode = nextMode
    views.resizeCards(metrics, mapWidth: knownSize.width, mode)
    if let prompt {
      let width = metrics.cardWidth(in: knownSize.width, mode)
      prompt.contentSize = CGSize(width: width, height: prompt.height)
    }
    accessory.needsHeight = true
  }

  func relayout() { builtIn.apply() }
}

/// Hears of the calls of a delegate's methods.
@MainActor
public protocol CallbackObserver: AnyObject {
  func willCall(_ callback: LayoutCallback)
  func didCall(_ record: CallbackRecord)
}
