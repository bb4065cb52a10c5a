/// Distances from the four edges of a screen, in points.
public struct Insets: Equatable, Sendable, Codable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

/// What a map is shown on: a size and a safe area, in points.
public struct ScreenShape: Equatable, Sendable, Codable {
  public var width: Double
  public var height: Double
  public var safeArea: Insets

  public init(width: Double, height: Double, safeArea: Insets = Insets()) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
  }
}
