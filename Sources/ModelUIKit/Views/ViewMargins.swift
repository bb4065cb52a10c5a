/// The layout margins a view was given.
struct ViewMargins {
  enum Own: Equatable {
    /// 8 at each side, or the system's minimum for the root view of a controller.
    case standard
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var own = Own.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area of a view that has no superview, given by the harness.
  var rootSafeArea = UIEdgeInsets.zero
  /// What the view was last told of.
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins: UIEdgeInsets?
}
