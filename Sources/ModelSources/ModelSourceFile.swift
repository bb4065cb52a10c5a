/// A source file of the model, as it stands in this package.
package struct ModelSourceFile: Sendable, Hashable {
  /// The path below the module's folder, with `/`.
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}
