import Foundation

/// A table as the documents write it.
enum DocumentTable {
  static func text(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// The cells of the rows below the head.
  static func rows(of text: some StringProtocol) -> [[String]] {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    return lines.dropFirst(2).map { line in
      line.dropFirst().dropLast().components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
