import SourceText
import SwiftSource

/// Finds a constant that is not named any more once its uses are rewritten.
enum EmptiedAlias {
  /// The line that declares the constant used at `receiver`, its ending included, if the line holds
  /// nothing else and every mention of the constant is rewritten. Else nil.
  static func line(
    of receiver: Range<Int>, in file: SourceFile, rewritten: [TextEdit]
  ) -> Range<Int>? {
    let outline = Outline(of: file.bytes)
    guard let id = LocalName.declaration(usedAt: receiver, in: outline),
      case .expression(let value, let steps) = outline[id].origin, steps.isEmpty, outline[id].isLet
    else { return nil }
    let uses = LocalName.uses(of: id, in: outline)
    guard uses.allSatisfy({ use in rewritten.contains { $0.range == use } }) else { return nil }
    return wholeLines(of: outline[outline[value].statement].range, in: file)
  }

  private static func wholeLines(of statement: Range<Int>, in file: SourceFile) -> Range<Int>? {
    let table = LineTable(file.bytes)
    let first = table.range(ofLine: table.lineIndex(of: statement.lowerBound))
    let end = max(statement.lowerBound, statement.upperBound - 1)
    let last = table.range(ofLine: table.lineIndex(of: end))
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard file.bytes[first.lowerBound..<statement.lowerBound].allSatisfy(isBlank),
      file.bytes[statement.upperBound..<last.upperBound].allSatisfy(isBlank)
    else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
