/// A local constant that holds a map's settings, as one use of it sees it.
/// All ranges are byte ranges in the file of the use.
package struct SettingsConstant: Sendable, Hashable {
  /// How a use of the constant finds the map's layout.
  package enum Way: Sendable, Hashable {
    /// Nothing else is done with the constant: it can hold the layout instead.
    case instead
    /// It is used for other settings too. The map's expression means the same at the use.
    case repeating(map: String?)
    /// It is used for other settings too, and the map's expression may mean something else at the
    /// use: another constant beside it can hold the layout.
    case beside(map: String?, name: String, Binding)
  }

  /// What binds the constant.
  package enum Binding: Sendable, Hashable {
    /// `let s = map.settings`, which begins here.
    case statement(at: Int)
    /// `if let s = map?.settings`; the value ends here.
    case condition(end: Int)
  }

  /// The constant's name where it is used.
  package let use: Range<Int>
  /// `settings` in each value that it may have: several in the clauses of an `#if`.
  package let settings: [Range<Int>]
  /// The name of the settings' type where the constant is annotated with it.
  package let annotations: [Range<Int>]
  package let way: Way
}
