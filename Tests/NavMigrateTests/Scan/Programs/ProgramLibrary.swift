/// What all generated programs of a module use.
enum ProgramLibrary {
  static let files: [ProgramFile] = [
    ("Views", views), ("Generics", generics), ("Functions", functions), ("Operators", operators),
    ("Structures", structures),
  ].map { name, text in ProgramFile(path: "Library/\(name).swift", marked: text) }

  private static let views: String = """
    import GoogleNavigation

    class Tag: UIView {
      var padding = UIEdgeInsets.zero
      var settings = TagSettings()
      var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.never
      var navigationHeaderLayoutGuide = UILayoutGuide()
      var navigationFooterLayoutGuide = UILayoutGuide()
      var bottomTrailingButtonsLayoutGuide: UILayoutGuide?
      func setHeaderAccessory(_ view: UIView?) {}
    }
    final class TagSettings: NSObject {
      var isNavigationHeaderEnabled = false
      var isNavigationFooterEnabled = false
      var isNavigationTripProgressBarEnabled = false
    }
    final class Chip {
      func padding() -> Chip { self }
      @discardableResult func padding(_ size: CGFloat) -> Chip { self }
      func onTap(_ body: @escaping () -> Void) -> Chip { self }
    }
    protocol Chaining {}
    extension Chaining {
      var me: Self { self }
      @discardableResult func also(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
      }
    }
    extension UIView: Chaining {}
    class Board: GMSMapView {
      var label = Tag()
      var inner: GMSMapView?
      func lift() {
        §padding = .zero
        self.§padding.top = 1
        settings.§isNavigationHeaderEnabled = false
        label.padding = .zero
        inner?.§padding = .zero
      }
    }
    """

  private static let generics: String = """
    import GoogleNavigation

    struct Box<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
      init(boxed value: Value) { self.value = value }
      var list: [Value] { [value] }
      func map<Other>(_ change: (Value) -> Other) -> Box<Other> { Box<Other>(change(value)) }
      func each(_ body: (Value) -> Void) { body(value) }
      func zipped<Other>(with other: Box<Other>) -> Box<(Value, Other)> {
        Box<(Value, Other)>((value, other.value))
      }
      func callAsFunction() -> Value { value }
      subscript(_ index: Int) -> Value { value }
      static func of(_ value: Value) -> Box { Box(value) }
    }
    extension Box where Value == GMSMapView {
      var only: GMSMapView { value }
      var opposite: Tag { Tag() }
    }
    extension Box where Value == Tag {
      var only: Tag { value }
      var opposite: GMSMapView { GMSMapView() }
    }
    extension Box where Value: UIView {
      func tidy() { value.layoutMargins = .zero }
    }

    struct Rack<Item> {
      private(set) var items: [Item]
      init(_ first: Item) { items = [first] }
      var top: Item { items[items.count - 1] }
      func push(_ item: Item) -> Rack {
        var next = self
        next.items.append(item)
        return next
      }
    }
    extension Rack where Item: GMSMapView {
      func clear() { for item in items { item.§padding = .zero } }
    }
    extension Rack where Item: Tag {
      func clear() { for item in items { item.padding = .zero } }
    }

    class Crate<Content> {
      var content: Content
      init(_ content: Content) { self.content = content }
      func use<Result>(_ body: (Content) throws -> Result) rethrows -> Result { try body(content) }
      func with(_ body: (Content) -> Void) -> Self {
        body(content)
        return self
      }
      subscript<Part>(part path: KeyPath<Content, Part>) -> Part { content[keyPath: path] }
    }
    final class MapCrate: Crate<GMSMapView> {
      func clear() { content.§padding = .zero }
    }
    final class TagCrate: Crate<Tag> {
      func clear() { content.padding = .zero }
    }

    enum Either<Left, Right> {
      case left(Left)
      case right(Right)
      case both(Left, Right)
      case named(first: Left, second: Right)
      indirect case nested(Either)
      var left: Left? {
        switch self {
        case .left(let value), .both(let value, _), .named(first: let value, second: _): value
        case .nested(let inner): inner.left
        case .right: nil
        }
      }
      func fold<Result>(_ onLeft: (Left) -> Result, _ onRight: (Right) -> Result) -> Result? {
        if case .left(let value) = self { return onLeft(value) }
        if case .right(let value) = self { return onRight(value) }
        return nil
      }
    }

    protocol Holding<Held> {
      associatedtype Held
      var held: Held { get }
      func take(_ held: Held)
    }
    extension Holding {
      var again: Held { held }
      func handing(_ body: (Held) -> Void) { body(held) }
    }
    extension Holding where Held == GMSMapView {
      func clear() { held.§padding = .zero }
      var special: Tag { Tag() }
    }
    extension Holding where Held == Tag {
      func clear() { held.padding = .zero }
      var special: GMSMapView { GMSMapView() }
    }
    struct Holder<Item>: Holding {
      let held: Item
      func take(_ held: Item) {}
    }

    @propertyWrapper struct Kept<Value> {
      var wrappedValue: Value
      var projectedValue: Box<Value> { Box(wrappedValue) }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    @dynamicMemberLookup struct Lens<Root: AnyObject> {
      let root: Root
      init(_ root: Root) { self.root = root }
      subscript<Part>(dynamicMember path: KeyPath<Root, Part>) -> Part { root[keyPath: path] }
      subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Root, Part>) -> Part {
        get { root[keyPath: path] }
        nonmutating set { root[keyPath: path] = newValue }
      }
    }

    @resultBuilder enum ListBuilder {
      static func buildExpression<Item>(_ item: Item) -> [Item] { [item] }
      static func buildBlock<Item>(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
      static func buildOptional<Item>(_ part: [Item]?) -> [Item] { part ?? [] }
      static func buildEither<Item>(first: [Item]) -> [Item] { first }
      static func buildEither<Item>(second: [Item]) -> [Item] { second }
    }
    """

