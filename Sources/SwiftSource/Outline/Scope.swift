/// A region in which names are looked up, innermost first.
///
/// A class for the reason that a declaration is one.
package final class Scope: @unchecked Sendable {
  package enum Kind: Sendable {
    case file
    /// The body of a type or an extension.
    case type(DeclarationID)
    /// The parameters and the body of a function, initialiser, subscript or accessor.
    case function(DeclarationID?)
    case closure(ExpressionID)
    case block
  }

  package internal(set) var kind: Kind
  package let parent: ScopeID?
  /// In source order.
  package internal(set) var declarations: [DeclarationID] = []
  /// What a function or closure returns: its only expression, or the operands of its `return`s.
  package internal(set) var results: [ExpressionID] = []
  /// The expressions among its statements.
  package internal(set) var values: [ExpressionID] = []
  /// A closure that names its parameters or captures.
  package internal(set) var hasSignature: Bool = false
  /// How many of `$0`, `$1`, ... a closure without named parameters takes.
  package internal(set) var anonymousCount: Int = 0
  /// Result type that a closure writes in its signature.
  package internal(set) var resultType: TypeExpression?
  package internal(set) var range: Range<Int>

  init(kind: Kind, parent: ScopeID?, range: Range<Int>) {
    self.kind = kind
    self.parent = parent
    self.range = range
  }
}

/// The smallest statement around an expression; of `if`, `for` and their like, the head.
package struct Statement: Sendable {
  package internal(set) var range: Range<Int>
  package let scope: ScopeID
}
