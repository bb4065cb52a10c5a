/// What the model of the SDK has and the SDK has not: the numbers it does not publish, the choice
/// of assumptions, whether the terms are accepted.
@MainActor
public final class SDKModel {
  public static let current = SDKModel()

  /// Sizes and style values. Set it before a map is laid out.
  public var metrics = NavigationMetrics.reference {
    didSet { StyleReading.shared.values = metrics.style }
  }

  /// Numbers of the built-in layout.
  public var legacyMetrics = LegacyMetrics()

  /// Assumptions for which the other answer is taken. Set it before navigation is enabled.
  public var alternatives: Set<NavigationAssumption> = []

  /// The assumptions that something has depended on since the last reset. The other answer to one
  /// that is not among them would have changed nothing.
  public private(set) var questions: Set<NavigationAssumption> = []

  /// Whether the user has accepted the terms, without which navigation cannot be enabled.
  public var termsAreAccepted = true

  /// Whether guidance begins without destinations, as if there were a route.
  public var assumesRoute = true

  private init() {}

  /// Takes all defaults again, also those of the view model.
  public func reset() {
    LayoutModel.current.reset()
    metrics = .reference
    legacyMetrics = LegacyMetrics()
    alternatives = []
    questions = []
    termsAreAccepted = true
    assumesRoute = true
    ViewWatch.shared.reset()
  }

  func takesAlternative(_ assumption: NavigationAssumption) -> Bool {
    questions.insert(assumption)
    return alternatives.contains(assumption)
  }
}

/// The style values, which any thread may read.
final class StyleReading: @unchecked Sendable {
  static let shared = StyleReading()

  private let lock = NSLock()
  private var stored = NavigationMetrics.reference.style

  var values: StyleValues {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
