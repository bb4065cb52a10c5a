/// The root of a hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var screen: UIScreen { UIScreen.main }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open func makeKey() { isKeyWindow = true }

  /// The order of windows on a screen.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private static let only = UIScreen()

  open class var main: UIScreen { only }

  open var bounds: CGRect { CGRect(origin: .zero, size: LayoutModel.current.screenSize) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { LayoutModel.current.traits.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { LayoutModel.current.traits }
  open var maximumFramesPerSecond: Int { 60 }
}
