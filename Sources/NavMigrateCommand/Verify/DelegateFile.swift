import SourceText
import SwiftSource

/// A Swift file that may be compiled with a delegate, and what it declares and mentions.
struct DelegateFile: Sendable {
  let source: SourceFile
  let outline: Outline
  /// The operand of the command line that led to it.
  let operand: Int
  /// Whether the compiler can read it where it is.
  let isOnDisk: Bool
  let imports: [SourceImport]
  /// Names that other files can use: of types, functions, variables at file level.
  let declared: Set<String>
  /// Types that are extended here and may be declared elsewhere.
  let extended: Set<String>
  /// Names of members that extensions of such types add.
  let added: Set<String>
  /// Every word of the file.
  let words: Set<String>

  init(_ source: SourceFile, operand: Int, isOnDisk: Bool = true) {
    self.source = source
    self.operand = operand
    self.isOnDisk = isOnDisk
    outline = Outline(of: source.bytes)
    let text = TokenText(source.bytes)
    imports = SourceImport.all(in: text)
    words = Set(text.tokens.indices.compactMap(text.word))
    (declared, extended, added) = Self.names(in: outline)
  }

  private static func names(
    in outline: Outline
  ) -> (declared: Set<String>, extended: Set<String>, added: Set<String>) {
    var declared: Set<String> = []
    var extended: Set<String> = []
    var added: Set<String> = []
    for id in outline[Outline.file].declarations {
      let declaration = outline[id]
      if case .extension = declaration.kind {
        extended.insert(declaration.name.text.prefix { $0 != "." }.description)
        guard let body = declaration.body else { continue }
        added.formUnion(outline[body].declarations.map { outline[$0].name.text })
      } else if !isPrivate(declaration) {
        declared.insert(declaration.name.text)
      }
    }
    extended.subtract(declared)
    return (declared, extended, extended.isEmpty ? [] : added)
  }

  /// Whether other files cannot name it.
  static func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains(.private) || declaration.modifiers.contains(.fileprivate)
  }
}
