/// A place in one of the user's files.
package struct SourcePlace: Sendable, Hashable {
  /// The path as it is printed.
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes; 0 where only the line is known.
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
