/// A part of the app on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether a scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was made.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.main }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var traitCollection: UITraitCollection { LayoutModel.current.traits }
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = LayoutModel.current.screenSize
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public let role: Role

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "windowApplication")
  }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open var name: String?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    super.init()
  }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, ModelWindowOwner {}
