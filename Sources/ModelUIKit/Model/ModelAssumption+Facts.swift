extension ModelAssumption {
  struct Facts {
    var value: String
    var alternative: String?
    var source: String
  }

  var facts: Facts {
    switch self {
    case .systemSpacing:
      Facts(
        value: "the system spacing between siblings is 8 pt",
        source: "the documentation gives no number; 8 is what devices show")
    case .directionOfCommonAncestor:
      Facts(
        value: "the closest common ancestor's direction decides what leading means",
        alternative: "the first item's direction decides",
        source: "UIView.effectiveUserInterfaceLayoutDirection does not say which view counts")
    case .centerConstantsKeepSign:
      Facts(
        value: "a constant between two centerX anchors keeps its sign in right-to-left",
        alternative: "it changes sign",
        source: "only leading and trailing are documented to mirror")
    case .marginsAddToSafeArea:
      Facts(
        value: "the effective margin of an edge is the margin plus the safe area inset",
        alternative: "it is the larger of the two",
        source: "documented only as margins being moved inside the safe area")
    case .rootMargins:
      Facts(
        value: "the root view of a controller has margins of 16 pt at the sides, 0 elsewhere",
        alternative: "20 pt at the sides",
        source: "systemMinimumLayoutMargins; the numbers are those of phones")
    case .safeAreaFromOverlap:
      Facts(
        value: "a subview's inset is its overlap with the superview's, at most that inset",
        source: "UIView.safeAreaInsets and observed devices")
    case .brokenConstraintIsDropped:
      Facts(
        value: "a constraint broken in a conflict has no influence until it can hold again",
        source: "the engine's headers hint at a lasting influence; frames are not compared")
    case .newestConstraintBreaks:
      Facts(
        value: "of a conflict the newest constraint of the app is broken",
        source: "UIKit does not say which; in logs it is never an autoresizing one")
    case .levelsAreStrict:
      Facts(
        value: "each priority is a level; a lower one never outweighs a higher one",
        source: "NSLayoutConstraint.priority: higher priorities are satisfied first")
    case .roundingInRoot:
      Facts(
        value: "each edge is rounded to a pixel in the coordinates of the root view",
        alternative: "in those of its superview",
        source: "rounding is observed; the space in which it happens is not documented")
    case .layoutStartsAtDirtyAncestor:
      Facts(
        value: "layoutIfNeeded begins at the topmost of the dirty views above the receiver",
        source: "CALayer.layoutIfNeeded")
    case .unconstrainedAtOrigin:
      Facts(
        value: "a view without constraints on an axis is at its superview's origin",
        source: "observed devices; such a view is ambiguous")
    case .priorityMutationAccepted:
      Facts(
        value: "changing an active priority between required and optional is a warning",
        source: "documented as an exception, accepted since iOS 13")
    case .stackConstraints:
      Facts(
        value: "a stack view makes the constraints that its log messages name",
        source: "constraint identifiers that begin with UISV in logs")
    case .hiddenArrangedViewsCollapse:
      Facts(
        value: "a hidden arranged view has a required length of zero along the axis",
        source: "the constraint UISV-hiding in logs")
    case .textIsEstimated:
      Facts(
        value: "the size of text without a declared size comes from average letter widths",
        source: "the model has no fonts; every such size is marked as estimated")
    case .imageSize:
      Facts(
        value: "an image without a declared size is 24 by 24 pt",
        source: "the model has no asset catalogues")
    case .controlSizes:
      Facts(
        value: "switches, sliders, bars and the like have the sizes of iOS 17",
        source: "observed devices")
    case .animationsEndAtOnce:
      Facts(
        value: "an animation shows its final values at once and completes on the virtual clock",
        source: "UIView.animate: the model layer has the final values")
    case .keyboardHidden:
      Facts(
        value: "keyboardLayoutGuide lies at the bottom of the safe area",
        source: "UIKeyboardLayoutGuide with the keyboard off screen")
    case .readableWidth:
      Facts(
        value: "the readable content guide is at most 672 pt wide, centred in the margins",
        source: "observed devices at the default text size")
    }
  }
}
