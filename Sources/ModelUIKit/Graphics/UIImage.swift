/// An image: a size in points, without pixels.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  let insets: UIEdgeInsets
  public let renderingMode: RenderingMode
  public let isSymbolImage: Bool

  init(
    size: CGSize, scale: CGFloat, insets: UIEdgeInsets = .zero,
    renderingMode: RenderingMode = .automatic, kind: Kind = .bitmap
  ) {
    self.size = size
    self.scale = scale
    self.insets = insets
    self.renderingMode = renderingMode
    self.isSymbolImage = kind == .symbol
  }

  enum Kind {
    case bitmap
    case symbol
  }

  public override convenience init() {
    self.init(size: .zero, scale: 1)
  }

  /// An image of an asset catalogue. The model has none: any name is an image of the size that
  /// `LayoutModel.imageSizes` declares for it, else of the assumption `unknown-image-size`.
  public convenience init?(named name: String) {
    self.init(size: ImageSizes.size(ofImage: name), scale: 2)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let pointSize = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(size: ImageSizes.size(ofSymbol: name, pointSize: pointSize), scale: 2, kind: .symbol)
  }

  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  public convenience init?(contentsOfFile path: String) {
    self.init(named: path)
  }

  public convenience init?(data: Data) {
    self.init(size: ImageSizes.unknown, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init(size: ImageSizes.unknown, scale: scale)
  }

  open var alignmentRectInsets: UIEdgeInsets { insets }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(size: size, scale: scale, insets: alignmentInsets, renderingMode: renderingMode)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, insets: insets, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor) -> UIImage { self }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let pointSize = (configuration as? SymbolConfiguration)?.pointSize else { return self }
    return UIImage(
      size: ImageSizes.size(ofSymbol: "", pointSize: pointSize), scale: scale, kind: .symbol)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func pngData() -> Data? { Data() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
}
