// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelGoogleNavigation: [ModelSourceFile] = [
ModelSourceFile("BuiltIn/BuiltInLayout.swift", #"""
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

"""#),
ModelSourceFile("BuiltIn/BuiltInScene.swift", #"""
/// What the rules of the built-in layout look at.
@MainActor
struct BuiltInScene {
  let map: GMSMapView
  let guides: SlotGuides
  let controls: MapControls
  let views: NavigationViews
  let style: StyleValues
  let legacy: LegacyMetrics
  let mode: WidthMode
  let isNavigating: Bool
  let behavior: GMSMapViewPaddingAdjustmentBehavior
  let padding: UIEdgeInsets
  let showsHeader: Bool
  let showsFooter: Bool
  let showsReportButton: Bool
  let showsCompass: Bool
  let showsMyLocation: Bool
  let showsSpeed: Bool
  /// The height of the progress bar; nil if it is hidden.
  let progressBarHeight: CGFloat?
  let accessory: UIView?
  let accessoryHeight: CGFloat
  let prompt: SDKPromptView?
  /// The guide that carries the bottom trailing buttons now.
  let buttonsGuide: UILayoutGuide

  /// What covers the bottom of the map.
  var bottomCovers: [UIView] {
    (showsFooter ? [views.etaCard] : []) + (prompt.map { [$0] } ?? [])
  }

  /// The lower edge of what hangs from the top.
  var headerBottom: NSLayoutYAxisAnchor? {
    if let accessory { return accessory.bottomAnchor }
    return showsHeader ? views.turnCard.bottomAnchor : nil
  }
}

/// Bounds that give way rather than contradict each other on a map too small for all of them.
@MainActor
enum SoftBound {
  private static let bound = UILayoutPriority(999)
  private static let pull = UILayoutPriority(500)

  /// A line as far down as it can be above others, `distance` points away from each.
  static func lowest(
    _ line: NSLayoutYAxisAnchor, above others: [NSLayoutYAxisAnchor], distance: CGFloat
  ) -> [NSLayoutConstraint] {
    others.flatMap { other in
      [
        line.constraint(lessThanOrEqualTo: other, constant: -distance).at(bound),
        line.constraint(equalTo: other, constant: -distance).at(pull),
      ]
    }
  }

  /// A line as far up as it can be below others, `distance` points away from each.
  static func highest(
    _ line: NSLayoutYAxisAnchor, below others: [NSLayoutYAxisAnchor], distance: CGFloat
  ) -> [NSLayoutConstraint] {
    others.flatMap { other in
      [
        line.constraint(greaterThanOrEqualTo: other, constant: distance).at(bound),
        line.constraint(equalTo: other, constant: distance).at(pull),
      ]
    }
  }
}

extension NSLayoutConstraint {
  func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

"""#),
ModelSourceFile("BuiltIn/CameraRule.swift", #"""
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

"""#),
ModelSourceFile("BuiltIn/CardRules.swift", #"""
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

"""#),
ModelSourceFile("BuiltIn/ContentRule.swift", #"""
/// `padding-makes-insets` and `padding-is-physical`: the region of the map that carries controls.
enum ContentRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let content = scene.guides.content
    let safe = scene.map.safeAreaLayoutGuide
    let map = scene.map
    let padding = scene.padding
    switch scene.behavior {
    case .always:
      return [
        content.topAnchor.constraint(equalTo: safe.topAnchor, constant: padding.top),
        content.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: padding.left),
        content.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -padding.bottom),
        content.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -padding.right),
      ].map { $0.at(UILayoutPriority(999)) }
    case .never:
      return [
        content.topAnchor.constraint(equalTo: map.topAnchor, constant: padding.top),
        content.leftAnchor.constraint(equalTo: map.leftAnchor, constant: padding.left),
        content.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: -padding.bottom),
        content.rightAnchor.constraint(equalTo: map.rightAnchor, constant: -padding.right),
      ].map { $0.at(UILayoutPriority(999)) }
    case .automatic:
      return larger(content.topAnchor, safe.topAnchor, map.topAnchor, padding.top)
        + larger(content.leftAnchor, safe.leftAnchor, map.leftAnchor, padding.left)
        + smaller(content.bottomAnchor, safe.bottomAnchor, map.bottomAnchor, padding.bottom)
        + smaller(content.rightAnchor, safe.rightAnchor, map.rightAnchor, padding.right)
    }
  }

  /// The line that is further right or down.
  @MainActor
  private static func larger<Axis>(
    _ line: NSLayoutAnchor<Axis>, _ safe: NSLayoutAnchor<Axis>, _ edge: NSLayoutAnchor<Axis>,
    _ padding: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      line.constraint(greaterThanOrEqualTo: safe).at(UILayoutPriority(999)),
      line.constraint(greaterThanOrEqualTo: edge, constant: padding).at(UILayoutPriority(999)),
      line.constraint(equalTo: edge).at(UILayoutPriority(500)),
    ]
  }

  /// The line that is further left or up.
  @MainActor
  private static func smaller<Axis>(
    _ line: NSLayoutAnchor<Axis>, _ safe: NSLayoutAnchor<Axis>, _ edge: NSLayoutAnchor<Axis>,
    _ padding: CGFloat
  ) -> [NSLayoutConstraint] {
    [
      line.constraint(lessThanOrEqualTo: safe).at(UILayoutPriority(999)),
      line.constraint(lessThanOrEqualTo: edge, constant: -padding).at(UILayoutPriority(999)),
      line.constraint(equalTo: edge).at(UILayoutPriority(500)),
    ]
  }
}

"""#),
ModelSourceFile("BuiltIn/ControlRules.swift", #"""
/// `compass-top-trailing`: below a header that spans the map.
enum CompassRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let compass = scene.controls.compass
    var above = [scene.guides.content.topAnchor]
    if scene.mode == .narrow, scene.showsHeader { above.append(scene.views.turnCard.bottomAnchor) }
    return SoftBound.highest(
      compass.topAnchor, below: above, distance: scene.style.buttonVerticalPadding)
      + [
        compass.trailingAnchor.constraint(
          equalTo: scene.guides.content.trailingAnchor,
          constant: -scene.style.buttonHorizontalPadding)
      ]
  }
}

/// `logo-bottom-leading`: above what covers the bottom.
enum LogoRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let logo = scene.controls.logo
    let below = [scene.guides.content.bottomAnchor] + scene.bottomCovers.map { $0.topAnchor }
    return SoftBound.lowest(
      logo.bottomAnchor, above: below, distance: scene.style.buttonVerticalPadding)
      + [
        logo.leadingAnchor.constraint(
          equalTo: scene.guides.content.leadingAnchor,
          constant: scene.style.elementHorizontalPadding)
      ]
  }
}

/// `speed-above-logo`: in the logo's column, gone while the recenter button shows.
enum SpeedRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let widget = scene.views.speedWidget
    return [
      widget.bottomAnchor.constraint(
        equalTo: scene.controls.logo.topAnchor, constant: -scene.style.buttonVerticalPadding),
      widget.leadingAnchor.constraint(
        equalTo: scene.guides.content.leadingAnchor,
        constant: scene.style.elementHorizontalPadding),
    ]
  }
}

/// `report-bottom-trailing`, `my-location-bottom-right`, `buttons-follow-guide`: a column that an
/// app may move by a guide.
enum TrailingRule {
  @MainActor
  static func views(_ scene: BuiltInScene) -> [UIView] {
    (scene.showsReportButton ? [scene.views.reporting] : [])
      + (scene.showsMyLocation ? [scene.controls.myLocation] : [])
  }

  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let column = views(scene)
    guard let lowest = column.first else { return [] }
    var below = [scene.guides.content.bottomAnchor, scene.buttonsGuide.topAnchor]
    if let prompt = scene.prompt { below.append(prompt.topAnchor) }
    var rows = SoftBound.lowest(
      lowest.bottomAnchor, above: below, distance: scene.style.buttonVerticalPadding)
    for (lower, upper) in zip(column, column.dropFirst()) {
      rows.append(
        upper.bottomAnchor.constraint(
          equalTo: lower.topAnchor, constant: -scene.legacy.buttonSpacing))
    }
    for view in column { rows += trailing(view, scene) }
    return rows
  }

  /// The guide's trailing edge if it is an app's, else that of the region for controls.
  @MainActor
  private static func trailing(_ view: UIView, _ scene: BuiltInScene) -> [NSLayoutConstraint] {
    let content = scene.guides.content.trailingAnchor
    let distance = -scene.style.buttonHorizontalPadding
    let guide = scene.buttonsGuide
    guard guide !== scene.guides.footer, guide !== scene.guides.defaultAlternate else {
      return [view.trailingAnchor.constraint(equalTo: content, constant: distance)]
    }
    return [
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: distance),
      // An app may leave the side of its guide open.
      guide.trailingAnchor.constraint(equalTo: content).at(UILayoutPriority(2)),
      guide.widthAnchor.constraint(equalToConstant: 0).at(UILayoutPriority(1)),
    ]
  }
}

"""#),
ModelSourceFile("BuiltIn/GuideRule.swift", #"""
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

"""#),
ModelSourceFile("BuiltIn/LegacyRule.swift", #"""
/// A documented or inferred rule of the SDK's own layout, by name.
public enum LegacyRule: String, CaseIterable, Sendable {
  case headerAtTop = "header-at-top"
  case footerAtBottom = "footer-at-bottom"
  case cardsOnLeadingSide = "cards-on-leading-side"
  case flagsOnNextTrip = "flags-on-next-trip"
  case guidesCoverCards = "guides-cover-cards"
  case hiddenGuidesAreEmpty = "hidden-guides-are-empty"
  case alternateGuideHasTop = "alternate-guide-has-top"
  case buttonsFollowGuide = "buttons-follow-guide"
  case accessoryBelowHeader = "accessory-below-header"
  case accessoryInGuidanceOnly = "accessory-in-guidance-only"
  case accessoryHiddenOnShortMaps = "accessory-hidden-on-short-maps"
  case accessoryHidesCompass = "accessory-hides-compass"
  case compassTopTrailing = "compass-top-trailing"
  case logoBottomLeading = "logo-bottom-leading"
  case speedAboveLogo = "speed-above-logo"
  case reportBottomTrailing = "report-bottom-trailing"
  case myLocationBottomRight = "my-location-bottom-right"
  case recenterReplacesSpeed = "recenter-replaces-speed"
  case controlsFollowSettings = "controls-follow-settings"
  case paddingMakesInsets = "padding-makes-insets"
  case paddingIsPhysical = "padding-is-physical"
  case paddingSparesCards = "padding-spares-cards"
  case progressBarPlace = "progress-bar-place"
  case progressBarUnderOthers = "progress-bar-under-others"
  case progressBarHidden = "progress-bar-hidden"
  case cameraBetweenCards = "camera-between-cards"
  case cameraInEndHalf = "camera-in-end-half"
  case promptAtBottom = "prompt-at-bottom"
  case promptRaisesControls = "prompt-raises-controls"
  case layoutMirrors = "layout-mirrors"
}

extension LegacyRule {
  /// What the layout does; one clause.
  public var statement: String { facts.statement }

  /// What says so.
  public var source: String { facts.source }

  private var facts: (statement: String, source: String) {
    switch self {
    case .headerAtTop:
      ("the turn card lies at the top of the map in guidance", Self.controlsPage)
    case .footerAtBottom:
      ("the ETA card lies at the bottom of the map in guidance", Self.controlsPage)
    case .cardsOnLeadingSide:
      (
        "on a wide map the cards lie on the leading side and do not span the map",
        "GMSMapView.bottomTrailingButtonsAlternateLayoutGuide; the side as in wide mode"
      )
    case .flagsOnNextTrip:
      ("the flags of header, footer and progress bar apply from the next trip", Self.controlsPage)
    case .guidesCoverCards:
      ("the header and footer guides cover the cards", Self.mapReference)
    case .hiddenGuidesAreEmpty:
      ("the guide of a hidden card has no height", Self.mapReference)
    case .alternateGuideHasTop:
      ("the default alternate guide has a top alone", Self.mapReference)
    case .buttonsFollowGuide:
      (
        "the bottom trailing buttons stand on the guide that the app set for the width of the map",
        Self.mapReference
      )
    case .accessoryBelowHeader:
      (
        "the accessory lies below the turn card, as wide as it and as high as it asks to be",
        "GMSNavigationAccessoryView"
      )
    case .accessoryInGuidanceOnly:
      ("setting and invalidating an accessory do nothing outside guidance", Self.mapReference)
    case .accessoryHiddenOnShortMaps:
      ("the accessory is hidden on maps of little height", Self.mapReference)
    case .accessoryHidesCompass:
      ("the compass is hidden while there is an accessory", "release notes 10.0.0")
    case .compassTopTrailing:
      ("the compass is in the top trailing corner, below the header", Self.controlsPage)
    case .logoBottomLeading:
      ("the logo is in the bottom leading corner, above the footer", "release notes 9.4.0")
    default: controlFacts
    }
  }

