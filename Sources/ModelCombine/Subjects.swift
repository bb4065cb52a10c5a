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
