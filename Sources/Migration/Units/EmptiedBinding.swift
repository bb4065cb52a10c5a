import SourceText
import SwiftSource

/// Finds names bound by `if let` and `guard let` that nothing uses once an argument is gone.
enum EmptiedBinding {
  /// The edits that turn `let name = value` into `value != nil`, if `name` at `argument` is its only
  /// use; none if the name is something else or is used again.
  static func edits(forArgument argument: Range<Int>, in file: SourceFile) -> [TextEdit] {
    let outline = Outline(of: file.bytes)
    guard let found = LocalName.declaration(usedAt: argument, in: outline) else { return [] }
    let declaration = outline[found]
    guard case .expression(let value, let steps) = declaration.origin, steps.count == 1,
      case .unwrap = steps[0], LocalName.uses(of: found, in: outline) == [argument]
    else { return [] }
    let valueRange = outline[value].range
    guard let keyword = keyword(before: declaration.name.range.lowerBound, in: file) else {
      return []
    }
    return [
      TextEdit(range: keyword..<valueRange.lowerBound, text: ""),
      TextEdit(range: valueRange.upperBound..<valueRange.upperBound, text: " != nil"),
    ]
  }

  /// Where the `let` or `var` before a name begins.
  private static func keyword(before offset: Int, in file: SourceFile) -> Int? {
    var end = offset
    while end > 0, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    guard end < offset, end >= 3 else { return nil }
    let word = file.text(end - 3..<end)
    return word == "let" || word == "var" ? end - 3 : nil
  }
}
