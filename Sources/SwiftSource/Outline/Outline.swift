/// What is known of one Swift file without a type checker: its declarations, the scopes they are
/// seen in and its expressions. Every branch of every `#if` is part of it.
///
/// A class, because it is passed around whole; it is changed only while its file is read.
package final class Outline: @unchecked Sendable {
  package internal(set) var imports: [String] = []
  /// Those of the imports that are `@testable`.
  package internal(set) var testableImports: [String] = []
  package internal(set) var scopes: [Scope] = []
  package internal(set) var declarations: [Declaration] = []
  package internal(set) var expressions: [Expression] = []
  package internal(set) var statements: [Statement] = []
  /// Places where brackets are nested too deeply to be read; what stands there is not known.
  package internal(set) var unreadRanges: [Range<Int>] = []

  package static let file = ScopeID(0)

  init() {}

  package subscript(_ id: ExpressionID) -> Expression { expressions[id.index] }
  package subscript(_ id: DeclarationID) -> Declaration { declarations[id.index] }
  package subscript(_ id: ScopeID) -> Scope { scopes[id.index] }
  package subscript(_ id: StatementID) -> Statement { statements[id.index] }
}
