extension RuleID {
  package static let navigationHeaderEnabled = RuleID("navigation-header-enabled")
  package static let navigationFooterEnabled = RuleID("navigation-footer-enabled")
  package static let tripProgressBarEnabled = RuleID("trip-progress-bar-enabled")
  package static let reportIncidentButtonEnabled = RuleID("report-incident-button-enabled")
  package static let headerAccessoryView = RuleID("header-accessory-view")
  package static let invalidateAccessoryLayout = RuleID("invalidate-accessory-layout")
  package static let accessoryViewConformance = RuleID("accessory-view-conformance")
  package static let mapPadding = RuleID("map-padding")
  package static let paddingAdjustmentBehavior = RuleID("padding-adjustment-behavior")
  package static let navigationHeaderLayoutGuide = RuleID("navigation-header-layout-guide")
  package static let navigationFooterLayoutGuide = RuleID("navigation-footer-layout-guide")
  package static let bottomTrailingButtonsLayoutGuide = RuleID(
    "bottom-trailing-buttons-layout-guide")
  package static let bottomTrailingButtonsAlternateLayoutGuide = RuleID(
    "bottom-trailing-buttons-alternate-layout-guide")
  package static let promptListener = RuleID("prompt-listener")
}
