/// The Swift text of a carrier.
package struct CarrierText: Sendable {
  let features: CarrierFeatures
  let style: CarrierStyle

  package init(features: CarrierFeatures, style: CarrierStyle) {
    self.features = features
    self.style = style
  }

  /// The carrier as a file of its own.
  package func file() -> String { style.apply(to: "") }

  /// The carrier's declarations, to stand in a file with others.
  package func declarations() -> String { style.apply(to: "") }
}
