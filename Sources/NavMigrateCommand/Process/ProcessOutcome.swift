/// How a child process ended and what it printed.
struct ProcessOutcome: Sendable {
  enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It ran longer than it may.
    case timedOut
    /// It printed more than it may.
    case printedTooMuch
    /// It used more memory than it may; only where the system does not refuse it.
    case usedTooMuchMemory
  }

  let end: End
  let output: [UInt8]
  let errors: [UInt8]
  /// The most memory it had in use, in bytes.
  let peakMemory: Int
  /// In nanoseconds.
  let duration: UInt64

  var errorText: String { String(decoding: errors, as: UTF8.self) }
}
