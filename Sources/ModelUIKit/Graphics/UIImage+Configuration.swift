extension UIImage {
  /// Whether an image is drawn as it is or as a stencil.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How to pick a variant of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How to draw a symbol; its point size decides the size of the image.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    init(size: CGFloat?) {
      self.pointSize = size
    }

    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize * scale.factor)
    }

    public convenience init(scale: SymbolScale) {
      self.init(size: 17 * scale.factor)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(size: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(size: textStyle.pointSize)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: textStyle.pointSize * scale.factor)
    }

    public convenience init(font: UIFont) {
      self.init(size: font.pointSize)
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil)
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil)
    }

    open func applying(_ otherConfiguration: SymbolConfiguration) -> Self {
      self
    }
  }

  /// The thickness of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default`
    case unspecified
    case small
    case medium
    case large

    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.78
      case .large: 1.28
      }
    }
  }
}
