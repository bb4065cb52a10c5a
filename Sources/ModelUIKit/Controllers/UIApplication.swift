/// The running app. There is one, in the foreground, with the screen's direction.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let only = UIApplication()

  open class var shared: UIApplication { only }

  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    LayoutModel.current.traits.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutModel.current.traits.layoutDirection
  }

  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    LayoutModel.current.clock.schedule(after: 0) { completion?(false) }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  public static let willTerminateNotification = Notification.Name("willTerminate")

  /// Whether the app is in the foreground.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// What may own the window of an app or of a scene: one default for both protocols, so that a type
/// that adopts them together need not name one.
@preconcurrency @MainActor
public protocol ModelWindowOwner: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension ModelWindowOwner {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Hears of the life of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ModelWindowOwner {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    LayoutModel.current.traits.userInterfaceIdiom
  }
  open var orientation: UIDeviceOrientation {
    let size = LayoutModel.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  open var systemVersion: String { "17.0" }
  open var systemName: String { "iOS" }
  open var model: String { "iPhone" }
  open var name: String { "iPhone" }

  public static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
