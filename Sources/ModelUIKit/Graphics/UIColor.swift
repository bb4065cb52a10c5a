/// A colour. Only its opacity matters to layout: what is fully clear draws nothing.
open class UIColor: NSObject, @unchecked Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel = { (offset: CGFloat) -> CGFloat in
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(position, 4 - position, 1))
      return brightness - brightness * saturation * fall
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for the light appearance: the model has no other.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A colour of an asset catalogue. The model has no catalogues: any name is an opaque grey.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  public convenience init(cgColor: CGColor) {
    self.init(white: 0.5, alpha: cgColor.alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  public func setFill() {}
  public func setStroke() {}
  public func set() {}

  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (red + green + blue) / 3
    alpha?.pointee = self.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    return hasher.finalize()
  }
}
