/// When the delegate's methods ran, measured by the activations of constraints.
///
/// What a method leaves for an animation's end counts as done by that method.
@MainActor
struct CallTimeline {
  /// The part of navigation a method lays out.
  enum Layer: String {
    case ready
    case guidance
    case prompt
    case none
  }

  struct Call {
    let callback: LayoutCallback
    /// The layer the method lays out; that of the state in which the size changed.
    let layer: Layer
    /// Activations before it began.
    let start: Int
    var readsWidth = false
    var isImplemented = true
  }

  private(set) var calls: [Call] = []
  /// Spans of activations made by the app itself.
  private var appSpans: [Range<Int>] = []
  private(set) var state = Layer.none

  mutating func begin(_ callback: LayoutCallback) {
    let layer = Self.layer(of: callback, in: state)
    switch callback {
    case .enableNavigationUI, .stopGuidance, .startGuidance: state = layer
    case .disableNavigationUI: state = .none
    case .sizeChanged, .showPrompt, .hidePrompt, .changePrompt: break
    }
    calls.append(
      Call(callback: callback, layer: layer, start: LayoutModel.current.activationCount))
  }

  mutating func end(_ record: CallbackRecord) {
    guard let index = calls.lastIndex(where: { $0.callback == record.callback }) else { return }
    calls[index].readsWidth = record.readsWidth
    calls[index].isImplemented = record.isImplemented
  }

  mutating func noteApp(from start: Int) {
    let end = LayoutModel.current.activationCount
    if end > start { appSpans.append(start..<end) }
  }

  /// The call in or after which the activation with this place happened; nil for the app's own.
  func call(of order: Int) -> Call? {
    guard order > 0, !isApps(order) else { return nil }
    return calls.last { $0.start < order }
  }

  /// Whether an activation was the app's own: before the first call, or while the app acted.
  func isApps(_ order: Int) -> Bool {
    guard let first = calls.first, order > first.start else { return true }
    return appSpans.contains { $0.contains(order - 1) }
  }

  private static func layer(of callback: LayoutCallback, in state: Layer) -> Layer {
    switch callback {
    case .enableNavigationUI, .stopGuidance: .ready
    case .startGuidance: .guidance
    case .showPrompt, .hidePrompt, .changePrompt: .prompt
    case .sizeChanged: state
    case .disableNavigationUI: .none
    }
  }
}
