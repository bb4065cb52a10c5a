import Dispatch

/// A line on the terminal that counts files, for work that takes longer than a second.
final class ProgressLine: @unchecked Sendable {
  private static let delay: UInt64 = 1_000_000_000
  private static let interval: UInt64 = 100_000_000

  private let queue = DispatchQueue(label: "navmigrate.progress")
  // All below is touched on `queue` only.
  private var count = 0
  private var nextTime: UInt64
  private var isShown = false

  /// Nothing where standard error is no terminal.
  init?() {
    guard SystemFile.standardError.isTerminal else { return nil }
    nextTime = ProcessEnvironment.now() + Self.delay
  }

  /// One more file is read.
  func advance() {
    queue.sync {
      count += 1
      // Asking for the time is dearer than counting.
      guard count % 64 == 0 else { return }
      let now = ProcessEnvironment.now()
      guard now >= nextTime else { return }
      nextTime = now + Self.interval
      isShown = true
      _ = SystemFile.standardError.write(Array("\rnavmigrate: \(count) files read".utf8))
    }
  }

  /// Takes the line away.
  func finish() {
    queue.sync {
      guard isShown else { return }
      isShown = false
      _ = SystemFile.standardError.write(Array("\r\u{1B}[K".utf8))
    }
  }
}
