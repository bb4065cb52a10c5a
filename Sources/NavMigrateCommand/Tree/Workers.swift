import Dispatch

/// Work spread over processors.
enum Workers {
  /// Calls `body` once for every number below `count` and returns what it gave, in order. Threads
  /// take the numbers in batches; each has a state of its own, made by `state`.
  static func map<State, Result: Sendable>(
    below count: Int, batch: Int = 16, threads: Int, state: () -> State,
    body: (Int, State) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initialized in
      nonisolated(unsafe) let results = results
      let threads = max(1, min(threads, (count + batch - 1) / batch))
      let counter = BatchCounter(count: count, batch: batch)
      withoutActuallyEscaping(state) { state in
        withoutActuallyEscaping(body) { body in
          nonisolated(unsafe) let state = state
          nonisolated(unsafe) let body = body
          let work: @Sendable (Int) -> Void = { _ in
            let own = state()
            while let batch = counter.next() {
              for index in batch { results.initializeElement(at: index, to: body(index, own)) }
            }
          }
          if threads == 1 {
            work(0)
          } else {
            DispatchQueue.concurrentPerform(iterations: threads, execute: work)
          }
        }
      }
      initialized = count
    }
  }
}

/// Hands out the numbers below a count, a batch at a time, to any thread that asks.
private final class BatchCounter: @unchecked Sendable {
  private let count: Int
  private let batch: Int
  private let queue = DispatchQueue(label: "navmigrate.batches")
  private var start = 0

  init(count: Int, batch: Int) {
    self.count = count
    self.batch = batch
  }

  func next() -> Range<Int>? {
    queue.sync {
      guard start < count else { return nil }
      defer { start = min(start + batch, count) }
      return start..<min(start + batch, count)
    }
  }
}
