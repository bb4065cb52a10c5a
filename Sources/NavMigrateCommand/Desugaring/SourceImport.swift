import SwiftSource

/// An `import` of a file.
struct SourceImport: Sendable, Hashable {
  /// The dotted path, the module first.
  let path: [String]
  /// From the first attribute or modifier to the end of the path.
  let range: Range<Int>
  /// What follows the module's name in the path; empty if nothing does.
  let rest: Range<Int>
  /// Whether it names a kind of declaration, as in `import class UIKit.UIView`.
  let isScoped: Bool

  var module: String { path[0] }
}

extension SourceImport {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  /// Who may see a declaration.
  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open",
  ]

  /// The imports of a text, in order.
  static func all(in text: TokenText) -> [SourceImport] {
    text.tokens.indices.compactMap { index in
      guard text.isWord(index, "import"), text.startsStatement(beginning(of: index, in: text))
      else { return nil }
      return SourceImport(keyword: index, in: text)
    }
  }

  private init?(keyword: Int, in text: TokenText) {
    var index = keyword + 1
    var path: [String] = []
    isScoped = text.word(index).map(Self.kinds.contains) ?? false
    if isScoped { index += 1 }
    var moduleEnd = 0
    while let word = text.word(index) {
      path.append(word)
      if path.count == 1 { moduleEnd = text.tokens[index].range.upperBound }
      guard text.kind(index + 1) == .period else { break }
      index += 2
    }
    guard !path.isEmpty else { return nil }
    let end = text.tokens[min(index, text.tokens.count - 1)].range.upperBound
    self.path = path
    range = text.tokens[Self.beginning(of: keyword, in: text)].range.lowerBound..<end
    rest = moduleEnd..<max(moduleEnd, end)
  }

  /// The index of the first token of the import with this keyword: attributes and modifiers stand
  /// before it.
  private static func beginning(of keyword: Int, in text: TokenText) -> Int {
    var first = keyword
    while first > 0, let word = text.word(first - 1) {
      if first > 1, text.kind(first - 2) == .atSign {
        first -= 2
      } else if modifiers.contains(word) {
        first -= 1
      } else {
        break
      }
    }
    return first
  }
}
