#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for a child, reads what it prints and keeps its limits.
struct ProcessWatch {
  private let process: pid_t
  private let start: UInt64
  private let limits: ProcessLimits
  private let questionSignal: Int32?
  private var output: CaughtText
  private var errors: CaughtText
  /// Why the child is being ended.
  private var verdict: ProcessOutcome.End?
  /// When an ended child that was asked to say where it is must be gone.
  private var graceEnd: UInt64?

  /// Milliseconds that a child has for its answer to the question where it is.
  private static let grace: UInt64 = 3_000
  /// Milliseconds between two looks at a child that prints nothing.
  private static let interval = 50

  init(
    process: pid_t, start: UInt64, output: Int32, errors: Int32, limits: ProcessLimits,
    questionSignal: Int32?
  ) {
    self.process = process
    self.start = start
    self.limits = limits
    self.questionSignal = questionSignal
    self.output = CaughtText(descriptor: output, limit: limits.output, surplus: .refused)
    self.errors = CaughtText(descriptor: errors, limit: limits.errors, surplus: .middleDropped)
  }

  mutating func outcome() -> ProcessOutcome {
    var usage = rusage()
    var status: Int32 = 0
    while true {
      wait()
      output.readAvailable()
      errors.readAvailable()
      let ended = wait4(process, &status, WNOHANG, &usage)
      if ended == process { break }
      if ended < 0 && errno != EINTR { break }
      keepLimits()
    }
    // What the child has left behind would keep the pipes open.
    kill(-process, SIGKILL)
    output.readAvailable()
    errors.readAvailable()
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1024
    #endif
    return ProcessOutcome(
      end: verdict ?? Self.end(status), output: output.bytes, errors: errors.bytes,
      peakMemory: peak, duration: ProcessEnvironment.now() - start)
  }

  /// Until there is something to read, the child may have ended or its time may be over.
  private func wait() {
    var polls = [output, errors].filter { !$0.isAtEnd }.map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    let count = polls.count
    // With both closed, only the end of the child is to come.
    _ = poll(&polls, nfds_t(count), Int32(count == 0 ? 5 : Self.interval))
  }

  private mutating func keepLimits() {
    let now = ProcessEnvironment.now()
    if let graceEnd {
      if now >= graceEnd { kill(-process, SIGKILL) }
      return
    }
    if output.isOverLimit {
      end(.printedTooMuch, now)
    } else if let limit = limits.milliseconds, (now - start) / 1_000_000 >= UInt64(max(0, limit)) {
      end(.timedOut, now)
    } else if let limit = limits.memory, let used = MemoryInUse.of(process), used > limit {
      end(.usedTooMuchMemory, now)
    }
  }

  private mutating func end(_ reason: ProcessOutcome.End, _ now: UInt64) {
    verdict = reason
    if reason == .timedOut, let questionSignal {
      graceEnd = now + Self.grace * 1_000_000
      kill(process, questionSignal)
    } else {
      graceEnd = now
      kill(-process, SIGKILL)
    }
  }

  private static func end(_ status: Int32) -> ProcessOutcome.End {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