  private var controlFacts: (statement: String, source: String) {
    switch self {
    case .speedAboveLogo:
      ("the speed widget is in the logo's column, above it", "GMSMapView.shouldDisplaySpeedometer")
    case .reportBottomTrailing:
      (
        "the report button is in the bottom trailing corner, above the footer",
        "\"Show real-time disruptions\""
      )
    case .myLocationBottomRight:
      ("the My Location button is in the bottom trailing corner", Self.controlsPage)
    case .recenterReplacesSpeed:
      (
        "the speed widget is hidden while the recenter button shows",
        "GMSMapView.shouldDisplaySpeedometer"
      )
    case .controlsFollowSettings:
      ("compass and My Location follow their settings at once", Self.controlsPage)
    case .paddingMakesInsets:
      (
        "padding and safe area make the insets: their sum, the larger, or the padding alone",
        "GMSMapViewPaddingAdjustmentBehavior"
      )
    case .paddingIsPhysical:
      ("left and right padding do not swap in right-to-left", "UIEdgeInsets")
    case .paddingSparesCards:
      ("padding moves controls and camera, not cards", "GMSMapView.padding, reports of users")
    case .progressBarPlace:
      (
        "the progress bar is 12 pt wide on the leading side, 210 pt above the bottom, at least "
          + "170 pt below the top, at most 400 pt high", Self.controlsPage
      )
    case .progressBarUnderOthers:
      ("the progress bar is drawn under everything else", Self.controlsPage)
    case .progressBarHidden:
      (
        "the progress bar is hidden on maps below 552 pt and where less than 200 pt is left, and "
          + "on CarPlay", "release notes 9.4.0 and 10.3.0; the stricter counts"
      )
    case .cameraBetweenCards:
      ("the camera frames the map between the cards, less the insets", "GMSMapView.padding")
    case .cameraInEndHalf:
      ("on a wide map the camera frames the half at the end", "release notes 9.4.0")
    case .promptAtBottom:
      ("a prompt lies at the bottom of the map, over the ETA card", Self.layoutPage)
    case .promptRaisesControls:
      ("controls and camera keep above a prompt", Self.layoutPage)
    default:
      ("everything mirrors in right-to-left", "release notes 9.4.0")
    }
  }

  private static let controlsPage = "\"Modify the navigation UI\""
  private static let layoutPage = "\"Customize the navigation layout\""
  private static let mapReference = "reference of GMSMapView"
}

"""#),
ModelSourceFile("BuiltIn/ProgressBarRule.swift", #"""
/// The documented numbers of the trip progress bar, in points.
enum ProgressBarNumbers {
  static let width: CGFloat = 12
  static let distanceFromBottom: CGFloat = 210
  static let leastDistanceFromTop: CGFloat = 170
  static let greatestHeight: CGFloat = 400
  /// Since 9.4.0 it is hidden on maps below this height.
  static let leastMapHeight: CGFloat = 552
  /// Since 10.3.0 it is hidden when less than this is left for it.
  static let leastHeight: CGFloat = 200

  /// The height of the bar; nil if it is hidden. The two hiding rules disagree between 552 and
  /// 580 pt; the stricter counts.
  ///
  /// - Parameter coveredAtTop: how much of the map the header and its accessory cover.
  static func height(mapHeight: CGFloat, coveredAtTop: CGFloat) -> CGFloat? {
    guard mapHeight >= leastMapHeight else { return nil }
    let room = mapHeight - distanceFromBottom - max(leastDistanceFromTop, coveredAtTop)
    return room >= leastHeight ? min(room, greatestHeight) : nil
  }
}

/// `progress-bar-place`: on the leading side, under everything else.
enum ProgressBarRule {
  @MainActor
  static func rows(_ scene: BuiltInScene) -> [NSLayoutConstraint] {
    guard let height = scene.progressBarHeight else { return [] }
    let bar = scene.views.progressBar
    return [
      bar.leadingAnchor.constraint(
        equalTo: scene.map.safeAreaLayoutGuide.leadingAnchor,
        constant: scene.style.elementHorizontalPadding),
      bar.bottomAnchor.constraint(
        equalTo: scene.map.bottomAnchor, constant: -ProgressBarNumbers.distanceFromBottom),
      bar.heightAnchor.constraint(equalToConstant: height),
    ]
  }
}

"""#),
ModelSourceFile("BuiltIn/SlotGuides.swift", #"""
/// The layout guides of the built-in layout. They exist as long as the map does.
@MainActor
final class SlotGuides {
  let header: UILayoutGuide
  let footer: UILayoutGuide
  /// The map less its insets: the region that carries controls.
  let content: UILayoutGuide
  /// Only its top is constrained.
  let defaultAlternate: UILayoutGuide
  /// What carries the bottom trailing buttons; an app may set its own.
  var buttons: UILayoutGuide
  /// What carries them on a wide map.
  var alternateButtons: UILayoutGuide

  init(of map: UIView) {
    func guide(_ name: String) -> UILayoutGuide {
      let guide = UILayoutGuide()
      guide.identifier = name
      guide.layoutModel.origin = .sdk
      map.addLayoutGuide(guide)
      return guide
    }
    header = guide("navigationHeader")
    footer = guide("navigationFooter")
    content = guide("mapContent")
    defaultAlternate = guide("bottomTrailingButtonsAlternate")
    buttons = footer
    alternateButtons = defaultAlternate
  }
}

"""#),
ModelSourceFile("Exports.swift", ##"""
/// The part of the Navigation SDK that decides what is where on a map, without the SDK.
///
/// User source compiles against this module unmodified, under the name `GoogleNavigation`. Its map
/// view has both layouts: without a layout delegate it lays out its own slots by the rules of
/// `LegacyRule`, with one it calls the delegate through the states of navigation. Both run on the
/// views and the solver of `ModelUIKit`. Numbers the SDK does not publish are `NavigationMetrics`
/// and `LegacyMetrics`; open questions are `NavigationAssumption`. What only the model has is
/// reached through `SDKModel` and the property `sdkModel` of a map view.
@_exported import ModelUIKit

#if canImport(CoreLocation)
  @_exported import CoreLocation
#endif

"""##),
ModelSourceFile("Layout/NavigationDriver+Settings.swift", #"""
/// What the app and the device change while the map is up.
extension NavigationDriver {
  /// Map controls follow their settings at once.
  func controlsChanged() { relayout() }

  func paddingChanged(from old: UIEdgeInsets) {
    if map.padding != old { relayout() }
  }

  func speedChanged() {
    let size = metrics.speedSize(speedDisplay)
    guard size != views.speedWidget.contentSize else { return }
    views.speedWidget.contentSize = size
    relayout()
  }

  /// What the speed widget shows: what is known and wanted.
  var speedDisplay: SpeedDisplay {
    let knowsSpeed = speedData == .current || speedData == .both
    let knowsLimit = speedData == .limit || speedData == .both
    let showsSpeed = knowsSpeed && map.shouldDisplaySpeedometer
    let showsLimit = knowsLimit && map.shouldDisplaySpeedLimit
    switch (showsSpeed, showsLimit) {
    case (false, false): return .none
    case (true, false): return .current
    case (false, true): return .limit
    case (true, true): return .both
    }
  }

  func cameraModeChanged() {
    if map.cameraMode == .following { isScrolledAway = false }
  }

  /// The logo turns into the recenter button while the map is scrolled away.
  func recenterChanged() {
    let size = showsRecenterButton ? metrics.recenterSize : metrics.logoSize
    guard size != views.logo.contentSize else { return }
    views.logo.contentSize = size
    relayout()
  }

  var showsRecenterButton: Bool {
    isScrolledAway && phase != .off && map.settings.isRecenterButtonEnabled
  }

  /// The reporting button begins a trip with its label and collapses after a while.
  func showReportingLabel() {
    guard let expanded = metrics.expandedReportingSize else { return }
    views.reporting.contentSize = expanded
    LayoutModel.current.clock.schedule(after: 5) { [weak self] in
      guard let self else { return }
      views.reporting.contentSize = metrics.buttonSize
      relayout()
    }
  }

  // MARK: Slots

  func handOut(_ guide: KeyPath<SlotGuides, UILayoutGuide>) -> UILayoutGuide {
    guidesAreHandedOut = true
    return guides[keyPath: guide]
  }

  func setButtonsGuide(_ guide: UILayoutGuide?) {
    guides.buttons = guide ?? guides.footer
    relayout()
  }

  func setAlternateButtonsGuide(_ guide: UILayoutGuide?) {
    guides.alternateButtons = guide ?? guides.defaultAlternate
    relayout()
  }

  /// Does nothing outside guidance and under a delegate.
  func setAccessory(_ view: (any UIView & GMSNavigationAccessoryView)?) {
    guard acceptsAccessory else { return }
    accessory = AccessorySlot(view: view)
    relayout()
  }

  /// Does nothing outside guidance and for a view that is not the accessory.
  func invalidateAccessory(_ view: any UIView & GMSNavigationAccessoryView) {
    guard acceptsAccessory, accessory.view === view else { return }
    accessory.needsHeight = true
    relayout()
  }

  private var acceptsAccessory: Bool {
    delegate == nil && navigator?.isGuidanceActive == true
  }
}

/// The flags of a trip, as they were when it began.
struct TripFlags {
  var showsHeader = true
  var showsFooter = true
  var showsProgressBar = false
  var showsReportButton = true

  init() {}

  @MainActor
  init(_ settings: GMSUISettings) {
    showsHeader = settings.isNavigationHeaderEnabled
    showsFooter = settings.isNavigationFooterEnabled
    showsProgressBar = settings.isNavigationTripProgressBarEnabled
    showsReportButton = settings.isNavigationReportIncidentButtonEnabled
  }
}

/// The app's view below the header.
struct AccessorySlot {
  var view: (any UIView & GMSNavigationAccessoryView)?
  /// In points, as the view last answered.
  var height: CGFloat = 0
  var needsHeight = true
}

"""#),
ModelSourceFile("Layout/NavigationDriver.swift", #"""
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

"""#),
ModelSourceFile("Maps/GMSCameraPosition.swift", #"""
/// From where the map is looked at. The model draws no map; values are kept.
open class GMSCameraPosition: NSObject, @unchecked Sendable {
  public let target: CLLocationCoordinate2D
  public let zoom: Float
  public let bearing: CLLocationDirection
  public let viewingAngle: Double

  public init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection,
    viewingAngle: Double
  ) {
    self.target = target
    self.zoom = zoom
    self.bearing = bearing
    self.viewingAngle = viewingAngle
    super.init()
  }

  public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
    self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  public convenience init(
    latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom,
      bearing: bearing, viewingAngle: viewingAngle)
  }

  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
  ) -> GMSCameraPosition {
    GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom)
  }

  public class func camera(
    withTarget target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraPosition {
    GMSCameraPosition(target: target, zoom: zoom)
  }

  public class func camera(
    withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
    bearing: CLLocationDirection, viewingAngle: Double
  ) -> GMSCameraPosition {
    GMSCameraPosition(
      latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing,
      viewingAngle: viewingAngle)
  }
}

/// A change of the camera. Inert.
open class GMSCameraUpdate: NSObject {
  public class func fit(_ bounds: GMSCoordinateBounds) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func fit(
    _ bounds: GMSCoordinateBounds, withPadding padding: CGFloat
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func fit(
    _ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    GMSCameraUpdate()
  }

  public class func setTarget(
    _ target: CLLocationCoordinate2D, zoom: Float
  ) -> GMSCameraUpdate { GMSCameraUpdate() }

  public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoom(to zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoom(by delta: Float) -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoomIn() -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func zoomOut() -> GMSCameraUpdate { GMSCameraUpdate() }
  public class func scrollBy(x dX: CGFloat, y dY: CGFloat) -> GMSCameraUpdate { GMSCameraUpdate() }
}

/// From points to coordinates and back. The model draws no map, so the answers are zero.
open class GMSProjection: NSObject {
  open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }

  open func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { CLLocationCoordinate2D() }

  open func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D)
    -> CGFloat
  { 0 }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

"""#),
ModelSourceFile("Maps/GMSMapView+Spellings.swift", #"""
extension GMSMapView {
  /// `setHeaderAccessory(_:)` under the name of the method in Objective-C.
  public func setHeaderAccessoryView(
    _ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?
  ) {
    setHeaderAccessory(headerAccessoryView)
  }
}

"""#),
ModelSourceFile("Maps/GMSMapView.swift", #"""
/// A map with navigation on it.
///
/// Members that apps override are declared here; what they do is in `NavigationDriver`.
@preconcurrency @MainActor
open class GMSMapView: UIView {
  private var storedDriver: NavigationDriver?
  private let screen: UIScreen?
  private let storedSettings = GMSUISettings()

