extension NavigationMetrics {
  /// Sizes drawn at random, the same for the same seed on every machine.
  public static func draw(seed: UInt64) -> NavigationMetrics {
    var source = SeededNumbers(seed: seed)
    func size(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>) -> CGSize {
      CGSize(width: source.points(width), height: source.points(height))
    }
    let current = size(44...72, 44...76)
    let limit = size(40...60, 44...72)
    let button = source.points(40...56)
    let side = CGSize(width: button, height: button)
    let isLabelled = source.points(0...1) == 1
    let label = source.points(80...120)
    let others = source.points(0...2) == 2
    return NavigationMetrics(
      name: "draw-\(seed)",
      style: StyleValues(
        buttonHorizontalPadding: source.points(8...24),
        buttonVerticalPadding: source.points(4...20),
        defaultCornerRadius: source.points(8...24),
        elementHorizontalPadding: source.points(4...24),
        headerFooterHorizontalPadding: source.points(0...16),
        headerNominalHeight: source.points(120...210), headerTopPadding: source.points(0...64)),
      wideCardWidth: source.points(280...400),
      etaCardHeight: source.points(64...120), wideETACardHeight: source.points(56...104),
      logoSize: size(48...80, 16...28), recenterSize: size(90...150, 36...52), buttonSize: side,
      expandedReportingSize: isLabelled ? CGSize(width: button + label, height: button) : nil,
      currentSpeedSize: current, speedLimitSize: limit,
      bothSpeedsSize: CGSize(
        width: current.width + limit.width, height: max(current.height, limit.height)),
      progressBarHeight: source.points(200...280), cardMargin: source.points(0...12),
      elementMargin: source.points(0...6),
      readyButtons: [.compass],
      guidanceButtons: others ? [.reporting, .other, .compass] : [.compass, .reporting])
  }
}

/// Numbers that follow from a seed: SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound + Int(next() % UInt64(range.count)))
  }
}
