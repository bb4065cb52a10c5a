extension UIView {
  /// How content of another shape fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// Whether a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  /// The traits of the nearest controller or window, else of the screen.
  var inheritedTraits: UITraitCollection {
    var traits = controller?.overriddenTraits ?? parent?.traitCollection
    if traits == nil { traits = LayoutModel.current.traits }
    let result = traits ?? .standard
    guard overrideUserInterfaceStyle != .unspecified else { return result }
    return result.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for gesture in gestures { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: LayoutModel.current.traits.layoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: layoutDirection)
  }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    for view in [self] + children where view.isFirstResponder { view.resignFirstResponder() }
    return true
  }
}
