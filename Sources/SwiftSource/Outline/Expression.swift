/// One expression of an outline. Children come before their parents in the arena.
package struct Expression: Sendable {
  package struct Argument: Sendable {
    package let label: Name?
    package let value: ExpressionID
    package let isTrailing: Bool
  }

  package enum Literal: Sendable, Hashable {
    case integer, float, boolean, string, regex, null
  }

  package enum Cast: Sendable, Hashable {
    /// `as T`
    case coercion
    /// `as? T`
    case conditional
    /// `as! T`
    case forced
    /// `is T`
    case check
  }

  package enum KeyPathComponent: Sendable {
    case property(Name)
    case index([Argument])
    /// `?` or `!`
    case unwrap
  }

  package enum Form: Sendable {
    /// A name looked up from here, `self` and `super` among them.
    case name(Name, arguments: [TypeExpression])
    /// `base.name`; without a base `.name`.
    case member(base: ExpressionID?, Name, arguments: [TypeExpression])
    case call(callee: ExpressionID, arguments: [Argument])
    case index(base: ExpressionID, arguments: [Argument])
    /// `e?` in a chain.
    case chain(ExpressionID)
    case forceUnwrap(ExpressionID)
    case prefix(operator: String, ExpressionID)
    case postfix(operator: String, ExpressionID)
    /// Assignment included.
    case binary(operator: Name, ExpressionID, ExpressionID)
    case conditional(condition: ExpressionID, then: ExpressionID, else: ExpressionID)
    case cast(ExpressionID, Cast, TypeExpression)
    case closure(scope: ScopeID)
    case literal(Literal)
    case interpolation([ExpressionID])
    case array([ExpressionID])
    case dictionary([ExpressionID])
    /// Parentheses; one unlabelled element is the element itself.
    case tuple([Argument])
    case keyPath(root: TypeExpression?, [KeyPathComponent])
    case type(TypeExpression)
    /// `if` or `switch` used as a value: the values of its branches.
    case branches([ExpressionID])
    /// `try?`, whose value is optional.
    case optionalTry(ExpressionID)
    /// `try`, `try!`, `await`, `copy`, ...: the value is the operand's.
    case effect(ExpressionID)
    /// `&e`
    case inOut(ExpressionID)
    /// `#name(arguments)`
    case macro(Name, arguments: [Argument])
    case unknown([ExpressionID])
  }

  package internal(set) var form: Form
  package internal(set) var range: Range<Int>
  package let scope: ScopeID
  package let statement: StatementID
  package internal(set) var parent: ExpressionID?
}
