import Scenarios
import Testing

@Suite @MainActor
struct NavigationMetricsTests {
  @Test func drawsFollowFromTheirSeed() {
    #expect(NavigationMetrics.draw(seed: 7) == NavigationMetrics.draw(seed: 7))
    let draws = (0..<50).map { NavigationMetrics.draw(seed: $0) }
    #expect(Set(draws.map { $0.turnCardHeight }).count > 20)
    for metrics in draws + NavigationMetrics.presets {
      #expect((100...220).contains(metrics.turnCardHeight), "\(metrics.name)")
      #expect(metrics.guidanceButtons.contains(.compass), "\(metrics.name)")
      #expect(metrics.bothSpeedsSize.width >= metrics.currentSpeedSize.width, "\(metrics.name)")
    }
    #expect(draws[3].turnCardHeight == 149, "the same on every machine")
  }

  @Test func styleValuesAreThoseOfTheMetrics() {
    SDKModel.current.reset()
    #expect(NavigationStyleValues.headerNominalHeight == 180)
    SDKModel.current.metrics = .compact
    #expect(NavigationStyleValues.headerNominalHeight == 132)
    #expect(NavigationStyleValues.buttonHorizontalPadding == 12)
    SDKModel.current.reset()
    #expect(NavigationStyleValues.headerTopPadding == 55)
  }

  @Test func wideCardsAreNoWiderThanTheMap() {
    let metrics = NavigationMetrics.reference
    #expect(metrics.cardWidth(in: 1000, .narrow) == 1000)
    #expect(metrics.cardWidth(in: 1000, .wide) == 360)
    #expect(metrics.cardWidth(in: 300, .wide) == 300)
  }

  @Test func reportingButtonCollapses() {
    let screen = MapScreen(metrics: .generous)
    screen.map.isNavigationEnabled = true
    screen.map.navigator?.isGuidanceActive = true
    screen.stage.window.layoutIfNeeded()
    #expect(screen.frame(.reportingButton)?.width == 140)
    LayoutModel.current.clock.advance(by: 4.9)
    #expect(screen.frame(.reportingButton)?.width == 140)
    screen.settle()
    #expect(screen.frame(.reportingButton)?.width == 52)
  }
}
