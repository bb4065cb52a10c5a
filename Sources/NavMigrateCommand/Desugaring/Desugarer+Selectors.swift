import SourceText
import SwiftSource

extension Desugarer {
  /// What `#selector(...)` becomes a call of; declared in `HarnessSource`.
  static let selectorFunction = "__sel"

  /// `#selector(NAME)` becomes `__sel("NAME")`, `#keyPath(NAME)` becomes `"NAME"`.
  func selectorEdits(_ text: TokenText) -> [TextEdit] {
    text.tokens.indices.compactMap { index in
      guard text.kind(index) == .pound, text.touches(index, index + 1),
        text.kind(index + 2) == .leftParenthesis, let end = text.partner(index + 2)
      else { return nil }
      let range = text.tokens[index].range.lowerBound..<text.tokens[end].range.upperBound
      let name = text.tokens[(index + 3)..<end].map { text.text($0.range) }.joined()
      if text.isWord(index + 1, "selector") {
        return replacement(range, Self.selectorFunction + "(\"", name, "\")", text)
      }
      if text.isWord(index + 1, "keyPath") {
        return replacement(range, "\"", name, "\"", text)
      }
      return nil
    }
  }

  /// The name between the other two, or those alone where the first line has no room for it.
  private func replacement(
    _ range: Range<Int>, _ before: String, _ name: String, _ after: String, _ text: TokenText
  ) -> TextEdit {
    let room = text.bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }.count
    let isPlain = name.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    let whole = before + name + after
    let fits = isPlain && whole.utf8.count <= room
    return Self.replace(range, by: fits ? whole : before + after, in: text)
  }
}
