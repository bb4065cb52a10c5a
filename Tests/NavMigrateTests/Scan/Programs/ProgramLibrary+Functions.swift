extension ProgramLibrary {
  static let functions: String = """
    import GoogleNavigation

    typealias MapAction = (GMSMapView) -> Void
    typealias Action<Value> = (Value) -> Void
    typealias Couple<Value> = (first: Value, second: Value)
    typealias Boxed<Value> = Box<Value>

    nonisolated(unsafe) var flag = false
    func same<Value>(_ value: Value) -> Value { value }
    func choose<Value>(_ a: Value, or b: Value) -> Value { flag ? a : b }
    func apply<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }
    func run<Value>(_ value: Value, _ body: (Value) -> Void) { body(value) }
    func run<Value>(_ value: Value, first: (Value) -> Void, second: ((Value) -> Void)? = nil) {}
    func later(_ body: @escaping () -> Void) {}
    func later<Value, Other>(_ value: Value, _ other: Other) -> (Value, Other) { (value, other) }
    func curried<Value, Other>(_ value: Value) -> (Other) -> (Value, Other) { { (value, $0) } }
    func lazily<Value>(_ value: Value?, or other: @autoclosure () -> Value) -> Value {
      value ?? other()
    }
    func pick<Value>(_ values: Value...) -> Value { values[0] }
    func adjusted<Value>(
      _ value: Value, by count: Int = 1, _ change: (Value) -> Value = { $0 }
    ) -> Value { change(value) }
    func composed<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
      { g(f($0)) }
    }
    @discardableResult
    func withPair<A, B, Result>(_ a: A, _ b: B, _ body: (A, B) -> Result) -> Result { body(a, b) }
    func unpack<A, B>(_ pair: (A, B)) -> B { pair.1 }
    func twice<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> [Result] {
      [body(value), body(value)]
    }
    func configure<Value: AnyObject>(_ value: Value, with body: (Value) throws -> Void) rethrows {
      try body(value)
    }
    func attempt<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
    func first<Items: Collection>(_ items: Items) -> Items.Element? { items.first }
    func each<Items: Sequence, Item>(_ items: Items, _ body: (Item) -> Void)
    where Items.Element == Item {
      for item in items { body(item) }
    }
    func get<Root, Part>(_ root: Root, _ path: KeyPath<Root, Part>) -> Part { root[keyPath: path] }
    func swapKind(_ map: GMSMapView) -> Tag { Tag() }
    func swapKind(_ tag: Tag) -> GMSMapView { GMSMapView() }
    func turn(map: GMSMapView) -> Tag { Tag() }
    func turn(tag: Tag) -> GMSMapView { GMSMapView() }
    func turn(map: GMSMapView, tag: Tag) -> GMSMapView { map }
    func turn(tag: Tag, map: GMSMapView) -> Tag { tag }
    func make<View: UIView>(_ type: View.Type) -> View { fatalError() }
    func held<Item>(by item: Item) -> some Holding<Item> { Holder(held: item) }
    func open<Holder: Holding>(_ holder: Holder) -> Holder.Held { holder.held }
    func list<Item>(@ListBuilder _ build: () -> [Item]) -> [Item] { build() }
    func checked<Value>(_ value: Value) throws -> Value { value }
    func zero(_ insets: inout UIEdgeInsets) {}
    func read(_ insets: UIEdgeInsets) {}
    extension UIView {
      func `as`<View: UIView>(_ type: View.Type) -> View { self as! View }
    }
    struct Trouble<Value>: Error {
      let value: Value
    }
    """

  static let operators: String = """
    import GoogleNavigation

    precedencegroup Piping {
      associativity: left
      higherThan: AssignmentPrecedence
      lowerThan: TernaryPrecedence
    }
    infix operator |> : Piping
    infix operator <+> : AdditionPrecedence
    infix operator <~ : AssignmentPrecedence
    prefix operator ^^
    postfix operator ++!

    @discardableResult func |> <Value, Result>(value: Value, body: (Value) -> Result) -> Result {
      body(value)
    }
    func <+> (map: GMSMapView, tag: Tag) -> Tag { tag }
    func <+> (tag: Tag, map: GMSMapView) -> GMSMapView { map }
    func <~ <Value: AnyObject>(value: Value, body: (Value) -> Void) { body(value) }
    prefix func ^^ (tag: Tag) -> GMSMapView { GMSMapView() }
    prefix func ^^ (map: GMSMapView) -> Tag { Tag() }
    postfix func ++! <Value>(value: Value?) -> Value { value! }
    """
}
