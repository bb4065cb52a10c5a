/// How bad an instance of a rule is.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Works today, or may work.
  case warning
  /// Does not work, or breaks when run.
  case error

  package static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
}
