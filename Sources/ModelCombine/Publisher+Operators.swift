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