  public override init(frame: CGRect) {
    screen = nil
    super.init(frame: frame)
  }

  public init(options: GMSMapViewOptions) {
    screen = options.screen
    super.init(frame: options.frame)
    if let color = options.backgroundColor { backgroundColor = color }
    if let camera = options.camera { self.camera = camera }
  }

  public init(frame: CGRect, camera: GMSCameraPosition) {
    screen = nil
    super.init(frame: frame)
    self.camera = camera
  }

  public required init?(coder: NSCoder) {
    screen = nil
    super.init(coder: coder)
  }

  public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }

  /// Runs navigation on this map.
  var driver: NavigationDriver {
    if let storedDriver { return storedDriver }
    let driver = NavigationDriver(self)
    storedDriver = driver
    storedSettings.driver = driver
    return driver
  }

  // MARK: The map

  open weak var delegate: (any GMSMapViewDelegate)?
  open var camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0)
  open var settings: GMSUISettings {
    _ = driver
    return storedSettings
  }
  open var projection: GMSProjection { GMSProjection() }
  open var isMyLocationEnabled = false { didSet { driver.controlsChanged() } }
  open var myLocation: CLLocation? { nil }
  open var isTrafficEnabled = false
  open var isBuildingsEnabled = true
  open var isIndoorEnabled = true
  open var mapType = GMSMapViewType.normal
  open var mapStyle: GMSMapStyle?
  open var selectedMarker: GMSMarker?
  open var minZoom: Float { 2 }
  open var maxZoom: Float { 21 }

  open func setMinZoom(_ minZoom: Float, maxZoom: Float) {}
  open func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }
  open func animate(toLocation location: CLLocationCoordinate2D) {}
  open func animate(toZoom zoom: Float) {}
  open func animate(toBearing bearing: CLLocationDirection) {}
  open func animate(toViewingAngle viewingAngle: Double) {}
  open func animate(with cameraUpdate: GMSCameraUpdate) {}
  open func moveCamera(_ update: GMSCameraUpdate) {}
  open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
    nil
  }
  open func clear() {}

  // MARK: Padding

  open var padding = UIEdgeInsets.zero { didSet { driver.paddingChanged(from: oldValue) } }

  open var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always {
    didSet { if paddingAdjustmentBehavior != oldValue { driver.relayout() } }
  }

  // MARK: Slots

  open var navigationHeaderLayoutGuide: UILayoutGuide { driver.handOut(\.header) }
  open var navigationFooterLayoutGuide: UILayoutGuide { driver.handOut(\.footer) }

  open var bottomTrailingButtonsLayoutGuide: UILayoutGuide! {
    get { driver.handOut(\.buttons) }
    set { driver.setButtonsGuide(newValue) }
  }

  open var bottomTrailingButtonsAlternateLayoutGuide: UILayoutGuide! {
    get { driver.handOut(\.alternateButtons) }
    set { driver.setAlternateButtonsGuide(newValue) }
  }

  open func setHeaderAccessory(
    _ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?
  ) {
    driver.setAccessory(headerAccessoryView)
  }

  open func invalidateLayout(
    forAccessoryView accessoryView: any UIView & GMSNavigationAccessoryView
  ) {
    driver.invalidateAccessory(accessoryView)
  }

  // MARK: Navigation

  open var isNavigationEnabled: Bool {
    get { driver.phase != .off }
    set { newValue ? driver.enable() : driver.disable() }
  }

  /// Turns navigation on with the navigator of a session.
  /// - Returns: false if the terms have not been accepted.
  @discardableResult
  open func enableNavigation(with session: GMSNavigationSession) -> Bool {
    driver.enable(with: session)
  }

  /// Nil until the terms have been accepted.
  open var navigator: GMSNavigator? { driver.navigator }
  open var locationSimulator: GMSLocationSimulator? {
    navigator.map { _ in GMSLocationSimulator() }
  }
  open var roadSnappedLocationProvider: GMSRoadSnappedLocationProvider? {
    navigator.map { _ in GMSRoadSnappedLocationProvider() }
  }

  open var cameraMode = GMSNavigationCameraMode.free {
    didSet { if cameraMode != oldValue { driver.cameraModeChanged() } }
  }
  open var followingPerspective = GMSNavigationCameraPerspective.tilted
  open var followingZoomLevel: Float = 0
  open var lightingMode = GMSNavigationLightingMode.normal
  open var travelMode = GMSNavigationTravelMode.driving
  open var shouldDisplaySpeedometer = false { didSet { driver.speedChanged() } }
  open var shouldDisplaySpeedLimit = false { didSet { driver.speedChanged() } }
  open weak var navigationUIDelegate: (any GMSMapViewNavigationUIDelegate)?
  open var isIncidentReportingAvailable: Bool { driver.phase == .guidance }
  open func presentReportIncidentsPanel(_ presenter: UIViewController) async throws {}

  // MARK: Layout customization

  /// Kept strongly; nil for the built-in layout.
  open private(set) var layoutDelegate: (any NavigationLayoutDelegate)?

  /// Sets who lays out navigation; nil restores the built-in layout.
  ///
  /// - Throws: `NSError` of `GMSMapViewNavigationLayoutErrorDomain`, while navigation is enabled
  ///   and on a map for a CarPlay screen.
  open func setLayoutDelegate(_ layoutDelegate: (any NavigationLayoutDelegate)?) throws {
    if isOnCarPlayScreen { throw LayoutDelegateError.make(.cannotSetDelegateOnCarPlayScreen) }
    if driver.phase != .off {
      throw LayoutDelegateError.make(.cannotSetDelegateWhileNavigationEnabled)
    }
    self.layoutDelegate = layoutDelegate
    driver.relayout()
  }

  var isOnCarPlayScreen: Bool { screen?.traitCollection.userInterfaceIdiom == .carPlay }

  // MARK: View

  open override func layoutSubviews() {
    driver.mapWillLayOut()
    super.layoutSubviews()
  }
}

"""#),
ModelSourceFile("Maps/GMSOverlay.swift", #"""
/// Something drawn on the map, not on the screen: it takes no part in layout.
@preconcurrency @MainActor
open class GMSOverlay: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var title: String?
  open weak var map: GMSMapView?
  open var isTappable = false
  open var zIndex: Int32 = 0
  open var userData: Any?
}

@preconcurrency @MainActor
open class GMSMarker: GMSOverlay {
  open var position = CLLocationCoordinate2D()
  open var snippet: String?
  open var icon: UIImage?
  open var iconView: UIView?
  open var groundAnchor = CGPoint(x: 0.5, y: 1)
  open var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
  open var rotation: CLLocationDegrees = 0
  open var opacity: Float = 1
  open var isFlat = false
  open var isDraggable = false
  open var tracksViewChanges = true

  public convenience init(position: CLLocationCoordinate2D) {
    self.init()
    self.position = position
  }

  public class func markerImage(with color: UIColor?) -> UIImage { UIImage() }
}

@preconcurrency @MainActor
open class GMSPolyline: GMSOverlay {
  open var path: GMSPath?
  open var strokeWidth: CGFloat = 1
  open var strokeColor: UIColor = .systemBlue
  open var geodesic = false

  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }
}

@preconcurrency @MainActor
open class GMSPolygon: GMSOverlay {
  open var path: GMSPath?
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var strokeWidth: CGFloat = 1

  public convenience init(path: GMSPath?) {
    self.init()
    self.path = path
  }
}

@preconcurrency @MainActor
open class GMSCircle: GMSOverlay {
  open var position = CLLocationCoordinate2D()
  open var radius: CLLocationDistance = 0
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var strokeWidth: CGFloat = 1

  public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    self.position = position
    self.radius = radius
  }
}

"""#),
ModelSourceFile("Maps/GMSPath.swift", #"""
/// A line of coordinates.
open class GMSPath: NSObject {
  fileprivate var coordinates: [CLLocationCoordinate2D] = []

  public override init() {
    super.init()
  }

  public init(path: GMSPath) {
    coordinates = path.coordinates
    super.init()
  }

  open func count() -> UInt { UInt(coordinates.count) }

  open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
    guard let index = Int(exactly: index), coordinates.indices.contains(index) else {
      return kCLLocationCoordinate2DInvalid
    }
    return coordinates[index]
  }
}

open class GMSMutablePath: GMSPath {
  open func add(_ coord: CLLocationCoordinate2D) { coordinates.append(coord) }

  open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  open func removeLastCoordinate() {
    _ = coordinates.popLast()
  }

  open func removeAllCoordinates() { coordinates = [] }
}

/// The smallest box around coordinates.
open class GMSCoordinateBounds: NSObject {
  private let corners: (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)?

  private init(corners: (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)?) {
    self.corners = corners
    super.init()
  }

  public override convenience init() {
    self.init(corners: nil)
  }

  public convenience init(
    coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D
  ) {
    self.init(corners: Self.box(around: [coord1, coord2]))
  }

  public convenience init(path: GMSPath) {
    self.init(corners: Self.box(around: path.coordinates))
  }

  open var northEast: CLLocationCoordinate2D { corners?.high ?? kCLLocationCoordinate2DInvalid }
  open var southWest: CLLocationCoordinate2D { corners?.low ?? kCLLocationCoordinate2DInvalid }
  open var isValid: Bool { corners != nil }

  open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
    GMSCoordinateBounds(corners: Self.box(around: ends + [coordinate]))
  }

  open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
    GMSCoordinateBounds(corners: Self.box(around: ends + path.coordinates))
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    guard let corners else { return false }
    return (corners.low.latitude...corners.high.latitude).contains(coordinate.latitude)
      && (corners.low.longitude...corners.high.longitude).contains(coordinate.longitude)
  }

  private var ends: [CLLocationCoordinate2D] { corners.map { [$0.low, $0.high] } ?? [] }

  private static func box(
    around coordinates: [CLLocationCoordinate2D]
  ) -> (low: CLLocationCoordinate2D, high: CLLocationCoordinate2D)? {
    guard let first = coordinates.first else { return nil }
    var (low, high) = (first, first)
    for coordinate in coordinates.dropFirst() {
      low.latitude = min(low.latitude, coordinate.latitude)
      low.longitude = min(low.longitude, coordinate.longitude)
      high.latitude = max(high.latitude, coordinate.latitude)
      high.longitude = max(high.longitude, coordinate.longitude)
    }
    return (low, high)
  }
}

"""#),
ModelSourceFile("Maps/GMSServices.swift", #"""
/// Where an app gives its key. Inert.
open class GMSServices: NSObject {
  @discardableResult
  public class func provideAPIKey(_ key: String) -> Bool { true }

  public class func setMetalRendererEnabled(_ enabled: Bool) {}
  public class func sdkVersion() -> String { "model" }
  public class func sdkLongVersion() -> String { "model" }
}

public enum GMSMapViewType: UInt, Sendable {
  case none
  case normal
  case satellite
  case terrain
  case hybrid
}

/// How padding and safe area make the insets of an edge.
public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable {
  /// Their sum.
  case always = 0
  /// The larger of the two.
  case automatic = 1
  /// The padding alone.
  case never = 2
}

/// A style for the drawing of the map. Inert.
open class GMSMapStyle: NSObject {
  public init(jsonString style: String) throws {
    super.init()
  }

  public init(contentsOfFileURL fileURL: URL) throws {
    super.init()
  }
}

open class GMSMapID: NSObject {
  public init(identifier: String) {
    super.init()
  }
}

/// What a map view is made with.
@preconcurrency @MainActor
open class GMSMapViewOptions: NSObject {
  public nonisolated override init() {
    super.init()
  }

  open var frame: CGRect = .zero
  open var camera: GMSCameraPosition?
  open var backgroundColor: UIColor?
  open var mapID: GMSMapID?
  /// The screen the map is shown on; nil for the main one.
  open var screen: UIScreen?
}

/// Hears of touches and movements, of which the model makes none.
@preconcurrency @MainActor
public protocol GMSMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: GMSMapView, willMove gesture: Bool)
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
  func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D)
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
  func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker)
  func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView?
  func didTapMyLocationButton(for mapView: GMSMapView) -> Bool
  func mapViewDidStartTileRendering(_ mapView: GMSMapView)
  func mapViewDidFinishTileRendering(_ mapView: GMSMapView)
  func mapViewSnapshotReady(_ mapView: GMSMapView)
}

