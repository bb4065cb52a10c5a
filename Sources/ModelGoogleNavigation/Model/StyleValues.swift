/// The distances of `NavigationStyleValues`, in points.
public struct StyleValues: Equatable, Sendable, Codable {
  public var buttonHorizontalPadding: CGFloat
  public var buttonVerticalPadding: CGFloat
  public var defaultCornerRadius: CGFloat
  public var elementHorizontalPadding: CGFloat
  public var headerFooterHorizontalPadding: CGFloat
  public var headerNominalHeight: CGFloat
  public var headerTopPadding: CGFloat

  public init(
    buttonHorizontalPadding: CGFloat, buttonVerticalPadding: CGFloat, defaultCornerRadius: CGFloat,
    elementHorizontalPadding: CGFloat, headerFooterHorizontalPadding: CGFloat,
    headerNominalHeight: CGFloat, headerTopPadding: CGFloat
  ) {
    self.buttonHorizontalPadding = buttonHorizontalPadding
    self.buttonVerticalPadding = buttonVerticalPadding
    self.defaultCornerRadius = defaultCornerRadius
    self.elementHorizontalPadding = elementHorizontalPadding
    self.headerFooterHorizontalPadding = headerFooterHorizontalPadding
    self.headerNominalHeight = headerNominalHeight
    self.headerTopPadding = headerTopPadding
  }
}

/// Distances that line an app's views up with the SDK's, in points.
open class NavigationStyleValues: NSObject {
  /// From a button to the edge of the map beside it.
  public class var buttonHorizontalPadding: CGFloat { values.buttonHorizontalPadding }
  /// From a button to a solid element above or below.
  public class var buttonVerticalPadding: CGFloat { values.buttonVerticalPadding }
  /// Of cards and prompts.
  public class var defaultCornerRadius: CGFloat { values.defaultCornerRadius }
  /// From an element that is no button to the edge beside it.
  public class var elementHorizontalPadding: CGFloat { values.elementHorizontalPadding }
  /// From a card to the edge of the whole element.
  public class var headerFooterHorizontalPadding: CGFloat { values.headerFooterHorizontalPadding }
  /// The height of the turn card.
  public class var headerNominalHeight: CGFloat { values.headerNominalHeight }
  /// From the top, for what lines up with the turn card.
  public class var headerTopPadding: CGFloat { values.headerTopPadding }

  private class var values: StyleValues { StyleReading.shared.values }
}
