/// What a view looks like, as far as layout can ask.
struct ViewAppearance {
  var isHidden = false
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
}

/// Whether a view shows something of its own.
public enum Drawing: Sendable {
  case content
  case nothing
}

/// What waits for the next layout pass.
struct PassState {
  var needsLayout = true
  var needsUpdateConstraints = true
  /// The width at which lines of content wrap while their height is asked for.
  var wrapWidth: CGFloat?
}
