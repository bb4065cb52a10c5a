/// A type as written in the source.
package struct TypeExpression: Sendable, Hashable {
  package struct Element: Sendable, Hashable {
    package let label: String?
    package let type: TypeExpression
  }

  /// One dotted part of a type's name with its generic arguments.
  package struct Part: Sendable, Hashable {
    package let name: Name
    package let arguments: [TypeExpression]
  }

  package indirect enum Form: Sendable, Hashable {
    case named([Part])
    /// `T?` and `T!`.
    case optional(TypeExpression)
    case array(TypeExpression)
    case dictionary(TypeExpression, TypeExpression)
    case tuple([Element])
    case function([Element], result: TypeExpression)
    case composition([TypeExpression])
    case metatype(TypeExpression)
    /// A dotted name on something that is no plain name: `[Int].Element`.
    case member(TypeExpression, Part)
    /// `~Copyable`, `_`, or text that is no type.
    case unknown
  }

  package let form: Form
  package let range: Range<Int>

  package init(form: Form, range: Range<Int>) {
    self.form = form
    self.range = range
  }
}
