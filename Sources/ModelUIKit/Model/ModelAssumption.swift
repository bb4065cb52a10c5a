/// A named answer to a question that UIKit's documentation leaves open.
///
/// Those with an alternative can be turned over with `LayoutModel.alternatives`.
public enum ModelAssumption: String, CaseIterable, Sendable {
  case systemSpacing = "system-spacing-is-8"
  case directionOfCommonAncestor = "common-ancestor-decides-direction"
  case centerConstantsKeepSign = "center-constants-do-not-flip"
  case marginsAddToSafeArea = "margins-add-to-safe-area"
  case rootMargins = "controller-root-margins-are-16"
  case safeAreaFromOverlap = "safe-area-is-the-overlap"
  case brokenConstraintIsDropped = "broken-constraint-has-no-influence"
  case newestConstraintBreaks = "newest-app-constraint-breaks"
  case levelsAreStrict = "priorities-are-strict-levels"
  case roundingInRoot = "pixel-rounding-in-root-coordinates"
  case layoutStartsAtDirtyAncestor = "layout-starts-at-topmost-dirty-ancestor"
  case unconstrainedAtOrigin = "unconstrained-view-at-superview-origin"
  case priorityMutationAccepted = "priority-mutation-is-accepted"
  case stackConstraints = "stack-view-constraints-as-logged"
  case hiddenArrangedViewsCollapse = "hidden-arranged-views-have-zero-size"
  case textIsEstimated = "text-sizes-are-estimated"
  case imageSize = "unknown-image-size"
  case controlSizes = "control-sizes-of-ios-17"
  case animationsEndAtOnce = "animations-show-final-values"
  case keyboardHidden = "keyboard-is-hidden"
  case readableWidth = "readable-width-is-672"
}

extension ModelAssumption {
  public var name: String { rawValue }

  /// The answer the model gives unless told otherwise.
  public var value: String { facts.value }

  /// The other answer the model can give, if it can.
  public var alternative: String? { facts.alternative }

  /// What the answer rests on.
  public var source: String { facts.source }
}
