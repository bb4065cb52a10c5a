/// Where a view is in its superview.
struct ViewGeometry {
  /// Who moves the view.
  enum Mover {
    case app
    /// The solution of the constraints.
    case engine
    /// A superview that changes its size.
    case superview
  }

  /// The top left corner before the transform, in the superview's coordinates.
  var origin: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// The rectangle before the transform and before rounding.
  var exact: CGRect
  var translates = true
  var mask: UIView.AutoresizingMask = []
  /// What the mask keeps when the superview changes its size.
  var reference: AutoresizingReference
  var mover = Mover.app

  init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    exact = frame
    reference = AutoresizingReference(frame: frame, superviewBounds: frame)
  }

  /// The rectangle before the transform.
  var plainFrame: CGRect { CGRect(origin: origin, size: bounds.size) }

  var center: CGPoint {
    CGPoint(x: origin.x + bounds.width / 2, y: origin.y + bounds.height / 2)
  }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  var frame: CGRect {
    guard !transform.isIdentity else { return plainFrame }
    let center = center
    let centred = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return centred.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// From the view's coordinates to the superview's.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.midX
    let y = point.y - bounds.midY
    let moved = transform.isIdentity ? CGPoint(x: x, y: y) : CGPoint(x: x, y: y).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// From the superview's coordinates to the view's.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let moved = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: moved.x + bounds.midX, y: moved.y + bounds.midY)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
