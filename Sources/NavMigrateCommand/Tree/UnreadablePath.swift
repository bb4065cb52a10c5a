/// A path that could not be read, and why.
package struct UnreadablePath: Sendable, Hashable {
  let path: DiskPath
  /// One clause, lower case.
  let reason: String
}
