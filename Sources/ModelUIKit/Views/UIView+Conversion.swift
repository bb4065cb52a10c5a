extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    guard let view else { return inRoot }
    return view.pointFromRoot(inRoot)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.bounding(rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.bounding(rect) { convert($0, from: view) }
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.parent {
      point = view.geometry.toSuperview(point)
      view = parent
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    var path: [UIView] = []
    var view = self
    while let parent = view.parent {
      path.append(view)
      view = parent
    }
    return path.reversed().reduce(point) { $1.geometry.fromSuperview($0) }
  }

  private static func bounding(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = corners.map { $0.x }
    let ys = corners.map { $0.y }
    let x = xs.min() ?? 0
    let y = ys.min() ?? 0
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// The deepest view that would take a touch at a point of this view.
  func deepestView(at point: CGPoint) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: nil)
    else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(convert(point, to: child), with: nil) { return found }
    }
    return self
  }
}
