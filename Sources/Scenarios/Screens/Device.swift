/// A kind of screen, held in two ways.
public struct Device: Equatable, Sendable, Codable {
  public enum Family: String, Sendable, Codable {
    case phone
    case pad
  }

  public let id: String
  public let family: Family
  /// Pixels a point.
  public let scale: Double
  public let portrait: ScreenShape
  public let landscape: ScreenShape

  public init(
    id: String, family: Family, scale: Double, portrait: ScreenShape, landscape: ScreenShape
  ) {
    self.id = id
    self.family = family
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
  }

  public func shape(_ orientation: Orientation) -> ScreenShape {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension Device {
  public static let smallPhone = Device(
    id: "small-phone", family: .phone, scale: 2,
    portrait: ScreenShape(width: 375, height: 667, safeArea: Insets(top: 20)),
    landscape: ScreenShape(width: 667, height: 375))

  public static let notchedPhone = Device(
    id: "notched-phone", family: .phone, scale: 3,
    portrait: ScreenShape(width: 390, height: 844, safeArea: Insets(top: 47, bottom: 34)),
    landscape: ScreenShape(
      width: 844, height: 390, safeArea: Insets(left: 47, bottom: 21, right: 47)))

  public static let largePhone = Device(
    id: "large-phone", family: .phone, scale: 3,
    portrait: ScreenShape(width: 430, height: 932, safeArea: Insets(top: 59, bottom: 34)),
    landscape: ScreenShape(
      width: 932, height: 430, safeArea: Insets(left: 59, bottom: 21, right: 59)))

  public static let pad = Device(
    id: "pad", family: .pad, scale: 2,
    portrait: ScreenShape(width: 820, height: 1180, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 1180, height: 820, safeArea: Insets(top: 24, bottom: 20)))

  public static let largePad = Device(
    id: "large-pad", family: .pad, scale: 2,
    portrait: ScreenShape(width: 1024, height: 1366, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 1366, height: 1024, safeArea: Insets(top: 24, bottom: 20)))

  /// A third of a pad held upright, half of one on its side.
  public static let splitView = Device(
    id: "split-view", family: .pad, scale: 2,
    portrait: ScreenShape(width: 375, height: 1180, safeArea: Insets(top: 24, bottom: 20)),
    landscape: ScreenShape(width: 585, height: 820, safeArea: Insets(top: 24, bottom: 20)))

  public static let all: [Device] = [
    .smallPhone, .notchedPhone, .largePhone, .pad, .largePad, .splitView,
  ]
}
