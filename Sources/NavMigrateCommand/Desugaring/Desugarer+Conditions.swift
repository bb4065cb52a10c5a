import SourceText
import SwiftSource

extension Desugarer {
  /// In conditions of `#if` the platform is iOS, whose part the model plays.
  func conditionEdits(_ text: TokenText) -> [TextEdit] {
    var edits: [TextEdit] = []
    for start in text.tokens.indices where isConditionStart(start, text) {
      var index = start + 1
      while index < text.tokens.count, continuesCondition(index, after: start, text) {
        if text.isWord(index, "os"), text.kind(index + 1) == .leftParenthesis,
          let platform = text.word(index + 2), text.kind(index + 3) == .rightParenthesis
        {
          let range = text.tokens[index].range.lowerBound..<text.tokens[index + 3].range.upperBound
          edits.append(
            Self.replace(range, by: platform == "iOS" ? "true" : "false", in: text))
          index += 3
        }
        index += 1
      }
    }
    return edits
  }

  private func isConditionStart(_ index: Int, _ text: TokenText) -> Bool {
    guard text.kind(index) == .poundWord else { return false }
    let word = text.text(text.tokens[index].range)
    return word == "#if" || word == "#elseif"
  }

  /// A condition ends with its line unless an operator goes on.
  private func continuesCondition(_ index: Int, after start: Int, _ text: TokenText) -> Bool {
    if !text.startsLine(index) { return true }
    return index > start + 1
      && (text.kind(index - 1) == .binaryOperator || text.kind(index) == .binaryOperator)
  }
}
