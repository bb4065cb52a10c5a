/// A line of a scenario file that sets a size of the SDK's.
struct MetricsChange {
  private let change: (inout NavigationMetrics) -> Void

  init(_ word: String, _ values: [String]) throws {
    guard let name = values.first else {
      throw ScenarioLineProblem("'\(word)' takes a name and numbers")
    }
    let rest = Array(values.dropFirst())
    if word == "style" || Self.lengths[name] != nil {
      let path = word == "style" ? Self.styles[name] : Self.lengths[name]
      guard let path else { throw Self.unknown(word, name) }
      let length = CGFloat(try StepReader.numbers(name, rest, count: 1)[0])
      change = { $0[keyPath: path] = length }
      return
    }
    guard let path = Self.sizes[name] else { throw Self.unknown(word, name) }
    let numbers = try StepReader.numbers(name, rest, count: 2)
    change = { $0[keyPath: path] = CGSize(width: numbers[0], height: numbers[1]) }
  }

  func apply(to metrics: inout NavigationMetrics) { change(&metrics) }

  private static func unknown(_ word: String, _ name: String) -> ScenarioLineProblem {
    let known = word == "style" ? styles.keys.sorted() : (Array(lengths.keys) + sizes.keys).sorted()
    return ScenarioLineProblem(
      "unknown \(word) '\(name)': use one of \(known.joined(separator: ", "))")
  }

  private typealias Length = WritableKeyPath<NavigationMetrics, CGFloat>

  private static var lengths: [String: Length] {
    [
      "turnCard": \.style.headerNominalHeight,
      "etaCard": \.etaCardHeight,
      "wideETACard": \.wideETACardHeight,
      "wideCardWidth": \.wideCardWidth,
      "cardMargin": \.cardMargin,
      "elementMargin": \.elementMargin,
    ]
  }

  private static var sizes: [String: WritableKeyPath<NavigationMetrics, CGSize>] {
    [
      "googleLogo": \.logoSize,
      "recenter": \.recenterSize,
      "button": \.buttonSize,
      "speed.current": \.currentSpeedSize,
      "speed.limit": \.speedLimitSize,
      "speed.both": \.bothSpeedsSize,
    ]
  }

  private static var styles: [String: Length] {
    [
      "buttonHorizontalPadding": \.style.buttonHorizontalPadding,
      "buttonVerticalPadding": \.style.buttonVerticalPadding,
      "defaultCornerRadius": \.style.defaultCornerRadius,
      "elementHorizontalPadding": \.style.elementHorizontalPadding,
      "headerFooterHorizontalPadding": \.style.headerFooterHorizontalPadding,
      "headerNominalHeight": \.style.headerNominalHeight,
      "headerTopPadding": \.style.headerTopPadding,
    ]
  }
}
