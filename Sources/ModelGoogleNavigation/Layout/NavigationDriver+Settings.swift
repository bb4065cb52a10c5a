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
