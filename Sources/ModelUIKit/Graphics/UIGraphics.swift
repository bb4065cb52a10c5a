/// Drawing into images. Nothing is drawn; an image has the size of its canvas.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: LayoutModel.current.traits.displayScale)
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false

  open class func `default`() -> Self { Self() }
  public required override init() {
    super.init()
  }
}

/// What a renderer draws on.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// The canvas of the older functions.
private final class DrawingCanvas: @unchecked Sendable {
  static let current = DrawingCanvas()
  private let lock = NSLock()
  private var sizes: [CGSize] = []

  func push(_ size: CGSize) { lock.withLock { sizes.append(size) } }
  func pop() { lock.withLock { _ = sizes.popLast() } }
  var top: CGSize? { lock.withLock { sizes.last } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  DrawingCanvas.current.push(size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) { DrawingCanvas.current.push(size) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingCanvas.current.top.map { UIImage(size: $0, scale: 1) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { DrawingCanvas.current.pop() }
