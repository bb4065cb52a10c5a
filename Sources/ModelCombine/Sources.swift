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
