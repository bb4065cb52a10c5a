/// A lock around a value.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let inner = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    inner.lock()
    defer { inner.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }

  public func lock() { inner.lock() }
  public func unlock() { inner.unlock() }
}
