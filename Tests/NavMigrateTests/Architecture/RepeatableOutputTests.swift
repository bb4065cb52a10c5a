import Foundation
import Testing

/// The same input gives the same bytes: each process has hash seeds of its own, so that an order
/// taken from a set or a dictionary shows as a difference.
@Suite struct RepeatableOutputTests {
  private static let commands: [[String]] = [
    ["scan"],
    ["scan", "--format", "json", "--min-confidence", "possible"],
    ["scan", "--verbose"],
    ["fix", "--include-review"],
    ["fix", "--include-review", "--no-compile", "--format", "json"],
    ["fix", "--check", "--no-compile"],
    ["delegate"],
  ]

  @Test(arguments: commands)
  func everyRunPrintsTheSame(_ command: [String]) throws {
    // Comparing layouts takes its time, once for each map.
    let folders =
      command[0] == "fix"
      ? ["fixtures/apps/MapPlugin", "fixtures/scan/prompt-listener"]
      : ["fixtures/apps", "fixtures/scan/contexts", "fixtures/scan/prompt-listener"]
    func run(_ jobs: String) throws -> ToolRun {
      try ToolRun(command + ["--jobs", jobs] + folders, in: PackageRoot.url, input: Data())
    }
    let first = try run("1")
    #expect(!first.output.isEmpty)
    for jobs in ["1", "2"] {
      let other = try run(jobs)
      #expect(other.output == first.output, "\(difference(other.text, first.text))")
      #expect(other.errors == first.errors)
      #expect(other.status == first.status)
    }
  }

  /// The first lines that differ.
  private func difference(_ a: String, _ b: String) -> String {
    let lines = zip(a.split(separator: "\n"), b.split(separator: "\n"))
    return lines.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "one is longer"
  }
}
