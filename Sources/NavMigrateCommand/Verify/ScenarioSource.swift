/// A file of scenarios.
struct ScenarioSource: Sendable, Hashable {
  /// Absolute.
  let path: DiskPath
  /// The path as it is printed.
  let name: String
}
