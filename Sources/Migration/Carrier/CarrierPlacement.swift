/// Where generated code can go.
package struct CarrierPlacement: Sendable {
  package enum Place: Sendable, Hashable {
    /// A new file beside the one that is given.
    case newFile
    /// The end of that file: a new file would not be built.
    case endOfFile
  }

  /// Where code that belongs beside the file with this path goes.
  package let place: @Sendable (String) -> Place
  /// Whether a path is taken.
  package let exists: @Sendable (String) -> Bool

  package init(
    place: @escaping @Sendable (String) -> Place, exists: @escaping @Sendable (String) -> Bool
  ) {
    self.place = place
    self.exists = exists
  }
}
