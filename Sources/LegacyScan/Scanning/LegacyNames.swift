import NavSDK

/// The catalogue by name.
struct LegacyNames: Sendable {
  static let all = LegacyNames()

  /// Properties and methods, by each of their Swift names.
  let members: [String: LegacyElement]
  let callbacks: [String: LegacyElement]
  /// Adopted protocols, by name.
  let protocols: [String: LegacyElement]
  /// Every spelling under which key-value coding finds a property.
  let keys: [String: LegacyElement]

  private init() {
    var members: [String: LegacyElement] = [:]
    var callbacks: [String: LegacyElement] = [:]
    var protocols: [String: LegacyElement] = [:]
    var keys: [String: LegacyElement] = [:]
    for element in LegacyCatalogue.elements {
      for name in element.swiftNames {
        switch element.form {
        case .property:
          members[name] = element
          keys[name] = element
        case .method: members[name] = element
        case .callback: callbacks[name] = element
        case .adoptedProtocol: protocols[name] = element
        }
      }
      if case .property = element.form {
        for name in element.objectiveC.spellings where !name.contains(":") { keys[name] = element }
      }
    }
    self.members = members
    self.callbacks = callbacks
    self.protocols = protocols
    self.keys = keys
  }

  /// What a scan looks for first: the legacy names and the SDK's types that receivers have.
  static let first: [String] =
    LegacyCatalogue.elements.flatMap(\.swiftNames)
    + LegacyCatalogue.elements.flatMap { $0.objectiveC.spellings.filter { !$0.contains(":") } }
    + sdkTypes + generatedTypes

  /// The types that generated code declares: a project may have its own of these names.
  package static let generatedTypes: [String] =
    GeneratedNames.all.flatMap { names in
      [names.className]
        + Set(LegacyCatalogue.elements.compactMap(\.replacement.protocolName))
        .map(names.protocolName).sorted()
    }

  static let sdkTypes: [String] = ["GMSMapView", "GMSUISettings", "GMSNavigatorListener"]
}