extension GMSMapViewDelegate {
  public func mapView(_ mapView: GMSMapView, willMove gesture: Bool) {}
  public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
  public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didLongPressAt coordinate: CLLocationCoordinate2D) {}
  public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
  public func mapView(_ mapView: GMSMapView, didTapInfoWindowOf marker: GMSMarker) {}
  public func mapView(_ mapView: GMSMapView, markerInfoWindow marker: GMSMarker) -> UIView? { nil }
  public func didTapMyLocationButton(for mapView: GMSMapView) -> Bool { false }
  public func mapViewDidStartTileRendering(_ mapView: GMSMapView) {}
  public func mapViewDidFinishTileRendering(_ mapView: GMSMapView) {}
  public func mapViewSnapshotReady(_ mapView: GMSMapView) {}
}

"""#),
ModelSourceFile("Maps/GMSUISettings+Spellings.swift", #"""
/// The flags under the names of their properties in Objective-C.
extension GMSUISettings {
  public var navigationHeaderEnabled: Bool {
    get { isNavigationHeaderEnabled }
    set { isNavigationHeaderEnabled = newValue }
  }
  public var navigationFooterEnabled: Bool {
    get { isNavigationFooterEnabled }
    set { isNavigationFooterEnabled = newValue }
  }
  public var navigationTripProgressBarEnabled: Bool {
    get { isNavigationTripProgressBarEnabled }
    set { isNavigationTripProgressBarEnabled = newValue }
  }
  public var navigationReportIncidentButtonEnabled: Bool {
    get { isNavigationReportIncidentButtonEnabled }
    set { isNavigationReportIncidentButtonEnabled = newValue }
  }
}

"""#),
ModelSourceFile("Maps/GMSUISettings.swift", #"""
/// What a map view shows and which gestures it takes.
///
/// The four navigation flags and the controls belong to the built-in layout. Under a layout
/// delegate the flags have no effect; `compassButton` governs the base map alone.
@preconcurrency @MainActor
open class GMSUISettings: NSObject {
  weak var driver: NavigationDriver?

  nonisolated override init() {
    super.init()
  }

  // MARK: Gestures

  open var scrollGestures = true
  open var zoomGestures = true
  open var tiltGestures = true
  open var rotateGestures = true
  open var indoorPicker = true
  open var consumesGesturesInView = true
  open var allowScrollGesturesDuringRotateOrZoom = true

  open func setAllGesturesEnabled(_ enabled: Bool) {
    scrollGestures = enabled
    zoomGestures = enabled
    tiltGestures = enabled
    rotateGestures = enabled
  }

  // MARK: Controls

  open var compassButton = false { didSet { driver?.controlsChanged() } }
  open var myLocationButton = false { didSet { driver?.controlsChanged() } }
  open var isRecenterButtonEnabled = true { didSet { driver?.controlsChanged() } }

  // MARK: Slots

  open var isNavigationHeaderEnabled = true
  open var isNavigationFooterEnabled = true
  open var isNavigationTripProgressBarEnabled = false
  open var isNavigationReportIncidentButtonEnabled = true { didSet { driver?.controlsChanged() } }

  // MARK: Map content

  open var showsIncidentCards = true
  open var showsDestinationMarkers = true
  open var showsTrafficLights = false
  open var showsStopSigns = false

  // MARK: Styling

  open var navigationHeaderPrimaryBackgroundColor: UIColor?
  open var navigationHeaderSecondaryBackgroundColor: UIColor?
  open var navigationHeaderPrimaryBackgroundColorNightMode: UIColor?
  open var navigationHeaderSecondaryBackgroundColorNightMode: UIColor?
  open var navigationHeaderLargeManeuverIconColor: UIColor?
  open var navigationHeaderSmallManeuverIconColor: UIColor?
  open var navigationHeaderGuidanceRecommendedLaneColor: UIColor?
  open var navigationHeaderNextStepTextColor: UIColor?
  open var navigationHeaderDistanceValueTextColor: UIColor?
  open var navigationHeaderDistanceUnitsTextColor: UIColor?
  open var navigationHeaderInstructionsTextColor: UIColor?
  open var navigationHeaderNextStepFont: UIFont?
  open var navigationHeaderDistanceValueFont: UIFont?
  open var navigationHeaderDistanceUnitsFont: UIFont?
  open var navigationHeaderInstructionsFirstRowFont: UIFont?
  open var navigationHeaderInstructionsSecondRowFont: UIFont?
  open var navigationHeaderInstructionsConjunctionsFont: UIFont?
  open var navigationHeaderBackgroundAlpha: CGFloat = 1
}

"""#),
ModelSourceFile("Maps/Location.swift", ##"""
#if !canImport(CoreLocation)
  public typealias CLLocationDegrees = Double
  public typealias CLLocationDistance = Double
  public typealias CLLocationDirection = Double
  public typealias CLLocationSpeed = Double
  public typealias CLLocationAccuracy = Double

  /// A place on the earth, in degrees.
  public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() {
      self.init(latitude: 0, longitude: 0)
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)
  public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
  public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
  ) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// A place with a speed and a course. The model knows of no movement.
  open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance = 0
    public let horizontalAccuracy: CLLocationAccuracy = 0
    public let course: CLLocationDirection = -1
    public let speed: CLLocationSpeed = 0
    public let timestamp = Date(timeIntervalSinceReferenceDate: 0)

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      super.init()
    }

    /// The distance in metres along the surface of a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
      let radians = Double.pi / 180
      let (a, b) = (coordinate, location.coordinate)
      let north = sin((b.latitude - a.latitude) * radians / 2)
      let east = sin((b.longitude - a.longitude) * radians / 2)
      let square =
        north * north + cos(a.latitude * radians) * cos(b.latitude * radians) * east * east
      return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
    }
  }

  /// Whether an app may ask where the device is.
  public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse
  }

  public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  }

  extension CLLocationManagerDelegate {
    public func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  }

  /// Asks for permission and place. It never answers.
  open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
    open var location: CLLocation? { nil }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = -1
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
  }
#endif

"""##),
ModelSourceFile("Model/LegacyMetrics.swift", #"""
/// Numbers of the built-in layout that are not documented, in points.
public struct LegacyMetrics: Equatable, Sendable, Codable {
  /// A header accessory is hidden on maps below this height.
  public var accessoryMinimumMapHeight: CGFloat = 480
  /// Between buttons of the bottom trailing column.
  public var buttonSpacing: CGFloat = 8

  public init() {}
}

"""#),
ModelSourceFile("Model/MapSDKModel.swift", #"""
/// What the model knows of a map view and the SDK does not tell, and what only a harness can do.
@MainActor
public struct MapSDKModel {
  let map: GMSMapView

  private var driver: NavigationDriver { map.driver }

  /// The width mode the map has from its next layout on.
  public var widthMode: WidthMode {
    get { driver.nextMode }
    nonmutating set { driver.nextMode = newValue }
  }

  /// What the device knows of speeds; the map's two flags decide what shows.
  public var speedData: SpeedDisplay {
    get { driver.speedData }
    nonmutating set { driver.speedData = newValue }
  }

  /// Whether the user has moved the map away from the car, so that the logo is the recenter button.
  public var isScrolledAway: Bool {
    get { driver.isScrolledAway }
    nonmutating set { driver.isScrolledAway = newValue }
  }

  /// Makes a prompt ready, as the SDK does on its own account.
  /// - Returns: false without guidance and while the app wants no prompts.
  @discardableResult
  public func raisePrompt(height: CGFloat) -> Bool { driver.raisePrompt(height: height) }

  /// Ends the prompt, if there is one.
  public func dismissPrompt() { driver.hidePrompt() }

  /// Hears of calls of the layout delegate; not kept.
  public var observer: (any CallbackObserver)? {
    get { driver.observer }
    nonmutating set { driver.observer = newValue }
  }

  /// Whether the SDK's own layout has the screen.
  public var usesBuiltInLayout: Bool { driver.builtIn.isInCharge }

  /// The present prompt.
  public var prompt: UIView? { driver.prompt }

  /// The views of the SDK that a delegate is given, whether on the map or not, prompts excepted.
  public var views: [UIView] { driver.views.all }

  /// Whether a view is one of those the SDK shows without navigation.
  public func isPartOfBaseMap(_ view: UIView) -> Bool {
    driver.baseControls.all.contains { $0 === view }
  }

  /// The component that a view of the SDK is; nil for any other view.
  public static func component(of view: UIView) -> SDKComponent? { (view as? SDKView)?.component }

  /// From the frame of a view of the SDK to what is seen of it, in points; 0 for other views.
  public static func visualMargin(of view: UIView) -> CGFloat {
    (view as? SDKView)?.visualMargin ?? 0
  }

  /// The size the SDK gives a view of its own; negative on an axis on which it gives none.
  public static func contentSize(of view: UIView) -> CGSize? { (view as? SDKView)?.contentSize }

  /// The subviews of a view, without taking it for curiosity of the app's.
  public static func subviews(of view: UIView) -> [UIView] {
    ViewWatch.shared.pausing { view.subviews }
  }
}

extension GMSMapView {
  public var sdkModel: MapSDKModel { MapSDKModel(map: self) }
}

"""#),
ModelSourceFile("Model/NavigationAssumption+CallFacts.swift", #"""
extension NavigationAssumption {
  /// Facts of how delegates are called and what they are given.
  var callFacts: Facts {
    switch self {
    case .promptHiddenBeforeStop:
      Facts(
        value: "a prompt that is up when guidance stops is hidden first, by hidePrompt",
        alternative: "nobody is told",
        source: "the sample's stopGuidance leaves the prompt; its disableNavigationUI removes it")
    case .promptChangeNotifiesNobody:
      Facts(
        value: "listeners hear nothing when one prompt replaces another",
        alternative: "they hear of a dismissal and a presentation",
        source: "navigatorWillPresentPrompt and navigatorDidDismissPrompt do not say")
    case .promptListenersSilent:
      Facts(
        value: "under a delegate listeners hear nothing of prompts",
        alternative: "they hear of them as before",
        source: "the page gives the delegate's callbacks as their replacement")
    case .promptCoverage:
      Facts(
        value: "what listeners were told of comes through showPrompt and hidePrompt",
        source: "the page's table of replacements")
    case .stopBeforeDisable:
      Facts(
        value: "navigation that ends in guidance sends stopGuidance first",
        alternative: "it sends disableNavigationUI alone",
        source: "disableNavigationUI is given a ready state")
    case .statesAreSnapshots:
      Facts(
        value: "a state object keeps the wideMode it was made with",
        alternative: "it always tells the present one",
        source: "the page calls the state objects read-only")
    case .viewsWithoutAutoresizing:
      Facts(
        value: "the SDK's views do not translate their autoresizing masks",
        source: "the sample constrains them without turning it off")
    case .viewsYieldToRequired:
      Facts(
        value: "the SDK's views keep their sizes against optional constraints (priority 999)",
        alternative: "they have UIKit's priorities, 250 and 750",
        source: "the page: the SDK computes the sizes, do not constrain them")
    case .stackWithoutIntrinsicHeight:
      Facts(
        value: "a hiding stack has no height of its own",
        source: "else the sample's content guide would be ambiguous")
    case .progressBarWithoutHeight:
      Facts(
        value: "the trip progress bar has a width and no height of its own",
        alternative: "it has a height too",
        source: "it is not among the views whose size must not be constrained")
    case .sizeChangedPassesState:
      Facts(
        value: "sizeChanged is given any NavigationUIState",
        source: "the type of the parameter is not documented; both states conform to it")
    case .reportFlagKeepsButton:
      Facts(
        value: "buttons holds the report button whatever the legacy flag says",
        alternative: "it does not if the flag is false",
        source: "under a delegate the legacy flags may be ignored")
    case .baseMapHasOwnLogo:
      Facts(
        value: "the logo of the map without navigation is not the view delegates are given",
        source: "a delegate removes googleLogo, and the attribution must stay")
    default:
      Facts(
        value: "the built-in layout shows the speed widget in guidance only",
        source: "speedWidget belongs to the guidance state")
    }
  }
}

"""#),
ModelSourceFile("Model/NavigationAssumption+Facts.swift", #"""
extension NavigationAssumption {
  struct Facts {
    var value: String
    var alternative: String?
    var source: String
  }

