/// A rule about delegates that a run can show, under its id in reports.
enum AuditRule: String, CaseIterable {
  case delegateMethodSignature = "delegate-method-signature"
  case missingRequiredView = "missing-required-view"
  case unplacedView = "unplaced-view"
  case fixedSizeConstraint = "fixed-size-constraint"
  case googleViewInternals = "google-view-internals"
  case managedViewHidden = "managed-view-hidden"
  case missingCleanup = "missing-cleanup"
  case leftRightAnchor = "left-right-anchor"
  case wideModeUnchecked = "wide-mode-unchecked"
  case wideModeCardPlacement = "wide-mode-card-placement"
  case viewOverlap = "view-overlap"
  case unsatisfiableConstraints = "unsatisfiable-constraints"
  case staleConstraint = "stale-constraint"

  var severity: String {
    switch self {
    case .delegateMethodSignature, .missingRequiredView, .unplacedView, .unsatisfiableConstraints,
      .staleConstraint:
      "error"
    case .fixedSizeConstraint, .googleViewInternals, .managedViewHidden, .missingCleanup,
      .leftRightAnchor, .wideModeUnchecked, .wideModeCardPlacement, .viewOverlap:
      "warning"
    }
  }
}

/// What a fault is an instance of.
enum FaultKind: Hashable {
  case rule(AuditRule)
  /// UIKit would have thrown an exception.
  case exception
  /// UIKit would have written to its log.
  case warning
  /// A view of the SDK is outside the map.
  case offScreen
  /// A view of the delegate's own has an edge that constraints leave open.
  case ambiguousLayout

  var name: String {
    switch self {
    case .rule(let rule): rule.rawValue
    case .exception: "uikit-exception"
    case .warning: "uikit-warning"
    case .offScreen: "off-screen"
    case .ambiguousLayout: "ambiguous-layout"
    }
  }

  var rule: String? {
    guard case .rule(let rule) = self else { return nil }
    return rule.rawValue
  }

  var severity: String {
    switch self {
    case .rule(let rule): rule.severity
    case .exception: "error"
    case .warning, .offScreen, .ambiguousLayout: "warning"
    }
  }

  /// The place among all kinds, rules first.
  var order: Int {
    switch self {
    case .rule(let rule): AuditRule.allCases.firstIndex(of: rule) ?? 0
    case .exception: 100
    case .warning: 101
    case .offScreen: 102
    case .ambiguousLayout: 103
    }
  }
}
