/// A use of a member on a receiver, in whatever language: what was written and where.
/// All ranges are byte ranges in the file of the use.
package struct LegacyUse: Sendable, Hashable {
  package enum Form: Sendable, Hashable {
    case read
    /// `receiver.name = value`
    case write(value: Range<Int>)
    /// The value is changed in place: `receiver.name.bottom = 8`, `receiver.name += x`, `inout`.
    case modify
    /// `receiver.name.toggle()`
    case toggle
    case call(arguments: [Range<Int>])
    /// The method named without being called.
    case reference
    /// `\Root.name`, `\.name`
    case keyPath
    /// A name in a string or `#keyPath`, for key-value coding.
    case key
    /// The inheritance clause of a type names the protocol.
    case conformance
    /// The app's own implementation of a callback.
    case implementation
    /// A subclass overrides the property.
    case override
  }

  /// How the map is reached from the name.
  package enum Access: Sendable, Hashable {
    /// The name is the map's own member.
    case map
    /// The name is a member of `map.settings`; the range is that of `settings`.
    case settings(Range<Int>)
    /// The name is a member of a local constant that holds `map.settings`.
    case constant(SettingsConstant)
    /// There is no map, or it is not known.
    case none
  }

  package let form: Form
  /// The receiver expression, without the `.`; nil where it is implicit `self` or there is none.
  package let receiver: Range<Int>?
  /// The smallest statement that holds the use (for a declaration: its head).
  package let statement: Range<Int>
  package var access: Access

  package init(
    form: Form, receiver: Range<Int>?, statement: Range<Int>, access: Access = .none
  ) {
    self.form = form
    self.receiver = receiver
    self.statement = statement
    self.access = access
  }
}
