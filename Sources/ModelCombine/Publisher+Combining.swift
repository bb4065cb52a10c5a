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
