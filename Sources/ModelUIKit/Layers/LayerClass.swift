/// Makes the layer of a view.
enum LayerClass {
  #if canImport(QuartzCore)
    static func make(_ kind: AnyClass) -> CALayer {
      (kind as? CALayer.Type)?.init() ?? CALayer()
    }
  #else
    /// A subclass of an app's own becomes the nearest class of the model: classes cannot be
    /// instantiated by name here.
    static func make(_ kind: AnyClass) -> CALayer {
      if kind is CAShapeLayer.Type { return CAShapeLayer() }
      if kind is CAGradientLayer.Type { return CAGradientLayer() }
      if kind is CATextLayer.Type { return CATextLayer() }
      return CALayer()
    }
  #endif
}
