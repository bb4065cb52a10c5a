// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelCombine: [ModelSourceFile] = [
ModelSourceFile("Cancellable.swift", #"""
/// Something that can be ended.
public protocol Cancellable {
  func cancel()
}

/// Ends what it stands for when nobody holds it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public convenience init(_ cancellable: some Cancellable) { self.init(cancellable.cancel) }

  deinit { action?() }

  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in list: inout C)
  where C.Element == AnyCancellable {
    list.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

"""#),
ModelSourceFile("Exports.swift", #"""
/// The part of Combine that carries values to layout code. Values arrive at once; `receive(on:)`
/// the main queue waits for its next turn; time stands still, so what is delayed is not.
@_exported import Foundation

"""#),
ModelSourceFile("ObservableObject.swift", #"""
/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let receivers = ReceiverList<Void, Never>()

  public init() {}

  public func send() { receivers.send(()) }

  public func attach(_ receiver: Receiver<Void, Never>) -> AnyCancellable {
    receivers.add(receiver)
  }

  private static let table = PublisherTable()

  static func of(_ object: AnyObject) -> ObservableObjectPublisher { table.publisher(of: object) }
}

/// The publishers of objects that are alive.
private final class PublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A property of an observable object that publishes its values before they are set.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storage].subject.value = newValue
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  /// The values of the property: the one it has, then the new ones.
  public struct Publisher: ModelCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    public func attach(_ receiver: Receiver<Value, Never>) -> AnyCancellable {
      subject.attach(receiver)
    }
  }
}

"""#),
ModelSourceFile("Publisher+Combining.swift", #"""
extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receiver in
      var first: Output?
      var second: P.Output?
      var openCount = 2
      let send = {
        if let first, let second { receiver.value((first, second)) }
      }
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        openCount -= 1
        if case .failure = completion {
          receiver.completion(completion)
        } else if openCount == 0 {
          receiver.completion(completion)
        }
      }
      let one = attach(
        Receiver(
          value: {
            first = $0
            send()
          }, completion: end))
      let two = other.attach(
        Receiver(
          value: {
            second = $0
            send()
          }, completion: end))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  public func combineLatest<P: Publisher, Value>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Value
  ) -> AnyPublisher<Value, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func merge(
    with other: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var openCount = 2
      let end: (Subscribers.Completion<Failure>) -> Void = { completion in
        openCount -= 1
        if openCount == 0 { receiver.completion(completion) }
      }
      let one = attach(Receiver(value: receiver.value, completion: end))
      let two = other.attach(Receiver(value: receiver.value, completion: end))
      return AnyCancellable {
        one.cancel()
        two.cancel()
      }
    }
  }

  public func flatMap<Value>(
    _ transform: @escaping (Output) -> some Publisher<Value, Failure>
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { receiver in
      var inner: [AnyCancellable] = []
      let outer = attach(
        Receiver(
          value: { value in
            inner.append(transform(value).attach(Receiver(value: receiver.value) { _ in }))
          }, completion: receiver.completion))
      return AnyCancellable {
        outer.cancel()
        for cancellable in inner { cancellable.cancel() }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receiver in
      var inner: AnyCancellable?
      let outer = attach(
        Receiver(
          value: { publisher in
            inner?.cancel()
            inner = publisher.attach(Receiver(value: receiver.value) { _ in })
          }, completion: receiver.completion))
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }
}

"""#),
ModelSourceFile("Publisher+Operators.swift", #"""
extension Publisher {
  /// A publisher whose receiver decides what becomes of each value of this one.
  private func passing<Value>(
    _ body: @escaping (Output, Receiver<Value, Failure>) -> Void
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { receiver in
      attach(Receiver(value: { body($0, receiver) }, completion: receiver.completion))
    }
  }

  public func map<Value>(
    _ transform: @escaping (Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    passing { $1.value(transform($0)) }
  }

  public func map<Value>(_ keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
    passing { $1.value($0[keyPath: keyPath]) }
  }

  public func compactMap<Value>(
    _ transform: @escaping (Output) -> Value?
  ) -> AnyPublisher<Value, Failure> {
    passing { output, receiver in transform(output).map(receiver.value) }
  }

  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { if isIncluded($0) { $1.value($0) } }
  }

  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var last: Output?
      return attach(
        Receiver(
          value: { value in
            if let last, isEqual(last, value) { return }
            last = value
            receiver.value(value)
          }, completion: receiver.completion))
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var rest = count
      return attach(
        Receiver(
          value: { value in
            if rest > 0 { rest -= 1 } else { receiver.value(value) }
          }, completion: receiver.completion))
    }
  }

  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var rest = count
      return attach(
        Receiver(
          value: { value in
            guard rest > 0 else { return }
            rest -= 1
            receiver.value(value)
            if rest == 0 { receiver.completion(.finished) }
          }, completion: { if rest > 0 { receiver.completion($0) } }))
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func scan<Value>(
    _ initial: Value, _ next: @escaping (Value, Output) -> Value
  ) -> AnyPublisher<Value, Failure> {
    AnyPublisher { receiver in
      var state = initial
      return attach(
        Receiver(
          value: { value in
            state = next(state, value)
            receiver.value(state)
          }, completion: receiver.completion))
    }
  }

  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      for value in values { receiver.value(value) }
      return attach(receiver)
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing { value, receiver in
      receiveOutput?(value)
      receiver.value(value)
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receiver in
      attach(
        Receiver(
          value: receiver.value,
          completion: { completion in
            if case .failure = completion { receiver.value(output) }
            receiver.completion(.finished)
          }))
    }
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receiver in
      attach(Receiver(value: receiver.value) { _ in receiver.completion(.finished) })
    }
  }
}

