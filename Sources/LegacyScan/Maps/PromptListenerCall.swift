/// `navigator.add(listener)` or `navigator.remove(listener)`.
package struct PromptListenerCall: Sendable, Hashable {
  /// How the navigator's map is written there; nil where it is not in sight or may be nil.
  package let map: String?
  /// How the navigator is written; nil where writing it twice may mean something else.
  package let navigator: String?
  /// How the listener is written; nil where writing it twice may mean something else.
  package let listener: String?
  /// Where the statement begins, if another can stand before it.
  package let statement: Int?
  /// The call's value is what its function gives back, without `return`.
  package let isImplicitResult: Bool
}
