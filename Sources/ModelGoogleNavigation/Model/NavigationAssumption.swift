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
