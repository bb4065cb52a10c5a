/// One declaration of an outline: a type, a member, a local, a parameter.
///
/// A class, because it is looked at far more often than made: it is changed only while its file is
/// read, before anyone else can see it.
package final class Declaration: @unchecked Sendable {
  package enum Kind: Sendable, Hashable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case alias, associatedType, genericParameter
    case variable, parameter, function, initializer, `subscript`, enumCase
    case other

    /// Declares a type with members.
    package var isNominal: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol: true
      case .extension, .alias, .associatedType, .genericParameter, .variable, .parameter,
        .function, .initializer, .subscript, .enumCase, .other:
        false
      }
    }
  }

  package struct Attribute: Sendable {
    package let type: TypeExpression
    package let arguments: [Expression.Argument]
  }

  package struct Parameter: Sendable {
    /// What a caller writes; nil for `_`.
    package let label: String?
    package let name: Name
    package let type: TypeExpression?
    package let isVariadic: Bool
    package let hasDefault: Bool
    /// `@Builder` and its like before the name.
    package let attributes: [Attribute]

    package init(
      label: String?, name: Name, type: TypeExpression?, isVariadic: Bool, hasDefault: Bool,
      attributes: [Attribute] = []
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isVariadic = isVariadic
      self.hasDefault = hasDefault
      self.attributes = attributes
    }
  }

  package struct Requirement: Sendable {
    package enum Relation: Sendable { case conforms, equals }
    package let left: TypeExpression
    package let relation: Relation
    package let right: TypeExpression
  }

  /// One step from the value of an expression to a name bound by a pattern.
  package enum BindingStep: Sendable {
    case unwrap
    /// The element of a sequence, in `for x in e`.
    case element
    case tuple(index: Int, label: String?)
    /// One of the values of an enum case; `count` is how many the pattern names.
    case payload(enumCase: String, index: Int, label: String?, count: Int)
    case cast(TypeExpression)
  }

  /// Where the type of a variable without an annotation comes from.
  package enum Origin: Sendable {
    case none
    case expression(ExpressionID, [BindingStep])
    case closureParameter(ExpressionID, index: Int)
    /// `newValue`, `oldValue` of a property's accessor.
    case property(DeclarationID)
    /// `weak` capture of an expression: optional unless it is already.
    case weakCapture(ExpressionID)
    /// What a `catch` catches; the type is that of `do throws(T)`.
    case error(TypeExpression?, [BindingStep])
  }

  package let kind: Kind
  package let name: Name
  /// The scope it is declared in.
  package let scope: ScopeID
  /// First byte from which a local can be seen; 0 for members and file-level declarations.
  package internal(set) var visibleFrom: Int
  /// Where a name bound by `guard` is not seen after all: in the `else` block.
  package internal(set) var hiddenIn: Range<Int>?
  package internal(set) var range: Range<Int>
  /// From the first attribute or modifier to the end of the head (before `{`).
  package internal(set) var head: Range<Int>
  /// Members of a type; parameters and locals of a function; parameters of a subscript.
  package internal(set) var body: ScopeID?
  package internal(set) var modifiers: WordSet = []
  /// Modifiers of the setter alone: `private(set)`.
  package internal(set) var setterModifiers: WordSet = []
  /// `init?` and `init!`
  package internal(set) var isFailable = false
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var inherited: [TypeExpression] = []
  package internal(set) var parameters: [Parameter] = []
  package internal(set) var requirements: [Requirement] = []
  /// Of a protocol the associated types that `P<A, B>` fixes, in order.
  package internal(set) var primaryAssociatedTypes: [String] = []
  /// A variable's type, a function's result, what an alias stands for, what an extension extends, a
  /// generic parameter's bound.
  package internal(set) var type: TypeExpression?
  package internal(set) var origin: Origin = .none
  /// Where the pattern's keyword `let` or `var` says so.
  package internal(set) var isLet: Bool = false
  /// A variable with accessors of its own.
  package internal(set) var isComputed: Bool = false
  /// Which clause of which `#if` it stands in; -1 outside.
  package let condition: Int

  init(
    kind: Kind, name: Name, scope: ScopeID, range: Range<Int>, visibleFrom: Int, condition: Int
  ) {
    self.kind = kind
    self.name = name
    self.scope = scope
    self.range = range
    self.visibleFrom = visibleFrom
    self.condition = condition
    head = range
  }

  package var isStatic: Bool { modifiers.contains(.static) || modifiers.contains(.class) }

  /// Whether a name at this offset, in its scope or inside, can mean the declaration.
  package func isVisible(at offset: Int) -> Bool {
    visibleFrom <= offset && !(hiddenIn?.contains(offset) ?? false)
  }
}
