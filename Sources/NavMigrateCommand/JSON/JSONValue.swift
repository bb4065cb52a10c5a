/// A JSON value. Keys keep their order; of equal keys the last one counts.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue
    /// Where the key stands, in bytes from the start of the text; equal members may differ in it.
    package var offset: Int

    package static func == (a: Member, b: Member) -> Bool { a.key == b.key && a.value == b.value }
  }

  /// The value of a key of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// Why a text is not JSON.
package struct JSONProblem: Error, Sendable, Equatable {
  /// Bytes before the place.
  package var offset: Int
  package var reason: String
}