  var facts: Facts {
    switch self {
    case .flagsApplyNextTrip:
      Facts(
        value: "header, footer and progress bar flags set in guidance apply from the next trip",
        source: "\"Modify the navigation UI\": accessories change on the user's next trip")
    case .reportButtonAppliesNextTrip:
      Facts(
        value: "so does the flag of the report button", alternative: "it applies at once",
        source: "the page speaks of map controls and of accessories, not of this button")
    case .hiddenGuideEdge:
      Facts(
        value: "a hidden header or footer guide is zero high, map-wide, at the edge of the map",
        alternative: "it lies at the edge of the safe area",
        source: "GMSMapView: the height is zero when hidden; where is not said")
    case .headerGuideWithoutAccessory:
      Facts(
        value: "the header guide covers the turn card", alternative: "and the accessory below it",
        source: "GMSMapView: the guide describes the area of the header")
    case .promptAtMapBottom:
      Facts(
        value: "prompts lie at the bottom edge of the map, over the ETA card",
        source: "the sample of \"Customize the navigation layout\"")
    case .cameraBetweenCards:
      Facts(
        value: "the camera frames the map between header and footer, less the insets; on a wide "
          + "map the half at the end",
        alternative: "the map less the insets",
        source: "release notes 9.4.0 for landscape; GMSMapView.padding")
    case .insetsFromMapEdge:
      Facts(
        value: "insets are measured from the edge of the map; a card within them adds nothing",
        source: "GMSMapView.padding: the region of the map that carries controls")
    case .paddingMovesControls:
      Facts(
        value: "padding moves controls and camera, not the cards",
        source: "\"Modify the navigation UI\" for controls; reports of users for cards")
    case .paddingWhileOff:
      Facts(
        value: "padding works while navigation is off, also under a delegate",
        source: "GMSMapView.padding belongs to the Maps SDK")
    case .accessorySurvivesStop:
      Facts(
        value: "no: a trip begins without an accessory", alternative: "yes",
        source: "setHeaderAccessory does nothing while guidance is inactive")
    case .controlsAtStyleValues:
      Facts(
        value: "a control whose corner alone is documented sits there at the distances of "
          + "NavigationStyleValues from the edge or the card beside it",
        source: "NavigationStyleValues: distances that match the SDK's own")
    case .compassAtNextCallback:
      Facts(
        value: "under a delegate a change of compassButton shows at the next callback",
        source: "\"Customize the navigation layout\": the delegate decides with navigation on")
    default: callFacts
    }
  }
}

"""#),
ModelSourceFile("Model/NavigationAssumption.swift", #"""
/// A named answer to a question about the SDK that its documentation leaves open.
///
/// The built-in layout and the way delegates are called take the same answers. Those with an
/// alternative can be turned over with `SDKModel.alternatives`.
public enum NavigationAssumption: String, CaseIterable, Sendable, Codable {
  case flagsApplyNextTrip = "flags-apply-next-trip"
  case reportButtonAppliesNextTrip = "report-button-applies-next-trip"
  case hiddenGuideEdge = "hidden-guide-edge"
  case headerGuideWithoutAccessory = "header-guide-without-accessory"
  case promptAtMapBottom = "prompt-at-map-bottom"
  case promptHiddenBeforeStop = "prompt-hidden-before-stop"
  case promptChangeNotifiesNobody = "prompt-change-notifies-nobody"
  case promptListenersSilent = "prompt-listeners-silent-under-delegate"
  case promptCoverage = "prompt-coverage"
  case compassAtNextCallback = "compass-setting-at-next-callback"
  case controlsAtStyleValues = "legacy-controls-at-style-values"
  case cameraBetweenCards = "legacy-camera-between-cards"
  case insetsFromMapEdge = "insets-are-measured-from-the-map-edge"
  case paddingMovesControls = "padding-moves-controls-not-cards"
  case paddingWhileOff = "padding-works-while-navigation-is-off"
  case accessorySurvivesStop = "accessory-survives-stop"
  case stopBeforeDisable = "stop-before-disable"
  case statesAreSnapshots = "state-objects-are-snapshots"
  case viewsWithoutAutoresizing = "google-views-without-autoresizing-constraints"
  case viewsYieldToRequired = "google-view-sizes-yield-to-required-constraints-only"
  case stackWithoutIntrinsicHeight = "hiding-stack-without-intrinsic-height"
  case progressBarWithoutHeight = "progress-bar-without-intrinsic-height"
  case sizeChangedPassesState = "size-changed-passes-ui-state"
  case reportFlagKeepsButton = "report-flag-keeps-button-in-array"
  case baseMapHasOwnLogo = "base-map-has-its-own-logo"
  case speedWidgetInGuidance = "speed-widget-in-guidance-only"
}

extension NavigationAssumption {
  public var name: String { rawValue }

  /// The answer the model gives unless told otherwise.
  public var value: String { facts.value }

  /// The other answer the model can give, if it can.
  public var alternative: String? { facts.alternative }

  /// What the answer rests on.
  public var source: String { facts.source }
}

"""#),
ModelSourceFile("Model/NavigationMetrics+Draw.swift", #"""
extension NavigationMetrics {
  /// Sizes drawn at random, the same for the same seed on every machine.
  public static func draw(seed: UInt64) -> NavigationMetrics {
    var source = SeededNumbers(seed: seed)
    func size(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>) -> CGSize {
      CGSize(width: source.points(width), height: source.points(height))
    }
    let current = size(44...72, 44...76)
    let limit = size(40...60, 44...72)
    let button = source.points(40...56)
    let side = CGSize(width: button, height: button)
    let isLabelled = source.points(0...1) == 1
    let label = source.points(80...120)
    let others = source.points(0...2) == 2
    return NavigationMetrics(
      name: "draw-\(seed)",
      style: StyleValues(
        buttonHorizontalPadding: source.points(8...24),
        buttonVerticalPadding: source.points(4...20),
        defaultCornerRadius: source.points(8...24),
        elementHorizontalPadding: source.points(4...24),
        headerFooterHorizontalPadding: source.points(0...16),
        headerNominalHeight: source.points(120...210), headerTopPadding: source.points(0...64)),
      wideCardWidth: source.points(280...400),
      etaCardHeight: source.points(64...120), wideETACardHeight: source.points(56...104),
      logoSize: size(48...80, 16...28), recenterSize: size(90...150, 36...52), buttonSize: side,
      expandedReportingSize: isLabelled ? CGSize(width: button + label, height: button) : nil,
      currentSpeedSize: current, speedLimitSize: limit,
      bothSpeedsSize: CGSize(
        width: current.width + limit.width, height: max(current.height, limit.height)),
      progressBarHeight: source.points(200...280), cardMargin: source.points(0...12),
      elementMargin: source.points(0...6),
      readyButtons: [.compass],
      guidanceButtons: others ? [.reporting, .other, .compass] : [.compass, .reporting])
  }
}

/// Numbers that follow from a seed: SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound + Int(next() % UInt64(range.count)))
  }
}

"""#),
ModelSourceFile("Model/NavigationMetrics+Presets.swift", #"""
extension NavigationMetrics {
  /// The sizes that the frames in the documentation of the model are for.
  public static let reference = NavigationMetrics(
    name: "reference",
    style: StyleValues(
      buttonHorizontalPadding: 16, buttonVerticalPadding: 12, defaultCornerRadius: 16,
      elementHorizontalPadding: 12, headerFooterHorizontalPadding: 8, headerNominalHeight: 180,
      headerTopPadding: 55),
    wideCardWidth: 360, etaCardHeight: 96, wideETACardHeight: 80,
    logoSize: CGSize(width: 62, height: 20), recenterSize: CGSize(width: 120, height: 48),
    buttonSize: CGSize(width: 48, height: 48), expandedReportingSize: nil,
    currentSpeedSize: CGSize(width: 60, height: 64), speedLimitSize: CGSize(width: 48, height: 60),
    bothSpeedsSize: CGSize(width: 108, height: 64), progressBarHeight: 240, cardMargin: 8,
    elementMargin: 4, readyButtons: [.compass, .reporting],
    guidanceButtons: [.compass, .reporting])

  /// Small cards and controls; the compass alone without guidance.
  public static let compact = NavigationMetrics(
    name: "compact",
    style: StyleValues(
      buttonHorizontalPadding: 12, buttonVerticalPadding: 8, defaultCornerRadius: 12,
      elementHorizontalPadding: 8, headerFooterHorizontalPadding: 0, headerNominalHeight: 132,
      headerTopPadding: 8),
    wideCardWidth: 300, etaCardHeight: 72, wideETACardHeight: 64,
    logoSize: CGSize(width: 54, height: 18), recenterSize: CGSize(width: 96, height: 40),
    buttonSize: CGSize(width: 40, height: 40), expandedReportingSize: nil,
    currentSpeedSize: CGSize(width: 48, height: 52), speedLimitSize: CGSize(width: 40, height: 48),
    bothSpeedsSize: CGSize(width: 88, height: 52), progressBarHeight: 200, cardMargin: 0,
    elementMargin: 0, readyButtons: [.compass], guidanceButtons: [.compass, .reporting])

  /// Tall cards, a button of an unknown type, a reporting button that begins with its label.
  public static let generous = NavigationMetrics(
    name: "generous",
    style: StyleValues(
      buttonHorizontalPadding: 20, buttonVerticalPadding: 16, defaultCornerRadius: 20,
      elementHorizontalPadding: 16, headerFooterHorizontalPadding: 12, headerNominalHeight: 204,
      headerTopPadding: 60),
    wideCardWidth: 390, etaCardHeight: 112, wideETACardHeight: 96,
    logoSize: CGSize(width: 72, height: 26), recenterSize: CGSize(width: 140, height: 52),
    buttonSize: CGSize(width: 52, height: 52),
    expandedReportingSize: CGSize(width: 140, height: 52),
    currentSpeedSize: CGSize(width: 68, height: 72), speedLimitSize: CGSize(width: 54, height: 68),
    bothSpeedsSize: CGSize(width: 124, height: 72), progressBarHeight: 260, cardMargin: 12,
    elementMargin: 6, readyButtons: [.compass],
    guidanceButtons: [.compass, .other, .reporting])

  /// Everything with a name.
  public static let presets: [NavigationMetrics] = [.reference, .compact, .generous]
}

"""#),
ModelSourceFile("Model/NavigationMetrics.swift", #"""
/// The sizes of the SDK's views, which it does not publish, in points.
///
/// Scenarios draw them; a layout is right if it is right for every draw.
public struct NavigationMetrics: Equatable, Sendable, Codable {
  public var name: String
  public var style: StyleValues

  /// The width of a card or a prompt on a wide map, at most the map's; elsewhere they are as wide
  /// as the map.
  public var wideCardWidth: CGFloat
  public var etaCardHeight: CGFloat
  public var wideETACardHeight: CGFloat
  public var logoSize: CGSize
  /// The logo's size while it is the recenter button.
  public var recenterSize: CGSize
  public var buttonSize: CGSize
  /// The reporting button's size while it shows its label; nil if it never does.
  public var expandedReportingSize: CGSize?
  public var currentSpeedSize: CGSize
  public var speedLimitSize: CGSize
  public var bothSpeedsSize: CGSize
  /// Used only if the progress bar has a height of its own.
  public var progressBarHeight: CGFloat
  /// From a card's frame to what is seen of it.
  public var cardMargin: CGFloat
  /// From the frame of any other view of the SDK to what is seen of it.
  public var elementMargin: CGFloat
  public var readyButtons: [ButtonKind]
  public var guidanceButtons: [ButtonKind]

  /// What kinds of buttons a state hands out, in order.
  public enum ButtonKind: String, Sendable, Codable, CaseIterable {
    case compass
    case reporting
    /// A type that apps do not know.
    case other
  }

  /// Of the turn card, in both width modes.
  public var turnCardHeight: CGFloat { style.headerNominalHeight }

  public func cardWidth(in mapWidth: CGFloat, _ mode: WidthMode) -> CGFloat {
    switch mode {
    case .narrow: mapWidth
    case .wide: min(wideCardWidth, mapWidth)
    }
  }

  public func etaCardHeight(_ mode: WidthMode) -> CGFloat {
    switch mode {
    case .narrow: etaCardHeight
    case .wide: wideETACardHeight
    }
  }

  public func speedSize(_ display: SpeedDisplay) -> CGSize {
    switch display {
    case .none: .zero
    case .current: currentSpeedSize
    case .limit: speedLimitSize
    case .both: bothSpeedsSize
    }
  }
}

"""#),
ModelSourceFile("Model/SDKComponent.swift", #"""
/// A view of the SDK that layout places, under the name it has in reports.
public enum SDKComponent: String, Sendable, CaseIterable, Codable {
  case turnCard
  case etaCard
  case googleLogo
  case viewport
  case speedWidget
  case tripProgressBar
  case compassButton = "button.compass"
  case reportingButton = "button.reporting"
  /// A button of a type that apps do not know.
  case otherButton = "button.other"
  /// The built-in layout's alone.
  case myLocationButton = "button.myLocation"
  case prompt

  /// Whether a delegate must show it in every navigation state.
  public var isRequired: Bool { self == .googleLogo || self == .viewport }

  /// Whether the SDK alone decides its size.
  public var hasFixedSize: Bool {
    switch self {
    case .turnCard, .etaCard, .googleLogo, .speedWidget, .prompt: true
    case .viewport, .tripProgressBar, .compassButton, .reportingButton, .otherButton,
      .myLocationButton:
      false
    }
  }

