#if !canImport(CoreGraphics)
  /// The outline of a shape. The model keeps its bounding box, which is what layout can ask for.
  open class CGPath {
    public internal(set) var boundingBox: CGRect

    init(boundingBox: CGRect) {
      self.boundingBox = boundingBox
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(boundingBox: transform.map { rect.applying($0.pointee) } ?? rect)
    }

    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(rect: rect, transform: transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(rect: rect, transform: transform)
    }

    public var isEmpty: Bool { boundingBox.isNull }
    public var boundingBoxOfPath: CGRect { boundingBox }
  }

  /// A path that grows.
  public final class CGMutablePath: CGPath {
    public init() {
      super.init(boundingBox: .null)
    }

    public func move(to point: CGPoint) { extend(to: point) }
    public func addLine(to point: CGPoint) { extend(to: point) }
    public func addRect(_ rect: CGRect) { boundingBox = boundingBox.union(rect) }
    public func addEllipse(in rect: CGRect) { boundingBox = boundingBox.union(rect) }
    public func closeSubpath() {}

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      extend(to: control)
      extend(to: end)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      extend(to: control1)
      extend(to: control2)
      extend(to: end)
    }

    public func addPath(_ path: CGPath) { boundingBox = boundingBox.union(path.boundingBox) }

    private func extend(to point: CGPoint) {
      boundingBox = boundingBox.union(CGRect(origin: point, size: .zero))
    }
  }
#endif
