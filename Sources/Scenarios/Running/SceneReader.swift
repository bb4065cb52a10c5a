/// What is on a map, in the order of drawing.
@MainActor
public struct SceneReader {
  /// A view of the SDK or of the app.
  public struct Item {
    public let view: UIView
    /// The component, else the accessibility identifier, else the type; with `#2` and so on where
    /// a name comes back.
    public let name: String
    /// Nil for a view of the app.
    public let component: SDKComponent?
    /// In the map's coordinates, in points, not rounded; as seen, so after transforms.
    public let frame: CGRect
    /// Whether neither the view nor one above it is hidden or clear.
    public let isShown: Bool
    /// Whether it shows something of its own.
    public let isDrawn: Bool
    /// Its superviews below the map, as places in the list.
    public let ancestors: [Int]

    /// What is seen of it: the frame less the margin that is part of the SDK's views.
    @MainActor
    public var visibleFrame: CGRect {
      let margin = MapSDKModel.visualMargin(of: view)
      let inset = min(margin, frame.width / 2, frame.height / 2)
      return frame.insetBy(dx: max(0, inset), dy: max(0, inset))
    }
  }

  private let map: GMSMapView
  private var items: [Item] = []
  private var counts: [String: Int] = [:]

  /// The items below a map; the SDK's own layout of a map without navigation is left out.
  public static func items(of map: GMSMapView) -> [Item] {
    var reader = SceneReader(map: map)
    let origin = CGPoint(x: -map.bounds.minX, y: -map.bounds.minY)
    for view in map.subviews {
      reader.read(view, Place(origin: origin, isShown: true, isMoved: false, ancestors: []))
    }
    return reader.items
  }

  private init(map: GMSMapView) {
    self.map = map
  }

  /// Where a view stands: the point of the map that is the zero of its superview, and so on.
  private struct Place {
    var origin: CGPoint
    var isShown: Bool
    /// Whether a transform is on the way.
    var isMoved: Bool
    var ancestors: [Int]
  }

  private mutating func read(_ view: UIView, _ place: Place) {
    guard !map.sdkModel.isPartOfBaseMap(view) else { return }
    let isMoved = place.isMoved || !view.transform.isIdentity
    let exact = view.layoutModel.exactFrame
    var frame = exact.offsetBy(dx: place.origin.x, dy: place.origin.y)
    var inner = Place(
      origin: CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY),
      isShown: place.isShown && !view.isHidden && view.alpha > 0.01, isMoved: isMoved,
      ancestors: place.ancestors)
    if isMoved { frame = view.convert(view.bounds, to: map) }
    let component = MapSDKModel.component(of: view)
    if component != nil || view.layoutModel.origin == .app || view is GMSNavigationHidingStackView {
      inner.ancestors.append(items.count)
      items.append(
        Item(
          view: view, name: name(of: view, component), component: component, frame: frame,
          isShown: inner.isShown, isDrawn: view.layoutModel.drawing == .content,
          ancestors: place.ancestors))
    }
    guard component == nil, !(view is UIControl) else { return }
    for child in view.subviews { read(child, inner) }
  }

  private mutating func name(of view: UIView, _ component: SDKComponent?) -> String {
    let own = view.accessibilityIdentifier ?? ""
    let name = component?.rawValue ?? (own.isEmpty ? String(describing: type(of: view)) : own)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}
