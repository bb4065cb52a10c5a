/// What a child process may use.
struct ProcessLimits: Sendable {
  /// Wall-clock time in milliseconds; nil for no end.
  var milliseconds: Int?
  /// Address space in bytes; nil for no limit. Where the system does not enforce it, the memory in
  /// use is watched instead.
  var memory: Int?
  /// Bytes of standard output that are taken; one that prints more is ended.
  var output: Int = 1 << 28
  /// Bytes of standard error that are kept: the first half and the last half.
  var errors: Int = 1 << 20

  static let none = ProcessLimits()
}
