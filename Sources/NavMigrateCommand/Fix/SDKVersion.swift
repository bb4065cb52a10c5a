/// A version of the Navigation SDK.
struct SDKVersion: Sendable, Hashable, Comparable {
  /// Without zeros at the end.
  private let parts: [Int]
  let text: String

  /// Reads numbers with dots between; what follows a `-` or `+` says nothing here.
  init?(_ text: some StringProtocol) {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let words = core.split(separator: ".", omittingEmptySubsequences: false)
    var parts: [Int] = []
    for word in words {
      guard !word.isEmpty, word.allSatisfy(\.isWholeNumber), let number = Int(word) else {
        return nil
      }
      parts.append(number)
    }
    while parts.last == 0 { parts.removeLast() }
    self.parts = parts
    self.text = String(text)
  }

  static func == (a: SDKVersion, b: SDKVersion) -> Bool { a.parts == b.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  static func < (a: SDKVersion, b: SDKVersion) -> Bool {
    a.parts.lexicographicallyPrecedes(b.parts)
  }
}
