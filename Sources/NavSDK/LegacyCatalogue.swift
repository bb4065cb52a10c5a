/// The legacy layout API of the Navigation SDK, element by element. To add one, add it here.
package enum LegacyCatalogue {
  /// All elements, in the order of `LegacyElement.ID`.
  package static let elements: [LegacyElement] =
    flags + accessory + padding + guides + prompts

  /// The element with this id.
  package static func element(_ id: LegacyElement.ID) -> LegacyElement {
    for element in elements where element.id == id { return element }
    preconditionFailure("the catalogue has no element '\(id.rawValue)'")
  }
}
