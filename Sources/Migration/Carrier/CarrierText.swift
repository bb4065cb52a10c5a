import NavSDK

/// The Swift text of a carrier.
package struct CarrierText: Sendable {
  package static let formatVersion = 1
  private static let mark = "// navmigrate carrier, format "

  package let features: CarrierFeatures
  let style: CarrierStyle

  private let names: GeneratedNames

  package init(
    features: CarrierFeatures, style: CarrierStyle, names: GeneratedNames = .plain
  ) {
    self.names = names
    var features = features
    // What one feature is made of.
    if features.contains(.insetAdjustment) { features.insert(.insets) }
    if features.contains(.alternateButtonsGuide) { features.insert(.buttonsGuide) }
    if features.contains(.buttonsGuideReads) {
      features.formUnion([.buttonsGuide, .footerGuide])
    }
    if features.contains(.publicAccessory) { features.insert(.accessory) }
    let observers: CarrierFeatures = [.mapObservers, .navigatorObservers]
    if !features.isDisjoint(with: observers.union([.observerRemoval, .partialObservers])) {
      features.insert(.promptObservers)
    }
    if features.contains(.promptObservers), features.isDisjoint(with: observers) {
      features.insert(.mapObservers)
    }
    self.features = features
    self.style = style
  }

  /// The carrier as a file of its own; all of it under a condition, if one is given: `#if DEBUG`.
  package func file(under condition: String? = nil) -> String {
    let text = "import GoogleNavigation\nimport UIKit\n\n\(body)\n"
    let whole = condition.map { "\($0)\n\(text)#endif\n" } ?? text
    return style.apply(to: "\(firstLine)\n\n\(whole)")
  }

  /// The condition under which all of a file is compiled, with its `#if`; nil if there is none.
  package static func condition(of text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("//") && $0.contains { !$0.isWhitespace } }
    guard let first = lines.first, first.hasPrefix("#if "), lines.last?.hasPrefix("#endif") == true
    else { return nil }
    // One condition around everything: it is not closed before the end.
    var depth = 0
    for line in lines.dropLast() {
      let words = line.drop { $0.isWhitespace }
      if words.hasPrefix("#if ") { depth += 1 }
      if words.hasPrefix("#endif") { depth -= 1 }
      if depth == 0 || depth == 1 && words.hasPrefix("#else") { return nil }
    }
    return String(first)
  }

  /// The carrier's declarations, to stand in a file with others.
  package func declarations() -> String { style.apply(to: "\(firstLine)\n\n\(body)\n") }

  private var firstLine: String {
    ([Self.mark + "\(Self.formatVersion):"] + features.names).joined(separator: " ")
  }

  private var body: String {
    [Self.configuration, Self.callbacks, Self.layout, Self.bounds, Self.access]
      .map { $0.filled(for: features).renamed(names.renamings) }.joined(separator: "\n")
  }

  /// Where the carrier in a file begins; nil if there is none.
  package static func start(in bytes: [UInt8]) -> Int? {
    let mark = Array(Self.mark.utf8)
    guard let first = mark.first else { return nil }
    var start = 0
    while let found = bytes[start...].firstIndex(of: first) {
      let isLineStart = found == 0 || bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D
      if isLineStart, bytes[found...].starts(with: mark) { return found }
      start = found + 1
    }
    return nil
  }

  /// The names of the carrier in a file; nil if there is none.
  static func names(in bytes: [UInt8]) -> GeneratedNames? {
    guard let start = start(in: bytes) else { return nil }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return GeneratedNames.all.first { text.contains("class \($0.className):") }
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

extension String {
  /// With other names in place of whole words.
  fileprivate func renamed(_ names: [String: String]) -> String {
    guard names.contains(where: { $0.key != $0.value }) else { return self }
    var result = ""
    var word = ""
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += names[word] ?? word
        result.append(character)
        word = ""
      }
    }
    return result + (names[word] ?? word)
  }
}
