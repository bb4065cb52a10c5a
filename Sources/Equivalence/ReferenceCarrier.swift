// navmigrate carrier, format 1: turnCardFlag etaCardFlag progressBar reportingFlag accessory insets insetAdjustment headerGuide footerGuide buttonsGuide alternateButtonsGuide promptObservers speedWidget mapObservers navigatorObservers observerRemoval partialObservers buttonsGuideReads publicAccessory publicLayout

import ModelGoogleNavigation
import ModelUIKit

/// The layout of a map view's navigation screen, with what the app has configured.
///
/// A map view makes it when its `driveLayout` is first asked for, and keeps it. Google's views
/// appear where this class puts them and nowhere else.
@preconcurrency
@MainActor
public final class DriveLayout: NSObject, NavigationLayoutDelegate {
  /// Shows the card with the next turn. A change takes effect on the next trip.
  public var showsTurnCard = true
  /// Shows the card with the time and the distance left. A change takes effect on the next trip.
  public var showsETACard = true
  /// Shows how far the trip has come. A change takes effect on the next trip.
  public var showsTripProgressBar = false
  /// Shows the button that reports an incident. A change takes effect on the next trip.
  public var showsReportingButton = true
  /// What controls and camera keep free at the map's edges, in points. Cards do not move.
  public var contentInsets = UIEdgeInsets.zero {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }
  /// How the insets and the safe area add up.
  public var insetAdjustment = GMSMapViewPaddingAdjustmentBehavior.always {
    didSet { if insetAdjustment != oldValue { applyInsets() } }
  }
  /// Where the turn card is; without it a line along the map's top edge.
  public let headerGuide = UILayoutGuide()
  /// Where the ETA card is; without it a line along the map's bottom edge.
  public let footerGuide = UILayoutGuide()
  /// The buttons stand on the top edge of this guide; nil puts them over the ETA card, where
  /// `footerGuide` is.
  public var buttonsGuide: UILayoutGuide! {
    get { appButtonsGuide ?? footerGuide }
    set { appButtonsGuide = newValue === footerGuide ? nil : newValue }
  }
  private var appButtonsGuide: UILayoutGuide? {
    didSet { if appButtonsGuide !== oldValue { layOut() } }
  }
  /// The guide for a wide map, where the cards do not span it.
  public var alternateButtonsGuide: UILayoutGuide? {
    didSet { if alternateButtonsGuide !== oldValue { layOut() } }
  }

  private weak var navMap: GMSMapView?
  private var readyState: (any NavigationReadyUIState)?
  private var guidanceState: (any ActiveGuidanceUIState)?
  private var isWide = false
  /// The map less its insets: the region for controls and camera.
  private let content = UILayoutGuide()
  /// A line along the top of a prompt; without one along the map's bottom edge.
  private let floor = UILayoutGuide()
  private var contentConstraints: [NSLayoutConstraint] = []
  private var stateViews: [UIView] = []
  private var stateConstraints: [NSLayoutConstraint] = []
  private var prompt: (any NavigationPromptView)?
  private var promptBottom: NSLayoutConstraint?
  fileprivate var hasReportedFailure = false
  private var guideConstraints: [NSLayoutConstraint] = []
  /// The guides came with navigation, and go with it.
  private var removesGuides = false
  private var accessory: (any HeaderAccessory)?
  private var promptObservers: [WeakObserver] = []
  private static var navigatorObservers: [NavigatorObserver] = []

  /// What the flags said when guidance started.
  private struct Trip {
    var hasTurnCard = true
    var hasETACard = true
    var hasProgressBar = false
    var hasReportingButton = true
  }
  private var trip = Trip()

  private struct WeakObserver {
    weak var observer: (any PromptObserver)?
  }

  private struct NavigatorObserver {
    weak var navigator: GMSNavigator?
    weak var observer: (any PromptObserver)?
  }

  private static let promptDuration: TimeInterval = 0.4
  /// The progress bar's place, as the SDK documents it, in points.
  private enum ProgressBar {
    static let top: CGFloat = 170
    static let bottom: CGFloat = 210
    static let maxHeight: CGFloat = 400
    static let minHeight: CGFloat = 200
  }

  /// Takes the map view that it lays out.
  func attach(to map: GMSMapView) {
    guard navMap !== map else { return }
    navMap = map
    map.addLayoutGuide(headerGuide)
    map.addLayoutGuide(footerGuide)
    pinGuides()
  }

  // MARK: - Navigation states

