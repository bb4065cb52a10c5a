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
