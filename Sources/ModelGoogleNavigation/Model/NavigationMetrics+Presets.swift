extension NavigationMetrics {
  /// The sizes that the frames in the documentation of the model are for.
  public static let reference = NavigationMetrics(
    name: "reference",
    style: StyleValues(
      buttonHorizontalPadding: 16, buttonVerticalPadding: 12, defaultCornerRadius: 16,
      elementHorizontalPadding: 12, headerFooterHorizontalPadding: 8, headerNominalHeight: 180,
      headerTopPadding: 55),
    wideCardWidth: 360, etaCardHeight: 96, wideETACardHeight: 80,
    logoSize: CGSize(width: 62, height: 20), recenterSize: CGSize(width: 120, height: 48),
    buttonSize: CGSize(width: 48, height: 48), expandedReportingSize: nil,
    currentSpeedSize: CGSize(width: 60, height: 64), speedLimitSize: CGSize(width: 48, height: 60),
    bothSpeedsSize: CGSize(width: 108, height: 64), progressBarHeight: 240, cardMargin: 8,
    elementMargin: 4, readyButtons: [.compass, .reporting],
    guidanceButtons: [.compass, .reporting])

  /// Small cards and controls; the compass alone without guidance.
  public static let compact = NavigationMetrics(
    name: "compact",
    style: StyleValues(
      buttonHorizontalPadding: 12, buttonVerticalPadding: 8, defaultCornerRadius: 12,
      elementHorizontalPadding: 8, headerFooterHorizontalPadding: 0, headerNominalHeight: 132,
      headerTopPadding: 8),
    wideCardWidth: 300, etaCardHeight: 72, wideETACardHeight: 64,
    logoSize: CGSize(width: 54, height: 18), recenterSize: CGSize(width: 96, height: 40),
    buttonSize: CGSize(width: 40, height: 40), expandedReportingSize: nil,
    currentSpeedSize: CGSize(width: 48, height: 52), speedLimitSize: CGSize(width: 40, height: 48),
    bothSpeedsSize: CGSize(width: 88, height: 52), progressBarHeight: 200, cardMargin: 0,
    elementMargin: 0, readyButtons: [.compass], guidanceButtons: [.compass, .reporting])

  /// Tall cards, a button of an unknown type, a reporting button that begins with its label.
  public static let generous = NavigationMetrics(
    name: "generous",
    style: StyleValues(
      buttonHorizontalPadding: 20, buttonVerticalPadding: 16, defaultCornerRadius: 20,
      elementHorizontalPadding: 16, headerFooterHorizontalPadding: 12, headerNominalHeight: 204,
      headerTopPadding: 60),
    wideCardWidth: 390, etaCardHeight: 112, wideETACardHeight: 96,
    logoSize: CGSize(width: 72, height: 26), recenterSize: CGSize(width: 140, height: 52),
    buttonSize: CGSize(width: 52, height: 52),
    expandedReportingSize: CGSize(width: 140, height: 52),
    currentSpeedSize: CGSize(width: 68, height: 72), speedLimitSize: CGSize(width: 54, height: 68),
    bothSpeedsSize: CGSize(width: 124, height: 72), progressBarHeight: 260, cardMargin: 12,
    elementMargin: 6, readyButtons: [.compass],
    guidanceButtons: [.compass, .other, .reporting])

  /// Everything with a name.
  public static let presets: [NavigationMetrics] = [.reference, .compact, .generous]
}
