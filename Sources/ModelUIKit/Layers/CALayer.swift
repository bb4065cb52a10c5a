#if !canImport(QuartzCore)
  /// What a view draws with; here a bag of values with a tree.
  open class CALayer: NSObject, CAMediaTiming {
    open var frame: CGRect = .zero
    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        frame.size = newValue.size
      }
    }
    open var position: CGPoint {
      get {
        CGPoint(
          x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
      }
      set {
        frame.origin = CGPoint(
          x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
      }
    }
    private var boundsOrigin: CGPoint = .zero

    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform: CATransform3D = CATransform3DIdentity
    open var name: String?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize
    open var isHidden = false
    open var opacity: Float = 1
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve: CALayerCornerCurve = .circular
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open weak var delegate: (any CALayerDelegate)?

    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    private var animations: [String: CAAnimation] = [:]

    public override init() {
      super.init()
    }

    public init(layer: Any) {
      super.init()
    }

    public required init?(coder: NSCoder) {
      super.init()
    }

    open func addSublayer(_ layer: CALayer) {
      insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      guard layer !== self else { return }
      layer.removeFromSuperlayer()
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(index), layers.count))
      sublayers = layers
      layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      let index = sublayers?.firstIndex { $0 === sibling } ?? 0
      insertSublayer(layer, at: UInt32(clamping: index))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      let index = sublayers?.firstIndex { $0 === sibling } ?? (sublayers?.count ?? 0)
      insertSublayer(layer, at: UInt32(clamping: index + 1))
    }

    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func setAffineTransform(_ transform: CGAffineTransform) {}
    open func presentation() -> Self? { self }

    open func add(_ animation: CAAnimation, forKey key: String?) {
      animations[key ?? ""] = animation
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
  }

  /// Hears of the events of a layer.
  public protocol CALayerDelegate: NSObjectProtocol {}
#endif
