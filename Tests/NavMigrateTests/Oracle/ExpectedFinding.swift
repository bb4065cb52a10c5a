import LegacyScan
import NavSDK

/// A finding that a scan of a fixture must have. What a mark leaves open is nil.
struct ExpectedFinding: Sendable, Hashable, CustomStringConvertible {
  let rule: RuleID
  /// Relative to the package.
  let file: String
  let line: Int
  /// In UTF-8 bytes, from 1.
  let column: Int
  /// nil: certain or likely.
  var confidence: Confidence?
  var safety: Safety?
  var isCarPlay = false

  var description: String { "\(file):\(line):\(column): \(rule)" }

  /// The place and rule alone.
  var key: ObservedFinding.Key {
    ObservedFinding.Key(rule: rule, file: file, line: line, column: column)
  }
}

/// A finding that a scan had, as far as it is compared.
struct ObservedFinding: Sendable, Hashable {
  struct Key: Sendable, Hashable, Comparable, CustomStringConvertible {
    let rule: RuleID
    let file: String
    let line: Int
    let column: Int

    var description: String { "\(file):\(line):\(column): \(rule)" }

    static func < (a: Key, b: Key) -> Bool {
      (a.file, a.line, a.column, a.rule) < (b.file, b.line, b.column, b.rule)
    }
  }

  let key: Key
  let confidence: Confidence
  let safety: Safety
  let isCarPlay: Bool
}

extension ObservedFinding {
  /// Everything in which a scan differs from what is expected, sorted; empty if it is right.
  /// Findings that are only possible count where one is expected and are no noise elsewhere.
  static func differences(
    expected: [ExpectedFinding], found: [ObservedFinding]
  ) -> [String] {
    var open = Dictionary(grouping: found, by: \.key)
    var lines: [(Key, String)] = []
    for finding in expected {
      guard let match = open[finding.key]?.popLast() else {
        lines.append((finding.key, "missing"))
        continue
      }
      if match.confidence != finding.confidence ?? max(match.confidence, .likely) {
        lines.append((finding.key, "confidence is \(match.confidence)"))
      }
      if match.safety != finding.safety ?? match.safety {
        lines.append((finding.key, "safety is \(match.safety)"))
      }
      if match.isCarPlay != finding.isCarPlay {
        lines.append((finding.key, match.isCarPlay ? "is a CarPlay map" : "is no CarPlay map"))
      }
    }
    for (key, rest) in open {
      for finding in rest where finding.confidence > .possible {
        lines.append((key, "noisy (\(finding.confidence))"))
      }
    }
    return lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.0): \($0.1)" }
  }
}
