extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  func setFrame(_ frame: CGRect) {
    guard frame.hasFiniteNumbers else { return reportNotFinite(frame) }
    let frame = frame.standardized
    place(frame, exact: frame, origin: geometry.bounds.origin)
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.hasFiniteNumbers else { return reportNotFinite(bounds) }
    let size = bounds.standardized.size
    let center = geometry.center
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    place(frame, exact: frame, origin: bounds.origin)
  }

  func setCenter(_ center: CGPoint) {
    let size = geometry.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    guard frame.hasFiniteNumbers else { return reportNotFinite(frame) }
    place(frame, exact: frame, origin: geometry.bounds.origin)
  }

  /// Takes over the solution of the constraints.
  ///
  /// - Parameters:
  ///   - exact: the frame in the superview's coordinates.
  ///   - rounded: the same on whole pixels.
  func takeSolution(_ exact: CGRect, rounded: CGRect) {
    if geometry.exact != exact || geometry.plainFrame != rounded {
      move(by: .engine) {
        if geometry.bounds.size != rounded.size {
          bounds = CGRect(origin: geometry.bounds.origin, size: rounded.size)
        }
        if geometry.origin != rounded.origin {
          center = CGPoint(x: rounded.midX, y: rounded.midY)
        }
      }
      // Overridden setters see sizes and centres; what is stored is free of their rounding.
      geometry.origin = rounded.origin
      geometry.bounds.size = rounded.size
      geometry.exact = exact
      syncLayer()
    }
  }

  private func move(by mover: ViewGeometry.Mover, _ body: () -> Void) {
    let outer = geometry.mover
    geometry.mover = mover
    body()
    geometry.mover = outer
  }

  private func place(_ frame: CGRect, exact: CGRect, origin boundsOrigin: CGPoint) {
    let oldSize = geometry.bounds.size
    let oldBoundsOrigin = geometry.bounds.origin
    let isMoved = frame != geometry.plainFrame || exact != geometry.exact
    geometry.origin = frame.origin
    geometry.bounds = CGRect(origin: boundsOrigin, size: frame.size)
    geometry.exact = exact
    syncLayer()
    if geometry.mover == .app, isMoved || oldBoundsOrigin != boundsOrigin {
      if isMoved { captureReference() }
      frameChangedByApp()
    }
    if oldBoundsOrigin != boundsOrigin { recaptureSubviewReferences() }
    if oldSize != frame.size {
      markNeedsLayout()
      if autoresizesSubviews { resizeSubviews() }
    }
  }

  /// Remembers the frame as what the autoresizing mask keeps.
  func captureReference() {
    guard let parent else { return }
    geometry.reference = AutoresizingReference(
      frame: geometry.plainFrame, superviewBounds: parent.geometry.bounds)
  }

  private func recaptureSubviewReferences() {
    for child in children where child.geometry.translates { child.captureReference() }
  }

  private func resizeSubviews() {
    for child in children where child.geometry.translates && !child.geometry.mask.isEmpty {
      let frame = child.geometry.reference.frame(in: geometry.bounds, mask: child.geometry.mask)
      guard frame != child.geometry.plainFrame, frame.hasFiniteNumbers else { continue }
      child.move(by: .superview) { child.frame = frame }
    }
  }

  func syncLayer() {
    guard let layer = storedLayer else { return }
    layer.frame = geometry.plainFrame
    layer.bounds.origin = geometry.bounds.origin
  }

  func madeLayer() -> CALayer {
    if let storedLayer { return storedLayer }
    let layer = LayerClass.make(type(of: self).layerClass)
    storedLayer = layer
    syncLayer()
    return layer
  }

  private func reportNotFinite(_ rect: CGRect) {
    LayoutModel.current.report(
      .notFinite, .exception, "CALayer position or bounds contains NaN: \(itemName) \(rect)")
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
