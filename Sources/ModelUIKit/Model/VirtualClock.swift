/// The time that animations end by. It stands still until it is advanced.
@MainActor
public final class VirtualClock {
  private struct Event {
    var time: TimeInterval
    var order: Int
    var action: @MainActor () -> Void
  }

  /// Events that one `settle` runs at most, so that animations that restart themselves end.
  private static let settleLimit = 10_000

  /// There is one clock; any thread may read it.
  nonisolated static let reading = ClockReading()

  private var events: [Event] = []
  private var nextOrder = 0

  init() {}

  /// Seconds since the model was reset.
  public nonisolated var now: TimeInterval { Self.reading.time }

  /// How many events wait.
  public var pendingCount: Int { events.count }

  /// Runs `action` when the clock has advanced by `delay` seconds; never at once.
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let wait = delay.isFinite ? max(0, delay) : .greatestFiniteMagnitude
    events.append(Event(time: now + wait, order: nextOrder, action: action))
    nextOrder += 1
  }

  /// Moves the clock on and runs what falls due, in order of time.
  public func advance(by interval: TimeInterval) {
    let end = now + max(0, interval)
    var runs = 0
    while runs < Self.settleLimit, let event = takeFirst(until: end) {
      Self.reading.time = max(now, event.time)
      event.action()
      runs += 1
    }
    Self.reading.time = max(now, end)
  }

  /// Moves the clock on until nothing waits, or until too much has happened.
  /// - Returns: whether nothing waits any more.
  @discardableResult
  public func settle() -> Bool {
    var runs = 0
    while runs < Self.settleLimit, let event = takeFirst(until: .infinity) {
      Self.reading.time = max(now, event.time)
      event.action()
      runs += 1
    }
    return events.isEmpty
  }

  func reset() {
    events = []
    nextOrder = 0
    Self.reading.time = 0
  }

  private func takeFirst(until end: TimeInterval) -> Event? {
    var best: Int?
    for (index, event) in events.enumerated() where event.time <= end {
      if let current = best {
        let other = events[current]
        if (event.time, event.order) < (other.time, other.order) { best = index }
      } else {
        best = index
      }
    }
    return best.map { events.remove(at: $0) }
  }
}

/// The reading of a clock, which any thread may take.
final class ClockReading: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: TimeInterval = 0

  var time: TimeInterval {
    get { lock.withLock { seconds } }
    set { lock.withLock { seconds = newValue } }
  }
}