  public func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    removesGuides = self.navMap !== navMap
    attach(to: navMap)
    readyState = newState
    isWide = newState.wideMode
    navMap.addLayoutGuide(content)
    navMap.addLayoutGuide(floor)
    applyInsets()
    layOut()
  }

  public func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    endGuidance()
    readyState = nil
    prompt?.removeFromSuperview()
    prompt = nil
    layOut()
    navMap.removeLayoutGuide(content)
    navMap.removeLayoutGuide(floor)
    contentConstraints = []
    applyInsets()
    guard removesGuides else { return }
    navMap.removeLayoutGuide(headerGuide)
    navMap.removeLayoutGuide(footerGuide)
    self.navMap = nil
  }

  public func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState,
    oldState: any NavigationReadyUIState
  ) {
    trip.hasTurnCard = showsTurnCard
    trip.hasETACard = showsETACard
    trip.hasProgressBar = showsTripProgressBar
    trip.hasReportingButton = showsReportingButton
    guidanceState = newState
    isWide = newState.wideMode
    layOut()
  }

  public func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState,
    oldState: any ActiveGuidanceUIState
  ) {
    endGuidance()
    readyState = newState
    isWide = newState.wideMode
    layOut()
  }

  public func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    isWide = newState.wideMode
    layOut()
  }

  private func endGuidance() {
    guidanceState = nil
    accessory = nil
  }

  // MARK: - Prompts

  public func showPrompt(navMap: GMSMapView, newPrompt: any NavigationPromptView) {
    slideIn(newPrompt, on: navMap)
    tellPromptObservers { $0.promptWillShow($1) }
  }

  public func hidePrompt(navMap: GMSMapView, oldPrompt: any NavigationPromptView) {
    slideOut(oldPrompt, of: navMap)
    tellPromptObservers { $0.promptDidHide($1) }
  }

  public func changePrompt(
    navMap: GMSMapView, newPrompt: any NavigationPromptView, oldPrompt: any NavigationPromptView
  ) {
    slideOut(oldPrompt, of: navMap)
    slideIn(newPrompt, on: navMap)
  }

  private func slideIn(_ newPrompt: any NavigationPromptView, on navMap: GMSMapView) {
    navMap.addSubview(newPrompt)
    let bottom = newPrompt.bottomAnchor.constraint(
      equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(
        equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      floor.topAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
    prompt = newPrompt
    promptBottom = bottom
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: Self.promptDuration) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  private func slideOut(_ oldPrompt: any NavigationPromptView, of navMap: GMSMapView) {
    guard prompt === oldPrompt, let bottom = promptBottom else { return }
    prompt = nil
    promptBottom = nil
    UIView.animate(withDuration: Self.promptDuration) {
      bottom.constant = oldPrompt.bounds.height
      navMap.layoutIfNeeded()
    } completion: { _ in
      oldPrompt.removeFromSuperview()
    }
  }

  /// Tells an object, which is held weakly, when prompts show and hide.
  public func addPromptObserver(_ observer: any PromptObserver) {
    removePromptObserver(observer)
    promptObservers.append(WeakObserver(observer: observer))
  }

  /// Tells an object, which is held weakly, when prompts of a navigator show and hide.
  public static func addPromptObserver(
    _ observer: any PromptObserver, of navigator: GMSNavigator?
  ) {
    removePromptObserver(observer, of: navigator)
    navigatorObservers.append(NavigatorObserver(navigator: navigator, observer: observer))
  }

  /// Tells an object no more.
  public func removePromptObserver(_ observer: any PromptObserver) {
    promptObservers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Tells an object no more of a navigator's prompts.
  public static func removePromptObserver(
    _ observer: any PromptObserver, of navigator: GMSNavigator?
  ) {
    navigatorObservers.removeAll {
      $0.observer == nil || $0.observer === observer && $0.navigator === navigator
    }
  }

  private func tellPromptObservers(_ tell: (any PromptObserver, GMSNavigator) -> Void) {
    guard let navigator = navMap?.navigator else { return }
    var observers = promptObservers.compactMap(\.observer)
    for entry in Self.navigatorObservers where entry.navigator === navigator {
      guard let observer = entry.observer else { continue }
      if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }
    for observer in observers { tell(observer, navigator) }
  }

  // MARK: - Header accessory

  /// Shows a view below the turn card for the rest of the trip, or none. Outside guidance it
  /// does nothing.
  public func setHeaderAccessory(_ view: (any HeaderAccessory)?) {
    guard navMap?.navigator?.isGuidanceActive == true else { return }
    accessory = view
    layOut()
  }

  /// Asks the accessory for its height again.
  public func invalidateHeaderAccessory() {
    if accessory != nil { layOut() }
  }

  // MARK: - Layout

  /// Puts up what the present state shows, from nothing.
  private func layOut() {
    NSLayoutConstraint.deactivate(stateConstraints)
    stateConstraints = []
    for view in stateViews { view.removeFromSuperview() }
    stateViews = []
    guard let navMap else { return }
    if let guidanceState {
      layOutGuidance(guidanceState, on: navMap)
    } else if let readyState {
      layOutReady(readyState, on: navMap)
    }
    NSLayoutConstraint.activate(stateConstraints)
    if let prompt { navMap.bringSubviewToFront(prompt) }
    pinGuides()
    layOutIfAnimated()
  }

  /// Takes part in an animation that is under way.
  private func layOutIfAnimated() {
    if UIView.inheritedAnimationDuration > 0 { navMap?.layoutIfNeeded() }
  }

  private func add(_ view: UIView, to navMap: GMSMapView) {
    navMap.addSubview(view)
    stateViews.append(view)
  }

  private func layOutReady(_ state: any NavigationReadyUIState, on navMap: GMSMapView) {
    addViewport(state.viewport, below: nil, above: nil, to: navMap)
    addLogo(state.googleLogo, above: nil, to: navMap)
    addCompass(state.buttons, below: nil, to: navMap)
  }

  private func layOutGuidance(_ state: any ActiveGuidanceUIState, on navMap: GMSMapView) {
    let header = trip.hasTurnCard ? state.turnCard : nil
    let footer = trip.hasETACard ? state.etaCard : nil
    let headerEnd = header == nil ? nil : (accessory as UIView?) ?? header
    if trip.hasProgressBar { addProgressBar(state.tripProgressBar, to: navMap) }
    addViewport(state.viewport, below: headerEnd, above: footer, to: navMap)
    addLogo(state.googleLogo, above: footer, to: navMap)
    addSpeedWidget(state.speedWidget, above: state.googleLogo, to: navMap)
    // Beside an accessory there is no compass.
    if header == nil || accessory == nil {
      addCompass(state.buttons, below: header, to: navMap)
    }
    addReportingButton(state.buttons, above: footer, to: navMap)
    if let header { addTurnCard(header, to: navMap) }
    if let footer { addETACard(footer, to: navMap) }
  }

  private func addTurnCard(_ card: UIView, to navMap: GMSMapView) {
    add(card, to: navMap)
    stateConstraints += [
      card.topAnchor.constraint(equalTo: navMap.topAnchor),
      card.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
    ]
    guard let accessory else { return }
    accessory.translatesAutoresizingMaskIntoConstraints = false
    add(accessory, to: navMap)
    stateConstraints += [
      accessory.heightAnchor.constraint(
        equalToConstant: heightOf(accessory, on: navMap)),
      accessory.topAnchor.constraint(equalTo: card.bottomAnchor),
      accessory.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      accessory.widthAnchor.constraint(equalTo: card.widthAnchor),
    ]
  }

  private func heightOf(_ accessory: any HeaderAccessory, on navMap: GMSMapView) -> CGFloat {
    let cards = guidanceState.map { [$0.turnCard, $0.etaCard] } ?? []
    let space = cards.reduce(navMap.bounds.height) { $0 - $1.intrinsicContentSize.height }
    let size = CGSize(
      width: cards.first?.intrinsicContentSize.width ?? navMap.bounds.width,
      height: max(0, space))
    return min(
      max(0, accessory.heightForAccessoryViewConstrained(to: size, on: navMap)), size.height)
  }

  /// The card spans a narrow map; on a wide one it keeps inside the safe area.
  private func addETACard(_ card: UIView, to navMap: GMSMapView) {
    add(card, to: navMap)
    let edge =
      isWide ? navMap.safeAreaLayoutGuide.leadingAnchor : navMap.leadingAnchor
    stateConstraints += [
      card.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: edge),
    ]
  }

  private func addProgressBar(_ bar: UIView, to navMap: GMSMapView) {
    var covered = trip.hasTurnCard ? NavigationStyleValues.headerNominalHeight : 0
    if covered > 0, let accessory { covered += heightOf(accessory, on: navMap) }
    let space = navMap.bounds.height - ProgressBar.bottom - max(ProgressBar.top, covered)
    guard space >= ProgressBar.minHeight else { return }
    add(bar, to: navMap)
    stateConstraints += [
      bar.leadingAnchor.constraint(
        equalTo: navMap.safeAreaLayoutGuide.leadingAnchor,
        constant: NavigationStyleValues.elementHorizontalPadding),
      bar.bottomAnchor.constraint(
        equalTo: navMap.bottomAnchor, constant: -ProgressBar.bottom),
      bar.heightAnchor.constraint(equalToConstant: min(space, ProgressBar.maxHeight)),
    ]
  }

  /// Frames the camera between the cards; on a wide map in its trailing half.
  private func addViewport(
    _ viewport: UIView, below header: UIView?, above footer: UIView?, to navMap: GMSMapView
  ) {
    add(viewport, to: navMap)
    let cards = isWide ? (nil, nil) : (header, footer)
    stateConstraints += highest(
      viewport.topAnchor, below: [content.topAnchor, cards.0?.bottomAnchor])
    stateConstraints += lowest(
      viewport.bottomAnchor,
      above: [content.bottomAnchor, floor.topAnchor, cards.1?.topAnchor])
    stateConstraints += leadingmost(
      viewport.leadingAnchor,
      after: isWide ? [content.leadingAnchor, navMap.centerXAnchor] : [content.leadingAnchor])
    let trailing = viewport.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    trailing.priority = Self.bound
    stateConstraints.append(trailing)
  }

  private func addLogo(_ logo: UIView, above footer: UIView?, to navMap: GMSMapView) {
    add(logo, to: navMap)
    stateConstraints += lowest(
      logo.bottomAnchor, above: [content.bottomAnchor, floor.topAnchor, footer?.topAnchor],
      distance: NavigationStyleValues.buttonVerticalPadding)
    stateConstraints.append(
      logo.leadingAnchor.constraint(
        equalTo: content.leadingAnchor,
        constant: NavigationStyleValues.elementHorizontalPadding))
  }

  private func addSpeedWidget(_ widget: UIView, above logo: UIView, to navMap: GMSMapView) {
    add(widget, to: navMap)
    stateConstraints += [
      widget.bottomAnchor.constraint(
        equalTo: logo.topAnchor, constant: -NavigationStyleValues.buttonVerticalPadding),
      widget.leadingAnchor.constraint(equalTo: logo.leadingAnchor),
    ]
  }

  private func addCompass(
    _ buttons: [any NavigationUIButton], below header: UIView?, to navMap: GMSMapView
  ) {
    guard navMap.settings.compassButton,
      let compass = buttons.first(where: { $0.type == .compass })?.view
    else { return }
    add(compass, to: navMap)
    stateConstraints += highest(
      compass.topAnchor, below: [content.topAnchor, isWide ? nil : header?.bottomAnchor],
      distance: NavigationStyleValues.buttonVerticalPadding)
    stateConstraints.append(
      compass.trailingAnchor.constraint(
        equalTo: content.trailingAnchor,
        constant: -NavigationStyleValues.buttonHorizontalPadding))
  }

  /// The button that reports an incident; above it buttons of types that are not known here.
  private func addReportingButton(
    _ buttons: [any NavigationUIButton], above footer: UIView?, to navMap: GMSMapView
  ) {
    var below = [content.bottomAnchor, floor.topAnchor, isWide ? nil : footer?.topAnchor]
    var side = content.trailingAnchor
    if let guide = shownButtonsGuide(on: navMap) {
      below = [content.bottomAnchor, floor.topAnchor, guide.topAnchor]
      side = guide.trailingAnchor
      // The app may leave the side of its guide open.
      let pull = guide.trailingAnchor.constraint(equalTo: content.trailingAnchor)
      pull.priority = UILayoutPriority(2)
      stateConstraints.append(pull)
    }
    var distance = NavigationStyleValues.buttonVerticalPadding
    let reporting =
      trip.hasReportingButton ? buttons.first { $0.type == .reporting }?.view : nil
    if let reporting {
      add(reporting, to: navMap)
      stateConstraints += lowest(reporting.bottomAnchor, above: below, distance: distance)
      stateConstraints.append(
        reporting.trailingAnchor.constraint(
          equalTo: side, constant: -NavigationStyleValues.buttonHorizontalPadding))
      below = [reporting.topAnchor]
      distance = 0
    }
    let others = buttons.filter { $0.type != .compass && $0.type != .reporting }
    guard !others.isEmpty else { return }
    let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
    stack.arrangedSubviews = others.map { $0.view }
    add(stack, to: navMap)
    stateConstraints += highest(stack.topAnchor, below: [content.topAnchor])
    stateConstraints += lowest(stack.bottomAnchor, above: below, distance: distance)
    stateConstraints.append(
      stack.trailingAnchor.constraint(
        equalTo: side, constant: -NavigationStyleValues.buttonHorizontalPadding))
  }

  /// The app's guide for the buttons, if it is in the map's window.
  private func shownButtonsGuide(on navMap: GMSMapView) -> UILayoutGuide? {
    let narrowGuide = appButtonsGuide
    let guide = isWide ? alternateButtonsGuide : narrowGuide
    guard let guide, let owner = guide.owningView else { return nil }
    return root(of: owner) === root(of: navMap) ? guide : nil
  }

  private func root(of view: UIView) -> UIView {
    var view = view
    while let next = view.superview { view = next }
    return view
  }

  // MARK: - Constraints that give way on a map too small for all

  private static let bound = UILayoutPriority(999)
  private static let pull = UILayoutPriority(500)

  /// An edge as far up as it can be below others.
  private func highest(
    _ edge: NSLayoutYAxisAnchor, below others: [NSLayoutYAxisAnchor?], distance: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    others.compactMap { $0 }.flatMap {
      givingWay(
        edge.constraint(greaterThanOrEqualTo: $0, constant: distance),
        edge.constraint(equalTo: $0, constant: distance))
    }
  }

  /// An edge as far down as it can be above others.
  private func lowest(
    _ edge: NSLayoutYAxisAnchor, above others: [NSLayoutYAxisAnchor?], distance: CGFloat = 0
  ) -> [NSLayoutConstraint] {
    others.compactMap { $0 }.flatMap {
      givingWay(
        edge.constraint(lessThanOrEqualTo: $0, constant: -distance),
        edge.constraint(equalTo: $0, constant: -distance))
    }
  }

  /// An edge as near the leading side as it can be after others.
  private func leadingmost(
    _ edge: NSLayoutXAxisAnchor, after others: [NSLayoutXAxisAnchor]
  ) -> [NSLayoutConstraint] {
    others.flatMap {
      givingWay(
        edge.constraint(greaterThanOrEqualTo: $0), edge.constraint(equalTo: $0))
    }
  }

  private func givingWay(
    _ bound: NSLayoutConstraint, _ pull: NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    bound.priority = Self.bound
    pull.priority = Self.pull
    return [bound, pull]
  }

  // MARK: - Insets

  /// Puts the region for controls and camera inside the safe area and the insets.
  private func pinContent(to navMap: GMSMapView) {
    NSLayoutConstraint.deactivate(contentConstraints)
    let safeArea = navMap.safeAreaLayoutGuide
    let bottom = floor.topAnchor.constraint(equalTo: navMap.bottomAnchor)
    // Nothing that hangs on the line may lift it.
    bottom.priority = UILayoutPriority(998)
    contentConstraints = [bottom, floor.heightAnchor.constraint(equalToConstant: 0)]
    let isMirrored = navMap.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = isMirrored ? contentInsets.right : contentInsets.left
    let trailing = isMirrored ? contentInsets.left : contentInsets.right
    switch insetAdjustment {
    case .never:
      contentConstraints += [
        content.topAnchor.constraint(
          equalTo: navMap.topAnchor, constant: contentInsets.top),
        content.bottomAnchor.constraint(
          equalTo: navMap.bottomAnchor, constant: -contentInsets.bottom),
        content.leadingAnchor.constraint(equalTo: navMap.leadingAnchor, constant: leading),
        content.trailingAnchor.constraint(
          equalTo: navMap.trailingAnchor, constant: -trailing),
      ].map { $0.givingWay() }
    case .automatic:
      contentConstraints += [
        content.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),
        content.topAnchor.constraint(
          greaterThanOrEqualTo: navMap.topAnchor, constant: contentInsets.top),
        content.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor),
        content.bottomAnchor.constraint(
          lessThanOrEqualTo: navMap.bottomAnchor, constant: -contentInsets.bottom),
        content.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor),
        content.leadingAnchor.constraint(
          greaterThanOrEqualTo: navMap.leadingAnchor, constant: leading),
        content.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.trailingAnchor),
        content.trailingAnchor.constraint(
          lessThanOrEqualTo: navMap.trailingAnchor, constant: -trailing),
      ].map { $0.givingWay() }
      contentConstraints += [
        content.topAnchor.constraint(equalTo: navMap.topAnchor),
        content.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: navMap.trailingAnchor),
      ].map { $0.givingWay(at: Self.pull) }
    default:
      contentConstraints += [
        content.topAnchor.constraint(
          equalTo: safeArea.topAnchor, constant: contentInsets.top),
        content.bottomAnchor.constraint(
          equalTo: safeArea.bottomAnchor, constant: -contentInsets.bottom),
        content.leadingAnchor.constraint(
          equalTo: safeArea.leadingAnchor, constant: leading),
        content.trailingAnchor.constraint(
          equalTo: safeArea.trailingAnchor, constant: -trailing),
      ].map { $0.givingWay() }
    }
    NSLayoutConstraint.activate(contentConstraints)
  }

  /// While navigation is off the map view applies the insets; while it is on this layout does.
  private func applyInsets() {
    guard let navMap else { return }
    let isOn = readyState != nil
    navMap.padding = isOn ? .zero : contentInsets  // navmigrate:ignore
    navMap.paddingAdjustmentBehavior = insetAdjustment  // navmigrate:ignore
    guard isOn else { return }
    pinContent(to: navMap)
    layOutIfAnimated()
  }

  /// Puts the guides that the app's views follow where the cards are.
  private func pinGuides() {
    NSLayoutConstraint.deactivate(guideConstraints)
    guideConstraints = []
    guard let navMap else { return }
    guideConstraints += edges(
      of: headerGuide, card: guidanceState?.turnCard, along: navMap.topAnchor, of: navMap)
    guideConstraints += edges(
      of: footerGuide, card: guidanceState?.etaCard, along: navMap.bottomAnchor, of: navMap)
    NSLayoutConstraint.activate(guideConstraints)
  }

  private func edges(
    of guide: UILayoutGuide, card: UIView?, along edge: NSLayoutYAxisAnchor,
    of navMap: GMSMapView
  ) -> [NSLayoutConstraint] {
    guard let card, card.isDescendant(of: navMap) else {
      return [
        guide.topAnchor.constraint(equalTo: edge),
        guide.heightAnchor.constraint(equalToConstant: 0),
        guide.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: navMap.trailingAnchor),
      ]
    }
    return [
      guide.topAnchor.constraint(equalTo: card.topAnchor),
      guide.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ]
  }
}

