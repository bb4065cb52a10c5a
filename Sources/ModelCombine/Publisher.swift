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
