import SourceText
import SwiftSource

extension Desugarer {
  /// Takes out previews: the macro that makes them is Xcode's.
  func previewEdits(_ text: TokenText) -> [TextEdit] {
    Self.previews(in: text).map { Self.blank($0, in: text) }
  }

  /// The ranges of `#Preview(...) { ... }`.
  static func previews(in text: TokenText) -> [Range<Int>] {
    text.tokens.indices.compactMap { index in
      guard text.kind(index) == .pound, text.touches(index, index + 1),
        text.isWord(index + 1, "Preview")
      else { return nil }
      var last = index + 1
      if text.kind(last + 1) == .leftParenthesis, let end = text.partner(last + 1) { last = end }
      if text.kind(last + 1) == .leftBrace, let end = text.partner(last + 1) { last = end }
      return text.tokens[index].range.lowerBound..<text.tokens[last].range.upperBound
    }
  }
}
