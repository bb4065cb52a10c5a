/// A drawn path; inert but for its outline.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  private var outline = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var usesEvenOddFillRule = false

  open var cgPath: CGPath {
    get { outline }
    set {
      outline = CGMutablePath()
      outline.addPath(newValue)
    }
  }

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  open var bounds: CGRect { outline.boundingBox }
  open var isEmpty: Bool { outline.isEmpty }
  open var currentPoint: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }

  open func move(to point: CGPoint) { outline.move(to: point) }
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  open func close() {
    if !outline.isEmpty { outline.closeSubpath() }
  }

  open func append(_ path: UIBezierPath) { outline.addPath(path.outline) }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

#if !canImport(CoreGraphics)
  /// How a stroked line ends.
  public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
  }

  /// How two stroked lines meet.
  public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
  }
#endif
