/// What the SDK hands to a layout delegate in every state.
public protocol NavigationUIState: AnyObject {
  /// Whether the cards size themselves for a wide map.
  var wideMode: Bool { get }
  /// Required on screen in every state; the same object in all of them.
  var googleLogo: UIView { get }
  /// Invisible; frames the camera. Required in every state; the same object in all of them.
  var viewport: UIView { get }
}

/// Navigation is on, without guidance.
public protocol NavigationReadyUIState: NavigationUIState {
  var buttons: [any NavigationUIButton] { get }
}

/// Guidance is active.
public protocol ActiveGuidanceUIState: NavigationUIState {
  var turnCard: UIView { get }
  var etaCard: UIView { get }
  var tripProgressBar: UIView { get }
  var speedWidget: UIView { get }
  var buttons: [any NavigationUIButton] { get }
}

/// A floating button of the SDK.
public protocol NavigationUIButton: AnyObject {
  var type: NavigationButtonKnownType { get }
  var view: UIView { get }
}

/// The kind of a button. There may be others than the known ones.
public struct NavigationButtonKnownType: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let compass = NavigationButtonKnownType(rawValue: 1)
  public static let reporting = NavigationButtonKnownType(rawValue: 2)
}

@preconcurrency @MainActor
public protocol NavigationRoundedCornerView: NSObjectProtocol {
  var roundedCorners: CACornerMask { get set }
}

/// A message over the map, which the delegate adds, animates and removes.
public typealias NavigationPromptView = UIView & NavigationRoundedCornerView