  public var isButton: Bool {
    switch self {
    case .compassButton, .reportingButton, .otherButton, .myLocationButton: true
    case .turnCard, .etaCard, .googleLogo, .viewport, .speedWidget, .tripProgressBar, .prompt:
      false
    }
  }
}

/// How wide the SDK takes a map to be. The threshold is not documented, so the harness decides.
public enum WidthMode: String, Sendable, CaseIterable, Codable {
  case narrow
  case wide
}

/// What the speed widget shows.
public enum SpeedDisplay: String, Sendable, CaseIterable, Codable {
  case none
  case current
  case limit
  case both
}

"""#),
ModelSourceFile("Model/SDKModel.swift", #"""
/// What the model of the SDK has and the SDK has not: the numbers it does not publish, the choice
/// of assumptions, whether the terms are accepted.
@MainActor
public final class SDKModel {
  public static let current = SDKModel()

  /// Sizes and style values. Set it before a map is laid out.
  public var metrics = NavigationMetrics.reference {
    didSet { StyleReading.shared.values = metrics.style }
  }

  /// Numbers of the built-in layout.
  public var legacyMetrics = LegacyMetrics()

  /// Assumptions for which the other answer is taken. Set it before navigation is enabled.
  public var alternatives: Set<NavigationAssumption> = []

  /// The assumptions that something has depended on since the last reset. The other answer to one
  /// that is not among them would have changed nothing.
  public private(set) var questions: Set<NavigationAssumption> = []

  /// Whether the user has accepted the terms, without which navigation cannot be enabled.
  public var termsAreAccepted = true

  /// Whether guidance begins without destinations, as if there were a route.
  public var assumesRoute = true

  private init() {}

  /// Takes all defaults again, also those of the view model.
  public func reset() {
    LayoutModel.current.reset()
    metrics = .reference
    legacyMetrics = LegacyMetrics()
    alternatives = []
    questions = []
    termsAreAccepted = true
    assumesRoute = true
    ViewWatch.shared.reset()
  }

  func takesAlternative(_ assumption: NavigationAssumption) -> Bool {
    questions.insert(assumption)
    return alternatives.contains(assumption)
  }
}

/// The style values, which any thread may read.
final class StyleReading: @unchecked Sendable {
  static let shared = StyleReading()

  private let lock = NSLock()
  private var stored = NavigationMetrics.reference.style

  var values: StyleValues {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

"""#),
ModelSourceFile("Model/StyleValues.swift", #"""
/// The distances of `NavigationStyleValues`, in points.
public struct StyleValues: Equatable, Sendable, Codable {
  public var buttonHorizontalPadding: CGFloat
  public var buttonVerticalPadding: CGFloat
  public var defaultCornerRadius: CGFloat
  public var elementHorizontalPadding: CGFloat
  public var headerFooterHorizontalPadding: CGFloat
  public var headerNominalHeight: CGFloat
  public var headerTopPadding: CGFloat

  public init(
    buttonHorizontalPadding: CGFloat, buttonVerticalPadding: CGFloat, defaultCornerRadius: CGFloat,
    elementHorizontalPadding: CGFloat, headerFooterHorizontalPadding: CGFloat,
    headerNominalHeight: CGFloat, headerTopPadding: CGFloat
  ) {
    self.buttonHorizontalPadding = buttonHorizontalPadding
    self.buttonVerticalPadding = buttonVerticalPadding
    self.defaultCornerRadius = defaultCornerRadius
    self.elementHorizontalPadding = elementHorizontalPadding
    self.headerFooterHorizontalPadding = headerFooterHorizontalPadding
    self.headerNominalHeight = headerNominalHeight
    self.headerTopPadding = headerTopPadding
  }
}

/// Distances that line an app's views up with the SDK's, in points.
open class NavigationStyleValues: NSObject {
  /// From a button to the edge of the map beside it.
  public class var buttonHorizontalPadding: CGFloat { values.buttonHorizontalPadding }
  /// From a button to a solid element above or below.
  public class var buttonVerticalPadding: CGFloat { values.buttonVerticalPadding }
  /// Of cards and prompts.
  public class var defaultCornerRadius: CGFloat { values.defaultCornerRadius }
  /// From an element that is no button to the edge beside it.
  public class var elementHorizontalPadding: CGFloat { values.elementHorizontalPadding }
  /// From a card to the edge of the whole element.
  public class var headerFooterHorizontalPadding: CGFloat { values.headerFooterHorizontalPadding }
  /// The height of the turn card.
  public class var headerNominalHeight: CGFloat { values.headerNominalHeight }
  /// From the top, for what lines up with the turn card.
  public class var headerTopPadding: CGFloat { values.headerTopPadding }

  private class var values: StyleValues { StyleReading.shared.values }
}

"""#),
ModelSourceFile("Navigation/GMSNavigationSession.swift", #"""
/// A trip without a map of its own.
@preconcurrency @MainActor
open class GMSNavigationSession: NSObject {
  private let ownNavigator = GMSNavigator()

  nonisolated override init() {
    super.init()
  }

  open var isStarted = false
  open var navigator: GMSNavigator? { SDKModel.current.termsAreAccepted ? ownNavigator : nil }
  open var roadSnappedLocationProvider: GMSRoadSnappedLocationProvider? {
    GMSRoadSnappedLocationProvider()
  }
  open var locationSimulator: GMSLocationSimulator? { GMSLocationSimulator() }
}

@preconcurrency @MainActor
open class GMSNavigationTermsAndConditionsOptions: NSObject {
  public let companyName: String
  open var title: String?

  public init(companyName: String) {
    self.companyName = companyName
    super.init()
  }
}

/// Asks for consent, which the model gives at once.
@preconcurrency @MainActor
open class GMSNavigationServices: NSObject {
  public class func showTermsAndConditionsDialogIfNeeded(
    with options: GMSNavigationTermsAndConditionsOptions, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func showTermsAndConditionsDialogIfNeeded(
    withCompanyName companyName: String, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func showTermsAndConditionsDialogIfNeeded(
    withTitle title: String?, companyName: String, callback: @escaping (Bool) -> Void
  ) {
    accept(callback)
  }

  public class func areTermsAndConditionsAccepted() -> Bool { SDKModel.current.termsAreAccepted }
  public class func resetTermsAndConditionsAccepted() { SDKModel.current.termsAreAccepted = false }
  public class func createNavigationSession() -> GMSNavigationSession? { GMSNavigationSession() }

  private class func accept(_ callback: (Bool) -> Void) {
    SDKModel.current.termsAreAccepted = true
    callback(true)
  }
}

"""#),
ModelSourceFile("Navigation/GMSNavigationWaypoint.swift", #"""
/// A stop on a trip.
open class GMSNavigationWaypoint: NSObject {
  public let title: String
  public let placeID: String?
  public let coordinate: CLLocationCoordinate2D

  public init?(location: CLLocationCoordinate2D, title: String) {
    self.title = title
    placeID = nil
    coordinate = location
    super.init()
  }

  public init?(placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    self.title = title
    self.placeID = placeID
    coordinate = kCLLocationCoordinate2DInvalid
    super.init()
  }
}

/// A part of a route. The model has none.
open class GMSRouteLeg: NSObject {
  open var destinationCoordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var destinationWaypoint: GMSNavigationWaypoint? { nil }
  open var path: GMSPath? { nil }
}

/// Moves the device along a route. Inert.
open class GMSLocationSimulator: NSObject {
  override init() {
    super.init()
  }

  open var speedMultiplier: Float = 1
  open var isPaused = false
  open func simulateLocation(at coordinate: CLLocationCoordinate2D) {}
  open func simulateLocationsAlongExistingRoute() {}
  open func stopSimulation() {}
}

public protocol GMSRoadSnappedLocationProviderListener: NSObjectProtocol {
  func locationProvider(
    _ locationProvider: GMSRoadSnappedLocationProvider, didUpdate location: CLLocation)
}

/// Tells where the device is. It never does.
open class GMSRoadSnappedLocationProvider: NSObject {
  override init() {
    super.init()
  }

  open var allowsBackgroundLocationUpdates = false
  open func add(_ listener: any GMSRoadSnappedLocationProviderListener) {}
  open func remove(_ listener: any GMSRoadSnappedLocationProviderListener) {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}

"""#),
ModelSourceFile("Navigation/GMSNavigator.swift", #"""
/// Hears of what happens on a trip. The model tells of prompts alone.
public protocol GMSNavigatorListener: NSObjectProtocol {
  func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint)
  func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval)
  func navigator(
    _ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance)
  func navigator(_ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory)
  func navigator(
    _ navigator: GMSNavigator,
    didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode)
  func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat)
  func navigatorDidChangeRoute(_ navigator: GMSNavigator)
  func navigatorWillPresentPrompt(_ navigator: GMSNavigator)
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator)
}

extension GMSNavigatorListener {
  public func navigator(_ navigator: GMSNavigator, didArriveAt waypoint: GMSNavigationWaypoint) {}
  public func navigator(_ navigator: GMSNavigator, didUpdateRemainingTime time: TimeInterval) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdateRemainingDistance distance: CLLocationDistance
  ) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdate delayCategory: GMSNavigationDelayCategory
  ) {}
  public func navigator(
    _ navigator: GMSNavigator,
    didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
  ) {}
  public func navigator(
    _ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat
  ) {}
  public func navigatorDidChangeRoute(_ navigator: GMSNavigator) {}
  public func navigatorWillPresentPrompt(_ navigator: GMSNavigator) {}
  public func navigatorDidDismissPrompt(_ navigator: GMSNavigator) {}
}

/// Leads along a route. Listeners are held weakly. Use it on the main thread.
open class GMSNavigator: NSObject, @unchecked Sendable {
  private struct Listener {
    weak var value: (any GMSNavigatorListener)?
  }

  private struct Driver {
    weak var value: NavigationDriver?
  }

  private var listeners: [Listener] = []
  private var drivers: [Driver] = []
  private var isArmed = false
  private var destinationCount = 0

  override init() {
    super.init()
  }

  open func add(_ listener: any GMSNavigatorListener) {
    listeners.removeAll { $0.value == nil || $0.value === listener }
    listeners.append(Listener(value: listener))
  }

  @discardableResult
  open func remove(_ listener: any GMSNavigatorListener) -> Bool {
    let count = listeners.count
    listeners.removeAll { $0.value == nil || $0.value === listener }
    return listeners.count < count
  }

  /// Setting it without a route arms guidance until there is one; see `SDKModel.assumesRoute`.
  open var isGuidanceActive: Bool {
    get { isArmed }
    set {
      guard newValue != isArmed else { return }
      isArmed = newValue
      MainActor.assumeIsolated { notifyDrivers() }
    }
  }

  open var shouldDisplayPrompts = true {
    didSet { MainActor.assumeIsolated { notifyDrivers() } }
  }
  open var stopGuidanceAtArrival = true
  open var sendsBackgroundNotifications = true
  open var voiceGuidance = GMSVoiceGuidance.alertsAndGuidance
  open var timeUpdateThreshold: TimeInterval = 1
  open var distanceUpdateThreshold: CLLocationDistance = 1
  open var timeToNextDestination: TimeInterval { 0 }
  open var distanceToNextDestination: CLLocationDistance { 0 }
  open var currentRouteLeg: GMSRouteLeg? { nil }

  open func setDestinations(
    _ destinations: [GMSNavigationWaypoint], callback: @escaping (GMSRouteStatus) -> Void
  ) {
    destinationCount = destinations.count
    MainActor.assumeIsolated { notifyDrivers() }
    callback(destinations.isEmpty ? .noWaypointsError : .OK)
  }

  /// Drops the route and ends guidance.
  open func clearDestinations() {
    destinationCount = 0
    isGuidanceActive = false
  }

  open func continueToNextDestination() -> GMSNavigationWaypoint? { nil }

  // MARK: What the map asks

  /// Whether guidance goes on: it is switched on and there is a route.
  @MainActor
  var isGuiding: Bool { isArmed && (destinationCount > 0 || SDKModel.current.assumesRoute) }

  @MainActor
  func attach(_ driver: NavigationDriver) {
    drivers.removeAll { $0.value == nil || $0.value === driver }
    drivers.append(Driver(value: driver))
  }

  @MainActor
  func detach(_ driver: NavigationDriver) {
    drivers.removeAll { $0.value == nil || $0.value === driver }
  }

  @MainActor
  private func notifyDrivers() {
    for driver in drivers.compactMap({ $0.value }) { driver.navigatorChanged() }
  }

  /// Whether anyone hears of prompts.
  var hasListeners: Bool { !listeners.isEmpty }

  /// Calls listeners in the order in which they were added.
  func tell(_ event: (any GMSNavigatorListener) -> Void) {
    for listener in listeners.compactMap({ $0.value }) { event(listener) }
  }
}

