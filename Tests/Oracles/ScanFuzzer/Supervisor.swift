import Foundation

/// Spreads cases over processes. One that dies is named with the case it was at, and goes on behind it.
struct Supervisor {
  let seed: Int
  let jobs: Int
  let folder: String

  /// Whether all went well.
  func run(_ count: Int) -> Bool {
    let outcome = Outcome()
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var first = job
      while first < count, let died = work(from: first, to: count, job) {
        outcome.fail("case \(died.number) of seed \(seed): \(died.how)")
        first = died.number + jobs
      }
    }
    print("\(count) cases of seed \(seed), \(outcome.failures) processes with failures")
    return outcome.failures == 0
  }

  /// Runs a process to its end; nil if it got through all its cases.
  private func work(from first: Int, to limit: Int, _ job: Int) -> (number: Int, how: String)? {
    let note = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier)-\(job)").path
    defer { try? FileManager.default.removeItem(atPath: note) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["work", "\(first)", "\(limit)", "\(jobs)", "\(seed)", note, folder]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    guard (try? process.run()) != nil else { return (limit, "no process could be started") }
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    if process.terminationReason == .exit { return (limit, "see above") }
    let text = (try? String(contentsOfFile: note, encoding: .utf8)) ?? ""
    let number = Int(text.prefix { $0.isNumber }) ?? first
    return (number, process.terminationStatus == SIGALRM ? "hangs" : "traps")
  }

  private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var failures = 0

    func fail(_ text: String) {
      lock.withLock {
        failures += 1
        print(text)
      }
    }
  }
}
