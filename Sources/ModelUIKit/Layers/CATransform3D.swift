#if !canImport(QuartzCore)
  /// A 4 by 4 matrix; the model keeps it and draws nothing with it.
  public struct CATransform3D: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m22: CGFloat = 1
    public var m33: CGFloat = 1
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1
    var angle: CGFloat = 0

    public init() {}
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let CATransform3DIdentity = CATransform3D()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  {
    var result = CATransform3D()
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D()
    result.angle = angle
    return result
  }
#endif
