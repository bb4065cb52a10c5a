/// What the process tells its caller.
package enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing is left to do.
  case done = 0
  /// Findings or differences remain.
  case remaining = 1
  /// It could not run, or something could not be read.
  case failed = 2

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