"""#),
ModelSourceFile("Navigation/NavigationKinds.swift", #"""
/// What the camera does while navigating.
public enum GMSNavigationCameraMode: Int, Sendable {
  case free = 0
  case following = 1
  case overview = 2
}

public enum GMSNavigationCameraPerspective: Int, Sendable {
  case tilted = 0
  case topDownNorthUp = 1
  case topDownHeadingUp = 2
}

public enum GMSNavigationLightingMode: UInt, Sendable {
  case normal = 0
  case lowLight = 1
}

public enum GMSNavigationTravelMode: UInt, Sendable {
  case driving
  case cycling
  case walking
  case twoWheeler
  case taxicab
}

/// What became of a request for a route.
public enum GMSRouteStatus: Int, Sendable {
  case internalError
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OK
  case noRouteFound
  case networkError
  case quotaExceeded
  case apiKeyNotAuthorized
  case canceled
  case duplicateWaypointsError
  case noWaypointsError
  case locationUnavailable
  case waypointError
  case travelModeUnsupported

  public static var ok: GMSRouteStatus { .OK }
}

public enum GMSVoiceGuidance: UInt, Sendable {
  case silent
  case alertsOnly
  case alertsAndGuidance
}

public typealias GMSNavigationVoiceGuidance = GMSVoiceGuidance

public enum GMSNavigationDelayCategory: UInt, Sendable {
  case noData
  case heavy
  case medium
  case light
}

/// Hears of the recenter button.
@preconcurrency @MainActor
public protocol GMSMapViewNavigationUIDelegate: NSObjectProtocol {
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView)
}

extension GMSMapViewNavigationUIDelegate {
  public func mapViewDidTapRecenterButton(_ mapView: GMSMapView) {}
}

/// A view of the app below the header of the built-in layout.
@preconcurrency @MainActor
public protocol GMSNavigationAccessoryView: NSObjectProtocol {
  /// The height of the view, at most that of `size`; the width is the SDK's.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
}

"""#),
ModelSourceFile("Navigation/NavigationLayoutError.swift", #"""
// swift-format-ignore: AlwaysUseLowerCamelCase
public let GMSMapViewNavigationLayoutErrorDomain = "GMSMapViewNavigationLayoutErrorDomain"

/// Why a layout delegate could not be set; the code of an `NSError`.
public struct GMSMapViewNavigationLayoutErrorCode: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let `internal` = Self(rawValue: 0)
  public static let cannotSetDelegateWhileNavigationEnabled = Self(rawValue: 1)
  public static let cannotSetDelegateOnCarPlayScreen = Self(rawValue: 2)
}

/// Makes the errors of `setLayoutDelegate(_:)`.
enum LayoutDelegateError {
  static func make(_ code: GMSMapViewNavigationLayoutErrorCode) -> NSError {
    NSError(
      domain: GMSMapViewNavigationLayoutErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: text(code)])
  }

  private static func text(_ code: GMSMapViewNavigationLayoutErrorCode) -> String {
    switch code {
    case .cannotSetDelegateWhileNavigationEnabled:
      "the layout delegate cannot be set while navigation is enabled"
    case .cannotSetDelegateOnCarPlayScreen:
      "the layout delegate cannot be set on a map for a CarPlay screen"
    default: "the layout delegate could not be set"
    }
  }
}

"""#),
ModelSourceFile("States/CallbackJournal.swift", #"""
/// What happens while a delegate is called. State objects write to it from wherever they are read.
final class CallbackJournal: @unchecked Sendable {
  private let lock = NSLock()
  private var mode = WidthMode.narrow
  private var open: CallbackRecord?

  var widthMode: WidthMode {
    get { lock.withLock { mode } }
    set { lock.withLock { mode = newValue } }
  }

  /// The callback that runs now.
  var current: LayoutCallback? { lock.withLock { open?.callback } }

  func noteWidthRead() { lock.withLock { open?.readsWidth = true } }

  func noteMissing(_ callback: LayoutCallback) {
    lock.withLock { if open?.callback == callback { open?.isImplemented = false } }
  }

  /// Begins a call.
  /// - Returns: the call that was open, to be handed to `end`.
  func begin(_ callback: LayoutCallback) -> CallbackRecord? {
    lock.withLock {
      let outer = open
      open = CallbackRecord(callback: callback)
      return outer
    }
  }

  func end(resuming outer: CallbackRecord?) -> CallbackRecord? {
    lock.withLock {
      let done = open
      open = outer
      return done
    }
  }
}

"""#),
ModelSourceFile("States/LayoutCallback.swift", #"""
/// A method of `NavigationLayoutDelegate`.
public enum LayoutCallback: String, Sendable, CaseIterable, Codable {
  case enableNavigationUI
  case disableNavigationUI
  case startGuidance
  case stopGuidance
  case sizeChanged
  case showPrompt
  case hidePrompt
  case changePrompt

  /// The full Swift name: `startGuidance(navMap:newState:oldState:)`.
  public var swiftName: String {
    switch self {
    case .enableNavigationUI: "enableNavigationUI(navMap:newState:)"
    case .disableNavigationUI: "disableNavigationUI(navMap:oldState:)"
    case .startGuidance: "startGuidance(navMap:newState:oldState:)"
    case .stopGuidance: "stopGuidance(navMap:newState:oldState:)"
    case .sizeChanged: "sizeChanged(navMap:newState:)"
    case .showPrompt: "showPrompt(navMap:newPrompt:)"
    case .hidePrompt: "hidePrompt(navMap:oldPrompt:)"
    case .changePrompt: "changePrompt(navMap:newPrompt:oldPrompt:)"
    }
  }
}

/// One call of a delegate's method.
public struct CallbackRecord: Sendable, Equatable {
  public let callback: LayoutCallback
  /// False if the delegate has no method of that signature.
  public var isImplemented = true
  /// Whether the delegate read `wideMode` of some state during the call.
  public var readsWidth = false
}

"""#),
ModelSourceFile("States/NavigationLayoutDelegate.swift", #"""
/// Lays out navigation in place of the SDK.
///
/// All methods are optional, as they are in the SDK: the bodies below stand in for those a
/// delegate leaves out, and note that it did. A method whose signature differs in a label or a
/// type is no implementation and is never called.
public protocol NavigationLayoutDelegate: NSObjectProtocol {
  @MainActor func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState)
  @MainActor func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState)
  @MainActor func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState)
  @MainActor func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState)
  /// The type of `newState` is not documented: assumption `size-changed-passes-ui-state`.
  @MainActor func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState)
  @MainActor func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView)
  @MainActor func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView)
  @MainActor func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView)
}

extension NavigationLayoutDelegate {
  @MainActor
  public func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    navMap.driver.journal.noteMissing(.enableNavigationUI)
  }

  @MainActor
  public func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    navMap.driver.journal.noteMissing(.disableNavigationUI)
  }

  @MainActor
  public func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    navMap.driver.journal.noteMissing(.startGuidance)
  }

  @MainActor
  public func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    navMap.driver.journal.noteMissing(.stopGuidance)
  }

  @MainActor
  public func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    navMap.driver.journal.noteMissing(.sizeChanged)
  }

  @MainActor
  public func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.driver.journal.noteMissing(.showPrompt)
  }

  @MainActor
  public func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    navMap.driver.journal.noteMissing(.hidePrompt)
  }

  @MainActor
  public func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    navMap.driver.journal.noteMissing(.changePrompt)
  }
}

/// What can have a layout delegate.
@MainActor
public protocol GMSMapViewNavigationLayout: NSObjectProtocol {
  var layoutDelegate: (any NavigationLayoutDelegate)? { get }
  func setLayoutDelegate(_ layoutDelegate: (any NavigationLayoutDelegate)?) throws
}

extension GMSMapView: GMSMapViewNavigationLayout {}

"""#),
ModelSourceFile("States/NavigationUIState.swift", #"""
/// What the SDK hands to a layout delegate in every state.
public protocol NavigationUIState: AnyObject {
  /// Whether the cards size themselves for a wide map.
  var wideMode: Bool { get }
  /// Required on screen in every state; the same object in all of them.
  var googleLogo: UIView { get }
  /// Invisible; frames the camera. Required in every state; the same object in all of them.
  var viewport: UIView { get }
}

/// Navigation is on, without guidance.
public protocol NavigationReadyUIState: NavigationUIState {
  var buttons: [any NavigationUIButton] { get }
}

/// Guidance is active.
public protocol ActiveGuidanceUIState: NavigationUIState {
  var turnCard: UIView { get }
  var etaCard: UIView { get }
  var tripProgressBar: UIView { get }
  var speedWidget: UIView { get }
  var buttons: [any NavigationUIButton] { get }
}

/// A floating button of the SDK.
public protocol NavigationUIButton: AnyObject {
  var type: NavigationButtonKnownType { get }
  var view: UIView { get }
}

/// The kind of a button. There may be others than the known ones.
public struct NavigationButtonKnownType: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let compass = NavigationButtonKnownType(rawValue: 1)
  public static let reporting = NavigationButtonKnownType(rawValue: 2)
}

@preconcurrency @MainActor
public protocol NavigationRoundedCornerView: NSObjectProtocol {
  var roundedCorners: CACornerMask { get set }
}

/// A message over the map, which the delegate adds, animates and removes.
public typealias NavigationPromptView = UIView & NavigationRoundedCornerView

"""#),
ModelSourceFile("States/UIStateObjects.swift", #"""
/// A button as the states hand it out.
final class UIButtonEntry: NavigationUIButton {
  let type: NavigationButtonKnownType
  let view: UIView

  init(type: NavigationButtonKnownType, view: UIView) {
    self.type = type
    self.view = view
  }
}

/// Where a state's width mode comes from, and who read it.
struct WidthReading: Sendable {
  /// The mode when the state was made; nil if it is asked for anew each time.
  let snapshot: WidthMode?
  let live: CallbackJournal

  var isWide: Bool {
    live.noteWidthRead()
    return (snapshot ?? live.widthMode) == .wide
  }
}

final class ReadyState: NavigationReadyUIState {
  private let width: WidthReading
  let googleLogo: UIView
  let viewport: UIView
  let buttons: [any NavigationUIButton]

  init(width: WidthReading, logo: UIView, viewport: UIView, buttons: [any NavigationUIButton]) {
    self.width = width
    googleLogo = logo
    self.viewport = viewport
    self.buttons = buttons
  }

  var wideMode: Bool { width.isWide }
}

final class GuidanceState: ActiveGuidanceUIState {
  private let width: WidthReading
  let googleLogo: UIView
  let viewport: UIView
  let turnCard: UIView
  let etaCard: UIView
  let tripProgressBar: UIView
  let speedWidget: UIView
  let buttons: [any NavigationUIButton]

  @MainActor
  init(width: WidthReading, views: NavigationViews, buttons: [any NavigationUIButton]) {
    self.width = width
    googleLogo = views.logo
    viewport = views.viewport
    turnCard = views.turnCard
    etaCard = views.etaCard
    tripProgressBar = views.progressBar
    speedWidget = views.speedWidget
    self.buttons = buttons
  }

  var wideMode: Bool { width.isWide }
}

"""#),
ModelSourceFile("Views/GMSNavigationHidingStackView.swift", #"""
/// From which edge a hiding stack lays out its views.
public enum GMSNavigationHidingStackPosition: Int, Sendable {
  case top = 0
  case center = 1
  case bottom = 2
}

/// To which side a hiding stack aligns its views.
public enum GMSNavigationHidingStackViewAlignment: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// A column of views that hides those for which it has no height, from the end of its array.
///
/// It is as wide as its widest view and has no height of its own: give it a top and a bottom.
@preconcurrency @MainActor
open class GMSNavigationHidingStackView: UIView {
  private let position: GMSNavigationHidingStackPosition
  private let alignment: GMSNavigationHidingStackViewAlignment
  private var arranged: [UIView] = []
  private var rows: [NSLayoutConstraint] = []
  /// From the middle of the stack to the top of the first view; only for `center`.
  private var centering: NSLayoutConstraint?
  private var hidden: Set<ObjectIdentifier> = []

