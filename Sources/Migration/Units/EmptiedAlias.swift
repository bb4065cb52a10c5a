import SourceText
import SwiftSource

/// Finds a constant that is not named any more once its uses are rewritten.
enum EmptiedAlias {
  /// The line that declares the constant used at `receiver`, its ending included, if the line holds
  /// nothing else and every other mention of the constant is rewritten. Else nil.
  static func line(
    of receiver: Range<Int>, in file: SourceFile, rewritten: [TextEdit]
  ) -> Range<Int>? {
    let outline = Outline(of: file.bytes)
    guard let (id, declaration) = declaration(usedAt: receiver, in: outline),
      case .expression(let value, let steps) = declaration.origin, steps.isEmpty,
      declaration.isLet
    else { return nil }
    let scope = outline[declaration.scope].range
    for expression in outline.expressions {
      guard case .name(let name, _) = expression.form, name.text == declaration.name.text,
        scope.contains(name.range.lowerBound),
        self.declaration(usedAt: name.range, in: outline)?.0 == id
      else { continue }
      if !rewritten.contains(where: { $0.range == name.range }) { return nil }
    }
    let statement = outline[outline[value].statement].range
    return wholeLine(of: statement, in: file)
  }

  private static func declaration(
    usedAt range: Range<Int>, in outline: Outline
  ) -> (DeclarationID, Declaration)? {
    guard
      let use = outline.expressions.first(where: { expression in
        if case .name(let name, _) = expression.form { return name.range == range }
        return false
      }), case .name(let name, _) = use.form
    else { return nil }
    var scope: ScopeID? = use.scope
    while let current = scope {
      let found = outline[current].declarations.last {
        outline[$0].name.text == name.text && outline[$0].visibleFrom <= range.lowerBound
      }
      if let found { return (found, outline[found]) }
      scope = outline[current].parent
    }
    return nil
  }

  private static func wholeLine(of statement: Range<Int>, in file: SourceFile) -> Range<Int>? {
    let table = LineTable(file.bytes)
    let first = table.range(ofLine: table.lineIndex(of: statement.lowerBound))
    let last = table.range(
      ofLine: table.lineIndex(of: max(statement.lowerBound, statement.upperBound - 1)))
    let before = file.bytes[first.lowerBound..<statement.lowerBound]
    let after = file.bytes[statement.upperBound..<last.upperBound]
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard before.allSatisfy(isBlank), after.allSatisfy(isBlank) else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
