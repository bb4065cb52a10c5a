/// What stands in an element's place at the call site after the migration.
package enum Replacement: Sendable, Hashable {
  /// A property of the carrier: `map.driveLayout.name`.
  case property(String)
  /// A method of the carrier; one label a parameter, nil for `_`. Arguments beyond these are gone.
  case method(String, labels: [String?])
  /// A protocol of the generated code, adopted instead of the SDK's.
  case adoptedProtocol(String)
  /// A method of a generated protocol that the app's method takes the name of; objects are
  /// registered with the carrier's `registration`.
  case observer(protocolName: String, method: String, registration: String)

  /// The name that the replacement introduces.
  package var name: String {
    switch self {
    case .property(let name), .method(let name, _), .adoptedProtocol(let name): name
    case .observer(_, let method, _): method
    }
  }

  /// The protocol of the generated code that comes with it.
  package var protocolName: String? {
    switch self {
    case .adoptedProtocol(let name), .observer(let name, _, _): name
    case .property, .method: nil
    }
  }

  /// How it is written in running text: `map.driveLayout.showsTurnCard`.
  package var spelling: String {
    switch self {
    case .property(let name): "map.\(GeneratedNames.plain.accessor).\(name)"
    case .method(let name, let labels):
      "map.\(GeneratedNames.plain.accessor).\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    case .adoptedProtocol(let name): "protocol \(name)"
    case .observer(let protocolName, let method, let registration):
      "\(protocolName).\(method)(_:), map.\(GeneratedNames.plain.accessor).\(registration)(_:)"
    }
  }
}