"""#),
ModelSourceFile("Publisher.swift", #"""
/// Gives values to those who ask for them.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Begins to give values; what it returns ends that.
  func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
}

/// Takes values and their end.
public struct Receiver<Input, Failure: Error> {
  public let value: (Input) -> Void
  public let completion: (Subscribers.Completion<Failure>) -> Void

  public init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
}

public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// A publisher of which only the values are known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attachment: (Receiver<Output, Failure>) -> AnyCancellable

  public init(_ attach: @escaping (Receiver<Output, Failure>) -> AnyCancellable) {
    attachment = attach
  }

  public init(_ publisher: some Publisher<Output, Failure>) {
    attachment = publisher.attach
  }

  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    attachment(receiver)
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    attach(Receiver(value: receiveValue, completion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(Receiver(value: receiveValue) { _ in })
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

"""#),
ModelSourceFile("Scheduling.swift", #"""
/// Where and when values are delivered.
public protocol Scheduler {
  associatedtype SchedulerTimeType

  /// Runs work at once or later.
  func run(_ work: @escaping () -> Void)
}

/// A length of time.
public struct SchedulerInterval: Sendable {
  public static func seconds(_ count: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func seconds(_ count: Double) -> SchedulerInterval { SchedulerInterval() }
  public static func milliseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func microseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval() }
  public static func nanoseconds(_ count: Int) -> SchedulerInterval { SchedulerInterval() }
}

extension SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = DispatchTime

  /// The main queue waits for its next turn; others deliver at once.
  public func run(_ work: @escaping () -> Void) {
    guard self === DispatchQueue.main else { return work() }
    let box = SendableBox(work)
    async { box.content() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = Date

  public func run(_ work: @escaping () -> Void) {
    let box = SendableBox(work)
    perform { box.content() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = Date

  public func run(_ work: @escaping () -> Void) {
    guard self === OperationQueue.main else { return work() }
    let box = SendableBox(work)
    addOperation { box.content() }
  }
}

/// Delivers at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = Date

  public static let shared = ImmediateScheduler()

  public func run(_ work: @escaping () -> Void) { work() }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isAttached = true
      let inner = attach(
        Receiver(
          value: { value in scheduler.run { if isAttached { receiver.value(value) } } },
          completion: { end in scheduler.run { if isAttached { receiver.completion(end) } } }))
      return AnyCancellable {
        isAttached = false
        inner.cancel()
      }
    }
  }

  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func debounce<S: Scheduler>(
    for time: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }

  public func throttle<S: Scheduler>(
    for time: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }

  public func delay<S: Scheduler>(
    for time: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    receive(on: scheduler)
  }
}

"""#),
ModelSourceFile("Sources.swift", #"""
/// Gives one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  private let output: Output

  public init(_ output: Output) { self.output = output }

  public func attach(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

/// Gives nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesImmediately: Bool

  public init(completeImmediately: Bool = true) { completesImmediately = completeImmediately }

  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if completesImmediately { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

/// Ends with a failure.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { receiver in
      let box = SendableBox(receiver.value)
      let token = self.addObserver(forName: name, object: object, queue: nil) { box.content($0) }
      let center = SendableBox((self, token))
      return AnyCancellable { center.content.0.removeObserver(center.content.1) }
    }
  }
}

/// Carries what only one thread at a time uses.
struct SendableBox<Content>: @unchecked Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}

"""#),
ModelSourceFile("Subjects.swift", #"""
/// A publisher that is told what to give.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The receivers of a subject, in the order in which they came.
final class ReceiverList<Output, Failure: Error> {
  private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
  private var nextID = 0
  private var completion: Subscribers.Completion<Failure>?

  func add(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if let completion {
      receiver.completion(completion)
      return AnyCancellable {}
    }
    let id = nextID
    nextID += 1
    receivers.append((id, receiver))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in receivers { entry.receiver.value(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let last = receivers
    receivers = []
    for entry in last { entry.receiver.completion(completion) }
  }
}

/// Gives each value to those who are there.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = ReceiverList<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { receivers.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// Keeps the last value and gives it to those who come.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = ReceiverList<Output, Failure>()

  public var value: Output {
    didSet { receivers.send(value) }
  }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }

  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  public func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let cancellable = receivers.add(receiver)
    receiver.value(value)
    return cancellable
  }
}

"""#),
  ]
}
