/// The sizes of the SDK's views, which it does not publish, in points.
///
/// Scenarios draw them; a layout is right if it is right for every draw.
public struct NavigationMetrics: Equatable, Sendable, Codable {
  public var name: String
  public var style: StyleValues

  /// The width of a card or a prompt on a wide map, at most the map's; elsewhere they are as wide
  /// as the map.
  public var wideCardWidth: CGFloat
  public var etaCardHeight: CGFloat
  public var wideETACardHeight: CGFloat
  public var logoSize: CGSize
  /// The logo's size while it is the recenter button.
  public var recenterSize: CGSize
  public var buttonSize: CGSize
  /// The reporting button's size while it shows its label; nil if it never does.
  public var expandedReportingSize: CGSize?
  public var currentSpeedSize: CGSize
  public var speedLimitSize: CGSize
  public var bothSpeedsSize: CGSize
  /// Used only if the progress bar has a height of its own.
  public var progressBarHeight: CGFloat
  /// From a card's frame to what is seen of it.
  public var cardMargin: CGFloat
  /// From the frame of any other view of the SDK to what is seen of it.
  public var elementMargin: CGFloat
  public var readyButtons: [ButtonKind]
  public var guidanceButtons: [ButtonKind]

  /// What kinds of buttons a state hands out, in order.
  public enum ButtonKind: String, Sendable, Codable, CaseIterable {
    case compass
    case reporting
    /// A type that apps do not know.
    case other
  }

  /// Of the turn card, in both width modes.
  public var turnCardHeight: CGFloat { style.headerNominalHeight }

  public func cardWidth(in mapWidth: CGFloat, _ mode: WidthMode) -> CGFloat {
    switch mode {
    case .narrow: mapWidth
    case .wide: min(wideCardWidth, mapWidth)
    }
  }

  public func etaCardHeight(_ mode: WidthMode) -> CGFloat {
    switch mode {
    case .narrow: etaCardHeight
    case .wide: wideETACardHeight
    }
  }

  public func speedSize(_ display: SpeedDisplay) -> CGSize {
    switch display {
    case .none: .zero
    case .current: currentSpeedSize
    case .limit: speedLimitSize
    case .both: bothSpeedsSize
    }
  }
}
