/// The Swift text of a carrier.
package struct CarrierText: Sendable {
  package static let formatVersion = 1
  private static let mark = "// navmigrate carrier, format "

  package let features: CarrierFeatures
  let style: CarrierStyle

  package init(features: CarrierFeatures, style: CarrierStyle) {
    var features = features
    // What one feature is made of.
    if features.contains(.insetAdjustment) { features.insert(.insets) }
    if features.contains(.alternateButtonsGuide) { features.insert(.buttonsGuide) }
    self.features = features
    self.style = style
  }

  /// The carrier as a file of its own.
  package func file() -> String {
    style.apply(to: "\(firstLine)\n\nimport GoogleNavigation\nimport UIKit\n\n\(body)\n")
  }

  /// The carrier's declarations, to stand in a file with others.
  package func declarations() -> String { style.apply(to: "\(firstLine)\n\n\(body)\n") }

  private var firstLine: String {
    ([Self.mark + "\(Self.formatVersion):"] + features.names).joined(separator: " ")
  }

  private var body: String {
    [Self.configuration, Self.callbacks, Self.layout, Self.bounds, Self.access]
      .map { $0.filled(for: features) }.joined(separator: "\n")
  }

  /// Where the carrier of a file begins, which ends the file; nil if it has none.
  package static func start(in bytes: [UInt8]) -> Int? {
    var start = 0
    for line in bytes.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 10 }) {
      if line.starts(with: mark.utf8) { return start }
      start += line.count + 1
    }
    return nil
  }

  /// What the carrier in a file can do, by its first line; nil if there is none, or one of another
  /// format.
  package static func features(in text: String) -> CarrierFeatures? {
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(mark) {
      let rest = line.dropFirst(mark.count)
      guard let colon = rest.firstIndex(of: ":"), rest[..<colon] == "\(formatVersion)" else {
        return nil
      }
      let names = Set(rest[colon...].dropFirst().split(separator: " ").map(String.init))
      var features: CarrierFeatures = []
      for (name, feature) in CarrierFeatures.named where names.contains(name) {
        features.insert(feature)
      }
      return features
    }
    return nil
  }
}
