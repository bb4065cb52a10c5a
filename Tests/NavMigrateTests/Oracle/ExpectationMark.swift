import Foundation
import LegacyScan
import NavSDK

/// What a comment in a fixture says about findings; the syntax is described in
/// `fixtures/README.md`.
struct ExpectationMark: Sendable, Hashable {
  enum Kind: String, Sendable {
    /// A finding that the compiler does not warn of, or more about one it warns of.
    case expect
    /// A warning of the compiler that is no finding.
    case silent
    /// The same for all warnings of the rule in this file.
    case silentFile = "silent-file"
  }

  let kind: Kind
  let rule: RuleID
  /// The line it speaks of, from 1.
  let line: Int
  /// Which of the rule's names on that line, from 1.
  let occurrence: Int?
  var confidence: Confidence?
  var safety: Safety?
  var isCarPlay = false

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The marks of a file.
  static func marks(in lines: [Substring], of file: String) throws -> [ExpectationMark] {
    var marks: [ExpectationMark] = []
    for (index, line) in lines.enumerated() {
      for kind in [Kind.expect, .silent, .silentFile] {
        guard let (offset, items) = parts(of: line, kind) else { continue }
        for item in items.split(separator: ",") {
          let place = "\(file):\(index + 1)"
          marks.append(try mark(kind, item, line: index + 1 + offset, at: place))
        }
      }
    }
    return marks
  }

  /// What stands on a line before its first mark.
  static func code(of line: Substring) -> Substring {
    let starts = [Kind.expect, .silent].compactMap {
      line.range(of: "// \($0.rawValue)")?.lowerBound
    }
    return starts.min().map { line[..<$0] } ?? line
  }

  /// Splits `// KIND(+N): ITEMS` off a line.
  private static func parts(of line: Substring, _ kind: Kind) -> (offset: Int, items: Substring)? {
    guard let start = line.range(of: "// \(kind.rawValue)") else { return nil }
    var rest = line[start.upperBound...]
    var offset = 0
    if rest.hasPrefix("("), let close = rest.firstIndex(of: ")") {
      guard let number = Int(rest[rest.index(after: rest.startIndex)..<close]) else { return nil }
      offset = number
      rest = rest[rest.index(after: close)...]
    }
    guard rest.hasPrefix(": ") else { return nil }
    return (offset, rest.dropFirst(2))
  }

  /// Reads `RULE#N (WORD WORD)`.
  private static func mark(
    _ kind: Kind, _ item: Substring, line: Int, at place: String
  ) throws -> ExpectationMark {
    var head = item
    var words: [Substring] = []
    if let open = item.firstIndex(of: "(") {
      head = item[..<open]
      words = item[item.index(after: open)...].split { " )".contains($0) }
    }
    let pieces = head.split { " #".contains($0) }
    guard let name = pieces.first, let rule = RuleCatalogue.rule(RuleID(String(name))) else {
      throw Problem(description: "\(place): '\(item)' names no rule")
    }
    var mark = ExpectationMark(
      kind: kind, rule: rule.id, line: line,
      occurrence: pieces.count > 1 ? Int(pieces[1]) : nil)
    for word in words {
      if let confidence = Confidence.allCases.first(where: { "\($0)" == word }) {
        mark.confidence = confidence
      } else if let safety = Safety(rawValue: String(word)) {
        mark.safety = safety
      } else if word == "carPlay" {
        mark.isCarPlay = true
      } else {
        throw Problem(description: "\(place): '\(word)' is no confidence, safety or 'carPlay'")
      }
    }
    return mark
  }
}
