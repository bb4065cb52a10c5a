/// What happens while a delegate is called. State objects write to it from wherever they are read.
final class CallbackJournal: @unchecked Sendable {
  private let lock = NSLock()
  private var mode = WidthMode.narrow
  private var open: CallbackRecord?

  var widthMode: WidthMode {
    get { lock.withLock { mode } }
    set { lock.withLock { mode = newValue } }
  }

  /// The callback that runs now.
  var current: LayoutCallback? { lock.withLock { open?.callback } }

  func noteWidthRead() { lock.withLock { open?.readsWidth = true } }

  func noteMissing(_ callback: LayoutCallback) {
    lock.withLock { if open?.callback == callback { open?.isImplemented = false } }
  }

  /// Begins a call.
  /// - Returns: the call that was open, to be handed to `end`.
  func begin(_ callback: LayoutCallback) -> CallbackRecord? {
    lock.withLock {
      let outer = open
      open = CallbackRecord(callback: callback)
      return outer
    }
  }

  func end(resuming outer: CallbackRecord?) -> CallbackRecord? {
    lock.withLock {
      let done = open
      open = outer
      return done
    }
  }
}
