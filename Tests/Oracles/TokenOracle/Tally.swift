import Foundation

/// Counts outcomes and prints what goes with them, from any thread.
final class Tally: @unchecked Sendable {
  enum Outcome {
    case equal
    case split
    case different
    case failed
  }

  private let lock = NSLock()
  private(set) var counts = (equal: 0, split: 0, different: 0, failed: 0)

  func add(_ outcome: Outcome, _ lines: [String]) {
    lock.lock()
    defer { lock.unlock() }
    switch outcome {
    case .equal: counts.equal += 1
    case .split: counts.split += 1
    case .different: counts.different += 1
    case .failed: counts.failed += 1
    }
    for line in lines { print(line) }
  }
}
