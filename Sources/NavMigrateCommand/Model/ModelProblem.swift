/// Why a delegate could not be compiled or run at all.
struct ModelProblem: Error, Sendable, Hashable {
  /// One line, lower case, no full stop.
  let message: String

  init(_ message: String) { self.message = message }
}