  private static let structures: String = """
    import GoogleNavigation

    class Deck<Card>: Crate<[Card]> {
      var card: Card? { content.first }
    }
    struct Tree<Node> {
      let root: Node
      var branches: [Tree<Node>]
      init(_ root: Node, _ branches: [Tree] = []) {
        self.root = root
        self.branches = branches
      }
      var leaves: [Node] { branches.isEmpty ? [root] : branches.flatMap(\\.leaves) }
    }
    indirect enum Chain<Link> {
      case start(Link)
      case link(Chain, Link)
      var end: Link {
        switch self {
        case .start(let link), .link(_, let link): return link
        }
      }
    }
    struct Shelf<First, Second> {
      let first: First
      let second: Second
      init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      var flipped: Shelf<Second, First> { Shelf<Second, First>(second, first) }
      func map<Result>(_ body: (First, Second) -> Result) -> Result { body(first, second) }
      func each(_ body: (First, Second) -> Void) { body(first, second) }
    }
    extension Shelf where First: GMSMapView, Second == Tag {
      func clear() {
        first.§padding = .zero
        second.padding = .zero
        flipped.first.padding = .zero
        flipped.second.§padding = .zero
      }
    }
    struct Fleet<Ship>: Sequence {
      let ships: [Ship]
      init(_ ship: Ship) { ships = [ship] }
      func makeIterator() -> AnyIterator<Ship> { AnyIterator(ships.makeIterator()) }
      var sole: Element { ships[0] }
    }
    extension Rack: Holding {
      var held: Item { top }
      func take(_ held: Item) {}
    }
    @propertyWrapper struct Slot<Value> {
      var wrappedValue: Value
      var projectedValue: () -> Value { { wrappedValue } }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(_ value: Value) { wrappedValue = value }
    }
    final class Registry<Key: Hashable, Value> {
      private var values: [Key: Value] = [:]
      init() {}
      static func filled(_ value: Value, at key: Key) -> Registry {
        let made = Registry()
        made.values[key] = value
        return made
      }
      subscript(_ key: Key) -> Value? { values[key] }
      subscript(_ key: Key, or other: @autoclosure () -> Value) -> Value { values[key] ?? other() }
    }
    """
}
