import Foundation
import Testing

/// A fixture app as the documents show it: the patch, the comparison of its layouts, wireframes.
struct MigratedExample {
  static let app = "fixtures/apps/FleetSwiftUI"
  private static let phone = "notched-phone-portrait-ltr-narrow-reference"
  /// The pictures that are kept, with the states they show.
  static let pictures: [(name: String, state: String)] = [
    ("accessory", "\(phone)/accessory/guidance+accessory"),
    ("prompt", "\(phone)/defaults/prompt"),
    ("low-map", "\(phone)/accessory/guidance-7"),
    ("pad", "pad-portrait-ltr-wide-generous/defaults/guidance"),
  ]

  private let patch: String
  private let comparison: String
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let folder = scratch.url.appendingPathComponent("pictures").path
    let fix = try ToolRun(
      ["fix", "--no-compile", "--include-review", Self.app], in: PackageRoot.url, input: Data())
    let verify = try ToolRun(
      ["verify", "--svg", folder, Self.app], in: PackageRoot.url, input: Data())
    #expect(verify.status == 0, Comment(rawValue: verify.errors))
    patch = fix.text
    comparison = verify.text
  }

  func picture(_ state: String) throws -> String {
    try scratch.text(of: "pictures/\(state).svg")
  }

  /// What `verify` prints.
  var verification: String {
    "```\n$ navmigrate verify \(Self.app)\n\(comparison)```"
  }

  /// The patch without the new file.
  var callSites: String {
    let changes = files.filter { !$0.contains("\n--- /dev/null\n") }
    return "```diff\n" + changes.map { Self.body(of: $0) }.joined() + "```"
  }

  /// The first place that changes in a file.
  func firstHunk(of file: String) -> String {
    let change = files.first { $0.contains("/\(file)\n+++ ") } ?? ""
    let hunks = change.components(separatedBy: "\n@@ ").dropFirst()
    let lines = (hunks.first ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return "```diff\n" + lines.dropFirst().joined(separator: "\n") + "\n```"
  }

  /// The delegate that is written.
  var carrier: String {
    let new = files.first { $0.contains("\n--- /dev/null\n") } ?? ""
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { $0.hasPrefix("+") && !$0.hasPrefix("+++ ") }.map { $0.dropFirst() }
    return """
      <details>
      <summary>DriveLayout.swift, \(text.count) lines</summary>

      ```swift
      \(text.joined(separator: "\n"))
      ```

      </details>
      """
  }

  /// The patch, a file each.
  private var files: [String] {
    patch.components(separatedBy: "diff --git ").dropFirst().map { "diff --git " + $0 }
  }

  /// A file's change with its path below the app, and no more than that at its head.
  private static func body(of change: String) -> String {
    let lines = change.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("diff --git ") }.joined(separator: "\n")
      .replacingOccurrences(of: "--- a/\(app)/", with: "--- ")
      .replacingOccurrences(of: "+++ b/\(app)/", with: "+++ ")
  }
}
