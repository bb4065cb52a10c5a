import SourceText
import SwiftSource

extension Desugarer {
  /// A protocol of Objective-C is for classes alone; where its head ends the line, the copy says so.
  func protocolEdits(_ text: TokenText) -> [TextEdit] {
    text.tokens.indices.compactMap { index in
      guard text.isWord(index, "protocol"), text.word(index + 1) != nil,
        text.kind(index + 2) == .leftBrace,
        text.startsLine(index + 3) || text.kind(index + 3) == .rightBrace,
        isObjectiveC(index, text)
      else { return nil }
      let end = text.tokens[index + 1].range.upperBound
      return TextEdit(range: end..<end, text: ": AnyObject")
    }
  }

  /// Whether `@objc` stands before the keyword, with modifiers and other attributes between.
  private func isObjectiveC(_ keyword: Int, _ text: TokenText) -> Bool {
    var index = keyword - 1
    while index > 0 {
      if text.kind(index) == .rightParenthesis {
        guard let opening = text.partner(index) else { return false }
        index = opening - 1
      }
      guard let word = text.word(index) else { return false }
      if text.kind(index - 1) == .atSign {
        if word == "objc" { return true }
        index -= 2
      } else if SourceImport.modifiers.contains(word) {
        index -= 1
      } else {
        return false
      }
    }
    return false
  }
}