  public init(
    position: GMSNavigationHidingStackPosition, alignment: GMSNavigationHidingStackViewAlignment
  ) {
    self.position = position
    self.alignment = alignment
    super.init(frame: .zero)
    layoutModel.origin = .sdk
    translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(position:alignment:) makes a hiding stack")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Between two views, in points.
  open var spacing: CGFloat = 8 { didSet { if spacing != oldValue { constrain() } } }

  /// The first has the edge of the position and is the last to be hidden.
  open var arrangedSubviews: [UIView] {
    get { arranged }
    set { ViewWatch.shared.pausing { arrange(newValue) } }
  }

  /// Whether the stack decides if a view shows.
  func manages(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

  private func arrange(_ views: [UIView]) {
    var seen: Set<ObjectIdentifier> = []
    let views = views.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let gone = arranged.filter { !seen.contains(ObjectIdentifier($0)) }
    arranged = views
    for view in gone {
      release(view)
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in views where view.superview !== self {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isHidden = false
      addSubview(view)
    }
    constrain()
  }

  private func release(_ view: UIView) {
    if hidden.remove(ObjectIdentifier(view)) != nil { view.isHidden = false }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard manages(subview) else { return }
    ViewWatch.shared.pausing {
      arranged.removeAll { $0 === subview }
      release(subview)
      constrain()
    }
  }

  // MARK: Layout

  /// Chains the views from the edge of the position; what does not fit hangs out and is hidden.
  private func constrain() {
    NSLayoutConstraint.deactivate(rows)
    rows = LayoutModel.current.making(as: .sdk) { makeRows() }
    NSLayoutConstraint.activate(rows)
    setNeedsLayout()
  }

  private func makeRows() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    let fit = widthAnchor.constraint(equalToConstant: 0)
    fit.priority = UILayoutPriority(10)
    made.append(fit)
    centering = nil
    var before: UIView?
    for view in arranged {
      made.append(widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 1))
      switch alignment {
      case .leading: made.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
      case .trailing: made.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
      }
      made.append(row(view, after: before))
      before = view
    }
    return made
  }

  private func row(_ view: UIView, after before: UIView?) -> NSLayoutConstraint {
    switch position {
    case .top, .center:
      if let before {
        return view.topAnchor.constraint(equalTo: before.bottomAnchor, constant: spacing)
      }
      guard position == .center else { return view.topAnchor.constraint(equalTo: topAnchor) }
      let row = view.topAnchor.constraint(equalTo: centerYAnchor)
      centering = row
      return row
    case .bottom:
      guard let before else { return view.bottomAnchor.constraint(equalTo: bottomAnchor) }
      return view.bottomAnchor.constraint(equalTo: before.topAnchor, constant: -spacing)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ViewWatch.shared.pausing { hideWhatDoesNotFit() }
  }

  private func hideWhatDoesNotFit() {
    // Half a pixel on the finest screens is no lack of room.
    let room = layoutModel.exactFrame.height + 0.2
    var used: CGFloat = 0
    var height: CGFloat = 0
    var isFull = false
    for (index, view) in arranged.enumerated() {
      used += (index > 0 ? spacing : 0) + view.layoutModel.exactFrame.height
      isFull = isFull || used > room
      if !isFull { height = used }
      show(view, isFull ? .hidden : .visible)
    }
    if let centering, centering.constant != -height / 2 { centering.constant = -height / 2 }
  }

  private enum Visibility {
    case visible
    case hidden
  }

  private func show(_ view: UIView, _ visibility: Visibility) {
    // The SDK's own views tell of it themselves, with the method that did it.
    let wasHidden = hidden.contains(ObjectIdentifier(view))
    if view.isHidden != wasHidden, !(view is SDKView) {
      let name = view.accessibilityIdentifier ?? String(describing: type(of: view))
      ViewWatch.shared.watching { ViewWatch.shared.note(.hidManaged, name, "isHidden") }
    }
    switch visibility {
    case .visible: hidden.remove(ObjectIdentifier(view))
    case .hidden: hidden.insert(ObjectIdentifier(view))
    }
    let isHidden = visibility == .hidden
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }
}

"""#),
ModelSourceFile("Views/MapControls.swift", #"""
/// The views of the SDK that the map has without navigation too, and what the camera frames.
@MainActor
struct MapControls {
  let logo: SDKView
  let viewport: SDKView
  let compass: SDKView
  let myLocation: SDKView

  /// Those of the map without navigation, which no delegate is given.
  static func ofBaseMap(_ metrics: NavigationMetrics) -> MapControls {
    let none = UIView.noIntrinsicMetric
    func element(_ component: SDKComponent, _ size: CGSize) -> SDKView {
      SDKView(component, size: size, margin: metrics.elementMargin)
    }
    return MapControls(
      logo: element(.googleLogo, metrics.logoSize),
      viewport: SDKView(.viewport, size: CGSize(width: none, height: none), margin: 0),
      compass: element(.compassButton, metrics.buttonSize),
      myLocation: element(.myLocationButton, metrics.buttonSize))
  }

  var all: [SDKView] { [logo, viewport, compass, myLocation] }
}

extension NavigationViews {
  var controls: MapControls {
    MapControls(logo: logo, viewport: viewport, compass: compass, myLocation: myLocation)
  }
}

"""#),
ModelSourceFile("Views/NavigationViews.swift", #"""
/// The views of the SDK for one map. Both layouts place the same objects, in every state.
@MainActor
final class NavigationViews {
  let turnCard: SDKView
  let etaCard: SDKView
  let logo: SDKView
  let viewport: SDKView
  let speedWidget: SDKView
  let progressBar: SDKView
  let compass: SDKView
  let reporting: SDKView
  let otherButton: SDKView
  let myLocation: SDKView

  init(_ metrics: NavigationMetrics) {
    let none = UIView.noIntrinsicMetric
    func card(_ component: SDKComponent) -> SDKView {
      SDKView(component, size: .zero, margin: metrics.cardMargin)
    }
    func element(_ component: SDKComponent, _ size: CGSize) -> SDKView {
      SDKView(component, size: size, margin: metrics.elementMargin)
    }
    turnCard = card(.turnCard)
    etaCard = card(.etaCard)
    logo = element(.googleLogo, metrics.logoSize)
    viewport = SDKView(.viewport, size: CGSize(width: none, height: none), margin: 0)
    speedWidget = element(.speedWidget, .zero)
    let hasHeight = SDKModel.current.takesAlternative(.progressBarWithoutHeight)
    progressBar = element(
      .tripProgressBar,
      CGSize(
        width: ProgressBarNumbers.width, height: hasHeight ? metrics.progressBarHeight : none))
    compass = element(.compassButton, metrics.buttonSize)
    reporting = element(.reportingButton, metrics.buttonSize)
    otherButton = element(.otherButton, metrics.buttonSize)
    myLocation = element(.myLocationButton, metrics.buttonSize)
  }

  /// All but prompts.
  var all: [SDKView] {
    [
      turnCard, etaCard, logo, viewport, speedWidget, progressBar, compass, reporting, otherButton,
      myLocation,
    ]
  }

  /// Gives the cards the sizes they have on a map of a width.
  func resizeCards(_ metrics: NavigationMetrics, mapWidth: CGFloat, _ mode: WidthMode) {
    let width = metrics.cardWidth(in: mapWidth, mode)
    turnCard.contentSize = CGSize(width: width, height: metrics.turnCardHeight)
    etaCard.contentSize = CGSize(width: width, height: metrics.etaCardHeight(mode))
  }

  func buttons(_ kinds: [NavigationMetrics.ButtonKind]) -> [any NavigationUIButton] {
    kinds.map { kind in
      switch kind {
      case .compass: UIButtonEntry(type: .compass, view: compass)
      case .reporting: UIButtonEntry(type: .reporting, view: reporting)
      case .other: UIButtonEntry(type: NavigationButtonKnownType(rawValue: 90), view: otherButton)
      }
    }
  }
}

"""#),
ModelSourceFile("Views/SDKPromptView.swift", #"""
/// A prompt. It arrives with its size; its top corners are round until someone says otherwise.
@preconcurrency @MainActor
final class SDKPromptView: SDKView, NavigationRoundedCornerView {
  /// In points; the width is that of the cards.
  let height: CGFloat

  init(height: CGFloat, width: CGFloat, margin: CGFloat) {
    self.height = height
    super.init(.prompt, size: CGSize(width: width, height: height), margin: margin)
  }

  var roundedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}

"""#),
ModelSourceFile("Views/SDKView.swift", #"""
/// A view the SDK hands out. Its size is the SDK's; its inside is nobody's business.
@preconcurrency @MainActor
class SDKView: UIView {
  let component: SDKComponent
  /// From the frame to what is seen of the view, in points.
  let visualMargin: CGFloat
  private var size: CGSize
  private lazy var watchedLayer = WatchedLayer(of: component)

  /// - Parameter size: in points; `noIntrinsicMetric` for no size on an axis.
  init(_ component: SDKComponent, size: CGSize, margin: CGFloat) {
    self.component = component
    self.size = size
    visualMargin = margin
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = component.rawValue
    layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    layoutModel.origin = .sdk
    layoutModel.drawing = component == .viewport ? .nothing : .content
    if !SDKModel.current.takesAlternative(.viewsYieldToRequired) { resistOptionalConstraints() }
    bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func resistOptionalConstraints() {
    let priority = UILayoutPriority(999)
    setContentHuggingPriority(priority, for: .horizontal)
    setContentHuggingPriority(priority, for: .vertical)
    setContentCompressionResistancePriority(priority, for: .horizontal)
    setContentCompressionResistancePriority(priority, for: .vertical)
  }

  /// The size the SDK gives the view.
  var contentSize: CGSize {
    get { size }
    set {
      guard newValue != size else { return }
      size = newValue
      // A view on screen is sized by the layout; one that waits shows its size at once.
      if superview == nil {
        bounds.size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      }
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize { size }

  // MARK: What apps must leave alone

  private func note(_ kind: ViewIntrusion.Kind, _ member: String) {
    ViewWatch.shared.note(kind, component.rawValue, member)
  }

  override var subviews: [UIView] {
    note(.read, "subviews")
    return super.subviews
  }

  override func addSubview(_ view: UIView) {
    note(.changed, "addSubview")
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    note(.changed, "insertSubview")
    super.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    note(.changed, "insertSubview")
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    note(.changed, "insertSubview")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    note(.read, "viewWithTag")
    return super.viewWithTag(tag)
  }

  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    note(.changed, "addLayoutGuide")
    super.addLayoutGuide(layoutGuide)
  }

  override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    note(.changed, "addGestureRecognizer")
    super.addGestureRecognizer(recognizer)
  }

  override var layer: CALayer { watchedLayer }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      if let stack = superview as? GMSNavigationHidingStackView, stack.manages(self) {
        note(.hidManaged, "isHidden")
      }
      super.isHidden = newValue
    }
  }
}

"""#),
ModelSourceFile("Views/ViewWatch.swift", #"""
/// Something an app did to a view of the SDK that apps must leave alone.
public struct ViewIntrusion: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// `subviews`, `sublayers`, `gestureRecognizers` were read.
    case read
    /// A subview, layer or gesture recognizer was added, moved or taken away.
    case changed
    /// `isHidden` was set on a view that a hiding stack manages.
    case hidManaged
  }

  public let kind: Kind
  /// The name of the view in reports.
  public let view: String
  /// The member that was used.
  public let member: String
  /// The delegate's method that did it; nil outside of one.
  public let callback: LayoutCallback?
}

/// Notes what an app does to views of the SDK, while the app's code runs.
@MainActor
public final class ViewWatch {
  public static let shared = ViewWatch()

  /// In order, each once.
  public private(set) var intrusions: [ViewIntrusion] = []
  private var known: Set<ViewIntrusion> = []
  private var depth = 0
  /// The delegate's method that runs now.
  var callback: LayoutCallback?

  private init() {}

  func reset() {
    intrusions = []
    known = []
    callback = nil
  }

  /// Runs code of the app.
  public func watching<Result>(_ body: () throws -> Result) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Runs code of the model that the app's code called.
  func pausing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return try body()
  }

  func note(_ kind: ViewIntrusion.Kind, _ view: String, _ member: String) {
    guard depth > 0 else { return }
    let intrusion = ViewIntrusion(kind: kind, view: view, member: member, callback: callback)
    if known.insert(intrusion).inserted { intrusions.append(intrusion) }
  }
}

"""#),
ModelSourceFile("Views/WatchedLayer.swift", #"""
/// The layer of a view of the SDK. Its own properties are free; what is in it is not. Like its
/// view it belongs to the main thread.
final class WatchedLayer: CALayer {
  private let view: String

  init(of component: SDKComponent) {
    view = component.rawValue
    super.init()
  }

  override init(layer: Any) {
    view = (layer as? WatchedLayer)?.view ?? ""
    super.init(layer: layer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether one method of the layer calls another.
  private var isChanging = false

  private func note(_ member: String) {
    let view = view
    guard !isChanging else { return }
    MainActor.assumeIsolated { ViewWatch.shared.note(.changed, view, member) }
  }

  override func addSublayer(_ layer: CALayer) {
    note("addSublayer")
    isChanging = true
    super.addSublayer(layer)
    isChanging = false
  }

  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    note("insertSublayer")
    super.insertSublayer(layer, at: index)
  }
}

"""#),
  ]
}
