/// Names an expression of one outline.
package struct ExpressionID: Hashable, Sendable, Comparable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
  package static func < (a: ExpressionID, b: ExpressionID) -> Bool { a.index < b.index }
}

/// Names a declaration of one outline.
package struct DeclarationID: Hashable, Sendable, Comparable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
  package static func < (a: DeclarationID, b: DeclarationID) -> Bool { a.index < b.index }
}

/// Names a scope of one outline.
package struct ScopeID: Hashable, Sendable, Comparable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
  package static func < (a: ScopeID, b: ScopeID) -> Bool { a.index < b.index }
}

/// Names a statement of one outline.
package struct StatementID: Hashable, Sendable {
  package let index: Int
  package init(_ index: Int) { self.index = index }
}

/// A name as written, and where.
package struct Name: Sendable, Hashable {
  /// Without backticks.
  package let text: String
  package let range: Range<Int>
  /// The labels of a compound name such as `move(to:)`; nil for a plain name.
  package var labels: [String]?

  package init(text: String, range: Range<Int>, labels: [String]? = nil) {
    self.text = text
    self.range = range
    self.labels = labels
  }
}
