/// The SDK's own layout of navigation, by the rules of `LegacyRule`.
///
/// It is applied anew whenever something it depends on changes. Under a layout delegate it lays
/// out the map without navigation alone.
@MainActor
final class BuiltInLayout {
  private unowned let driver: NavigationDriver
  private var rows: [NSLayoutConstraint] = []
  private var placed: [UIView] = []
  private var usesOwnGuide = false
  private var isApplying = false

  init(_ driver: NavigationDriver) {
    self.driver = driver
  }

  private var map: GMSMapView { driver.map }

  /// Whether the built-in layout has the screen.
  var isInCharge: Bool { driver.delegate == nil || driver.phase == .off }

  func apply() {
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    ViewWatch.shared.pausing {
      LayoutModel.current.making(as: .sdk) {
        NSLayoutConstraint.deactivate(rows)
        rows = isInCharge ? layOut(makeScene()) : layOutNothing()
        NSLayoutConstraint.activate(rows)
      }
    }
  }

  /// Under a delegate the slots are empty. Their guides are laid out only if the app has them.
  private func layOutNothing() -> [NSLayoutConstraint] {
    place([])
    return driver.guidesAreHandedOut ? GuideRule.hiddenRows(driver.guides, in: map) : []
  }

  private func layOut(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    var shown: [UIView] = []
    var made = ContentRule.rows(scene) + GuideRule.rows(scene)
    func add(_ views: [UIView], _ rows: [NSLayoutConstraint]) {
      shown += views
      made += rows
    }
    if driver.phase == .guidance { addGuidance(scene, add) }
    add([scene.controls.viewport], CameraRule.rows(scene))
    add([scene.controls.logo], LogoRule.rows(scene))
    if scene.showsSpeed { add([scene.views.speedWidget], SpeedRule.rows(scene)) }
    if scene.showsCompass { add([scene.controls.compass], CompassRule.rows(scene)) }
    add(TrailingRule.views(scene), TrailingRule.rows(scene))
    if let accessory = scene.accessory { add([accessory], AccessoryRule.rows(scene)) }
    if scene.showsHeader { add([scene.views.turnCard], HeaderRule.rows(scene)) }
    if scene.showsFooter { add([scene.views.etaCard], FooterRule.rows(scene)) }
    if let prompt = scene.prompt { add([prompt], PromptRule.rows(scene)) }
    place(shown)
    return made
  }

  private func addGuidance(
    _ scene: BuiltInScene, _ add: ([UIView], [NSLayoutConstraint]) -> Void
  ) {
    guard scene.progressBarHeight != nil else { return }
    add([scene.views.progressBar], ProgressBarRule.rows(scene))
  }

  /// Puts the views below everything of the app, in order; a prompt above it.
  private func place(_ views: [UIView]) {
    for view in placed where !views.contains(where: { $0 === view }) {
      if view.superview === map { view.removeFromSuperview() }
    }
    for (index, view) in views.enumerated() where !(view is SDKPromptView) {
      if view.superview === map, map.subviews.indices.contains(index),
        map.subviews[index] === view
      {
        continue
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      map.insertSubview(view, at: index)
    }
    if let prompt = views.last as? SDKPromptView { map.addSubview(prompt) }
    placed = views
  }

  // MARK: Guides of the app

  /// Applies the layout again if an app's guide has come into the hierarchy or left it.
  func checkGuides() {
    guard isInCharge, driver.phase != .off else { return }
    if usesOwnGuide != (reachableGuide !== defaultGuide) { apply() }
  }

  private var chosenGuide: UILayoutGuide {
    driver.mode == .wide ? driver.guides.alternateButtons : driver.guides.buttons
  }

  private var defaultGuide: UILayoutGuide {
    driver.mode == .wide ? driver.guides.defaultAlternate : driver.guides.footer
  }

  /// The app's guide if it is in the hierarchy of the map, else the SDK's.
  private var reachableGuide: UILayoutGuide {
    let root = chosenGuide.owningView?.layoutModel.root
    return root === map.layoutModel.root ? chosenGuide : defaultGuide
  }

  // MARK: The scene

  private func makeScene() -> BuiltInScene {
    let phase = driver.phase
    let trip = driver.trip
    let settings = map.settings
    let inGuidance = phase == .guidance
    let showsHeader = inGuidance && trip.showsHeader
    let isReportFlagNew =
      trip.showsReportButton != settings.isNavigationReportIncidentButtonEnabled
    let reportsAtOnce =
      isReportFlagNew && SDKModel.current.takesAlternative(.reportButtonAppliesNextTrip)
    let reports =
      reportsAtOnce
      ? settings.isNavigationReportIncidentButtonEnabled : trip.showsReportButton
    let guide = reachableGuide
    usesOwnGuide = guide !== defaultGuide
    let accessory = shownAccessory(showsHeader ? .present : .absent)
    let bearing = map.camera.bearing
    return BuiltInScene(
      map: map, guides: driver.guides,
      controls: phase == .off ? driver.baseControls : driver.views.controls, views: driver.views,
      style: driver.metrics.style, legacy: SDKModel.current.legacyMetrics, mode: driver.mode,
      isNavigating: phase != .off,
      behavior: map.paddingAdjustmentBehavior, padding: map.padding, showsHeader: showsHeader,
      showsFooter: inGuidance && trip.showsFooter, showsReportButton: inGuidance && reports,
      showsCompass: settings.compassButton && accessory == nil && (phase != .off || bearing != 0),
      showsMyLocation: settings.myLocationButton && map.isMyLocationEnabled,
      showsSpeed: inGuidance && driver.speedDisplay != .none && !driver.showsRecenterButton,
      progressBarHeight: inGuidance && trip.showsProgressBar
        ? progressBarHeight(accessory) : nil,
      accessory: accessory, accessoryHeight: driver.accessory.height, prompt: driver.prompt,
      buttonsGuide: guide)
  }

  private func progressBarHeight(_ accessory: UIView?) -> CGFloat? {
    guard !map.isOnCarPlayScreen else { return nil }
    var top: CGFloat = 0
    if driver.trip.showsHeader { top = driver.metrics.turnCardHeight }
    if accessory != nil { top += driver.accessory.height }
    return ProgressBarNumbers.height(mapHeight: map.bounds.height, coveredAtTop: top)
  }

  private enum Header {
    case present
    case absent
  }

  /// The accessory, if it shows: below a header, on a map that is not short.
  private func shownAccessory(_ header: Header) -> UIView? {
    guard header == .present, let view = driver.accessory.view else { return nil }
    guard map.bounds.height >= SDKModel.current.legacyMetrics.accessoryMinimumMapHeight else {
      return nil
    }
    if driver.accessory.needsHeight { askForHeight(of: view) }
    return view
  }

  private func askForHeight(of view: any UIView & GMSNavigationAccessoryView) {
    let metrics = driver.metrics
    let room = CGSize(
      width: metrics.cardWidth(in: map.bounds.width, driver.mode),
      height: max(
        0, map.bounds.height - metrics.turnCardHeight - metrics.etaCardHeight(driver.mode)))
    driver.accessory.needsHeight = false
    let answer = ViewWatch.shared.watching {
      view.heightForAccessoryViewConstrained(to: room, on: map)
    }
    driver.accessory.height = answer.isFinite ? min(max(0, answer), room.height) : 0
  }
}
