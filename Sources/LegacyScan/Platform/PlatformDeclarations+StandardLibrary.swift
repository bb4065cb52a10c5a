extension PlatformDeclarations {
  static let standardLibrary: String = #"""
    struct Int {}
    struct Int8 {}
    struct Int16 {}
    struct Int32 {}
    struct Int64 {}
    struct UInt {}
    struct UInt8 {}
    struct UInt16 {}
    struct UInt32 {}
    struct UInt64 {}
    struct Double { init(_ value: Any) }
    struct Float {}
    struct Bool { mutating func toggle() }
    struct Character {}
    struct Void {}
    protocol Any {}
    protocol AnyObject {}
    protocol Error {}
    protocol Sendable {}
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable {}
    protocol Codable {}
    protocol Decodable {}
    protocol Encodable {}
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol Identifiable {}
    protocol RawRepresentable {}
    protocol CustomStringConvertible {}
    protocol ExpressibleByStringLiteral {}
    protocol OptionSet {}
    protocol Actor: AnyObject {}
    struct Never {}

    struct String {
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      var count: Int
      var isEmpty: Bool
      var description: String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func lowercased() -> String
      func uppercased() -> String
      func trimmingCharacters(in set: CharacterSet) -> String
      func components(separatedBy: String) -> [String]
    }

    enum Optional<Wrapped> {
      case some(Wrapped)
      case none
      init(_ some: Wrapped)
      func map<U>(_ transform: (Wrapped) -> U) -> U?
      func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?
      var unsafelyUnwrapped: Wrapped
      mutating func take() -> Wrapped?
    }

    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() -> Success
      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure>
      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure>
    }

    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }

    protocol Sequence<Element> {
      associatedtype Element
      func makeIterator() -> AnyIterator<Element>
      func forEach(_ body: (Element) -> Void)
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> [T]) -> [T]
      func flatMap<T>(_ transform: (Element) -> T?) -> [T]
      func filter(_ isIncluded: (Element) -> Bool) -> [Element]
      func reduce<R>(_ initial: R, _ next: (R, Element) -> R) -> R
      func reduce<R>(into initial: R, _ next: (inout R, Element) -> Void) -> R
      func first(where predicate: (Element) -> Bool) -> Element?
      func contains(where predicate: (Element) -> Bool) -> Bool
      func contains(_ element: Element) -> Bool
      func allSatisfy(_ predicate: (Element) -> Bool) -> Bool
      func sorted() -> [Element]
      func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element]
      func reversed() -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func prefix(_ count: Int) -> [Element]
      func prefix(while predicate: (Element) -> Bool) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func drop(while predicate: (Element) -> Bool) -> [Element]
      func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
      func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element?
      func min() -> Element?
      func max() -> Element?
      func joined() -> [Element.Element]
      func shuffled() -> [Element]
      func count(where predicate: (Element) -> Bool) -> Int
      var lazy: Self { get }
    }

    protocol Collection<Element>: Sequence {
      var first: Element? { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      associatedtype Index
      var indices: [Index] { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(after i: Index) -> Index
      func index(before i: Index) -> Index
      func firstIndex(where predicate: (Element) -> Bool) -> Index?
      func firstIndex(of element: Element) -> Index?
      func randomElement() -> Element?
      subscript(position: Index) -> Element { get }
    }

    protocol BidirectionalCollection<Element>: Collection {
      var last: Element? { get }
      func last(where predicate: (Element) -> Bool) -> Element?
    }

    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol MutableCollection<Element>: Collection {}
    protocol RangeReplaceableCollection<Element>: Collection {}
    protocol AsyncSequence<Element, Failure> { associatedtype Element }
    protocol AsyncIteratorProtocol<Element, Failure> { associatedtype Element }

    struct AnyIterator<Element>: IteratorProtocol, Sequence {}
    struct AnySequence<Element>: Sequence {}
    struct AnyCollection<Element>: Collection {}
    struct Range<Bound>: Sequence { typealias Element = Bound }
    struct ClosedRange<Bound>: Sequence { typealias Element = Bound }
    struct PartialRangeFrom<Bound>: Sequence { typealias Element = Bound }
    struct PartialRangeUpTo<Bound> {}
    struct PartialRangeThrough<Bound> {}
    func ..< <Bound>(a: Bound, b: Bound) -> Range<Bound>
    func ... <Bound>(a: Bound, b: Bound) -> ClosedRange<Bound>
    prefix func ..< <Bound>(a: Bound) -> PartialRangeUpTo<Bound>
    prefix func ... <Bound>(a: Bound) -> PartialRangeThrough<Bound>
    postfix func ... <Bound>(a: Bound) -> PartialRangeFrom<Bound>

    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
      typealias Index = Int
      var indices: Range<Int>
      init()
      init(_ elements: some Sequence<Element>)
      init(repeating: Element, count: Int)
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: [Element])
      mutating func insert(_ element: Element, at index: Int)
      mutating func remove(at index: Int) -> Element
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func popLast() -> Element?
      mutating func removeAll()
      subscript(position: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get set }
      subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> { get set }
      subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> { get set }
      subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> { get set }
      static func + (a: [Element], b: some Sequence<Element>) -> [Element]
      static func += (a: inout [Element], b: [Element])
    }

    struct ArraySlice<Element>: RandomAccessCollection {
      typealias Index = Int
      var indices: Range<Int>
      subscript(position: Int) -> Element
    }
    struct ContiguousArray<Element>: RandomAccessCollection {
      typealias Index = Int
      var indices: Range<Int>
      init(_ elements: some Sequence<Element>)
      subscript(position: Int) -> Element
    }

    struct Set<Element>: Collection {
      init()
      init(_ elements: some Sequence<Element>)
      struct Index {}
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ element: Element) -> Element?
      func union(_ other: Set<Element>) -> Set<Element>
      func subtracting(_ other: Set<Element>) -> Set<Element>
      func intersection(_ other: Set<Element>) -> Set<Element>
    }

    struct Dictionary<Key, Value>: Collection {
      typealias Element = (key: Key, value: Value)
      struct Index {}
      init()
      init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>)
      init(_ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) -> Value)
      init<S: Sequence>(grouping values: S, by key: (S.Element) -> Key) where Value == [S.Element]
      var keys: [Key]
      var values: [Value]
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default fallback: Value) -> Value { get set }
      func mapValues<T>(_ transform: (Value) -> T) -> Dictionary<Key, T>
      func compactMapValues<T>(_ transform: (Value) -> T?) -> Dictionary<Key, T>
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    }

    func zip<A, B>(_ first: A, _ second: B) -> [(A.Element, B.Element)]
    func type<T>(of value: T) -> T.Type
    func min<T>(_ a: T, _ b: T) -> T
    func max<T>(_ a: T, _ b: T) -> T
    func unsafeDowncast<T>(_ value: AnyObject, to type: T.Type) -> T
    func unsafeBitCast<T>(_ value: AnyObject, to type: T.Type) -> T
    func withExtendedLifetime<T, R>(_ value: T, _ body: (T) -> R) -> R
    func print(_ items: Any...)
    func fatalError(_ message: String = "") -> Never
    func withAnimation<R>(_ animation: Animation? = nil, _ body: () -> R) -> R

    class AnyKeyPath {}
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

    struct Task<Success, Failure> {
      init(priority: TaskPriority? = nil, operation: () -> Success)
      static func detached(priority: TaskPriority? = nil, operation: () -> Success) -> Task<Success, Failure>
      var value: Success
      func cancel()
    }
    actor MainActor {
      static func run<T>(resultType: T.Type = T.self, body: () -> T) -> T
      static func assumeIsolated<T>(_ body: () -> T) -> T
    }
    struct CheckedContinuation<T, E> { func resume(returning value: T) }
    struct UnsafeContinuation<T, E> { func resume(returning value: T) }
    func withCheckedContinuation<T>(
      function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) -> T
    func withCheckedThrowingContinuation<T>(
      function: String = "", _ body: (CheckedContinuation<T, Error>) -> Void) -> T
    func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) -> T
    func withUnsafeThrowingContinuation<T>(_ body: (UnsafeContinuation<T, Error>) -> Void) -> T
    struct TaskGroup<ChildTaskResult>: AsyncSequence {
      typealias Element = ChildTaskResult
      mutating func addTask(priority: TaskPriority? = nil, operation: () -> ChildTaskResult)
      mutating func next() -> ChildTaskResult?
    }
    func withTaskGroup<ChildTaskResult, GroupResult>(
      of type: ChildTaskResult.Type, returning result: GroupResult.Type = GroupResult.self,
      body: (inout TaskGroup<ChildTaskResult>) -> GroupResult) -> GroupResult
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
      of type: ChildTaskResult.Type, returning result: GroupResult.Type = GroupResult.self,
      body: (inout TaskGroup<ChildTaskResult>) -> GroupResult) -> GroupResult
    func autoreleasepool<R>(invoking body: () -> R) -> R
    struct AsyncStream<Element>: AsyncSequence {
      struct Continuation { func yield(_ value: Element); func finish() }
      init(_ type: Element.Type = Element.self, _ build: (Continuation) -> Void)
      init(unfolding produce: () -> Element?)
    }
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence {}
    struct Mutex<Value> { func withLock<R>(_ body: (inout Value) -> R) -> R }
    struct OSAllocatedUnfairLock<State> {
      init(initialState: State)
      func withLock<R>(_ body: (inout State) -> R) -> R
    }
    class ManagedBuffer<Header, Element> {}
    struct Unmanaged<Instance> {
      static func fromOpaque(_ pointer: UnsafeRawPointer) -> Unmanaged<Instance>
      static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
      func takeUnretainedValue() -> Instance
      func takeRetainedValue() -> Instance
    }

    protocol NSObjectProtocol: AnyObject {}
    class NSObject: NSObjectProtocol {
      init()
      func value(forKey key: String) -> Any?
      func setValue(_ value: Any?, forKey key: String)
      func setValue(_ value: Any?, forKeyPath key: String)
      func observe<Value>(
        _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: (Self, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation
      func publisher<Value>(for path: KeyPath<Self, Value>) -> AnyPublisher<Value, Never>
    }
    class NSHashTable<Element>: NSObject {
      var allObjects: [Element]
      var anyObject: Element?
      static func weakObjects() -> NSHashTable<Element>
      func add(_ object: Element?)
      func contains(_ object: Element?) -> Bool
    }
    class NSMapTable<Key, Value>: NSObject { func object(forKey key: Key?) -> Value? }
    class NSCache<Key, Value>: NSObject { func object(forKey key: Key) -> Value? }
    class DispatchQueue: NSObject {
      static var main: DispatchQueue
      static func global(qos: Int = 0) -> DispatchQueue
      func async(execute work: () -> Void)
      func asyncAfter(deadline: DispatchTime, execute work: () -> Void)
      func sync<T>(execute work: () -> T) -> T
    }
    class OperationQueue: NSObject { static var main: OperationQueue }
    class NotificationCenter: NSObject {
      static var `default`: NotificationCenter
      func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: (Notification) -> Void) -> NSObjectProtocol
    }
    struct Notification { struct Name {}; var userInfo: [AnyHashable: Any]?; var object: Any? }
    struct AnyHashable {}
    class NSNumber: NSObject {}
    class NSString: NSObject {}
    class NSArray: NSObject {}
    class NSDictionary: NSObject {}
    class NSCoder: NSObject {}
    class Timer: NSObject {}
    struct Date {}
    struct URL {}
    struct UUID {}
    struct Data {}
    struct CGFloat {}
    struct CGRect { var size: CGSize; var origin: CGPoint; var width: CGFloat; var height: CGFloat; static let zero: CGRect }
    struct CGSize { var width: CGFloat; var height: CGFloat; static let zero: CGSize }
    struct CGPoint { var x: CGFloat; var y: CGFloat; static let zero: CGPoint }
    typealias TimeInterval = Double
    """#
}
