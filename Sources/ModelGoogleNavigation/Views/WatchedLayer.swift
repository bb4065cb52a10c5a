/// The layer of a view of the SDK. Its own properties are free; what is in it is not. Like its
/// view it belongs to the main thread.
final class WatchedLayer: CALayer {
  private let view: String

  init(of component: SDKComponent) {
    view = component.rawValue
    super.init()
  }

  override init(layer: Any) {
    view = (layer as? WatchedLayer)?.view ?? ""
    super.init(layer: layer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether one method of the layer calls another.
  private var isChanging = false

  private func note(_ member: String) {
    let view = view
    guard !isChanging else { return }
    MainActor.assumeIsolated { ViewWatch.shared.note(.changed, view, member) }
  }

  override func addSublayer(_ layer: CALayer) {
    note("addSublayer")
    isChanging = true
    super.addSublayer(layer)
    isChanging = false
  }

  override func insertSublayer(_ layer: CALayer, at index: UInt32) {
    note("insertSublayer")
    super.insertSublayer(layer, at: index)
  }
}
