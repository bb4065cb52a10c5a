// swift-format-ignore: AlwaysUseLowerCamelCase
public let GMSMapViewNavigationLayoutErrorDomain = "GMSMapViewNavigationLayoutErrorDomain"

/// Why a layout delegate could not be set; the code of an `NSError`.
public struct GMSMapViewNavigationLayoutErrorCode: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let `internal` = Self(rawValue: 0)
  public static let cannotSetDelegateWhileNavigationEnabled = Self(rawValue: 1)
  public static let cannotSetDelegateOnCarPlayScreen = Self(rawValue: 2)
}

/// Makes the errors of `setLayoutDelegate(_:)`.
enum LayoutDelegateError {
  static func make(_ code: GMSMapViewNavigationLayoutErrorCode) -> NSError {
    NSError(
      domain: GMSMapViewNavigationLayoutErrorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: text(code)])
  }

  private static func text(_ code: GMSMapViewNavigationLayoutErrorCode) -> String {
    switch code {
    case .cannotSetDelegateWhileNavigationEnabled:
      "the layout delegate cannot be set while navigation is enabled"
    case .cannotSetDelegateOnCarPlayScreen:
      "the layout delegate cannot be set on a map for a CarPlay screen"
    default: "the layout delegate could not be set"
    }
  }
}
