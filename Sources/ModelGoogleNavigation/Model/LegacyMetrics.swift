/// Numbers of the built-in layout that are not documented, in points.
public struct LegacyMetrics: Equatable, Sendable, Codable {
  /// A header accessory is hidden on maps below this height.
  public var accessoryMinimumMapHeight: CGFloat = 480
  /// Between buttons of the bottom trailing column.
  public var buttonSpacing: CGFloat = 8

  public init() {}
}