/// Keeps a layout for its map view, which owns its guides.
private final class DriveLayoutKeeper: UILayoutGuide {
  var layout: DriveLayout?
}

extension GMSMapView {
  /// The layout of the navigation screen; installed if the map view has no layout delegate and
  /// navigation is off.
  @preconcurrency @MainActor public var driveLayout: DriveLayout {
    let keepers = layoutGuides.compactMap { $0 as? DriveLayoutKeeper }
    let known = keepers.first?.layout ?? (layoutDelegate as? DriveLayout)
    let layout = known ?? DriveLayout()
    if keepers.isEmpty {
      let keeper = DriveLayoutKeeper()
      keeper.layout = layout
      addLayoutGuide(keeper)
      layout.attach(to: self)
    }
    if layoutDelegate == nil { layout.install(on: self) }
    return layout
  }

  /// The map view with its layout installed; to be called before navigation is turned on.
  @preconcurrency @MainActor public func withDriveLayout() -> Self {
    _ = driveLayout
    return self
  }
}

extension DriveLayout {
  /// Makes the map view use this layout.
  fileprivate func install(on map: GMSMapView) {
    do {
      try map.setLayoutDelegate(self)
    } catch {
      guard !hasReportedFailure else { return }
      hasReportedFailure = true
      print("navigation keeps the SDK's own layout: \(error)")
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint at a priority that gives way on a map too small for all.
  fileprivate func givingWay(
    at priority: UILayoutPriority = UILayoutPriority(999)
  ) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

/// A view below the turn card.
@preconcurrency @MainActor
public protocol HeaderAccessory: UIView {
  /// The height the view needs, in points, at most that of `size`.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
}

/// Hears when the SDK's prompts show and hide.
public protocol PromptObserver: AnyObject {
  @preconcurrency @MainActor func promptWillShow(_ navigator: GMSNavigator)
  @preconcurrency @MainActor func promptDidHide(_ navigator: GMSNavigator)
}

extension PromptObserver {
  @preconcurrency @MainActor public func promptWillShow(_ navigator: GMSNavigator) {}
  @preconcurrency @MainActor public func promptDidHide(_ navigator: GMSNavigator) {}
}
