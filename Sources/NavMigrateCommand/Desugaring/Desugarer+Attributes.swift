import SourceText
import SwiftSource

extension Desugarer {
  private static let entryPoints: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
  private static let interoperability: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSManaged", "NSCopying",
  ]

  /// Takes out what says where the app begins: the model begins elsewhere.
  func entryPointEdits(_ text: TokenText) -> [TextEdit] {
    attributeEdits(text, named: Self.entryPoints)
  }

  /// Takes out attributes that only Objective-C gives a meaning.
  func attributeEdits(_ text: TokenText) -> [TextEdit] {
    attributeEdits(text, named: Self.interoperability)
  }

  private func attributeEdits(_ text: TokenText, named names: Set<String>) -> [TextEdit] {
    text.tokens.indices.compactMap { index in
      guard text.kind(index) == .atSign, text.touches(index, index + 1),
        let name = text.word(index + 1), names.contains(name)
      else { return nil }
      var last = index + 1
      if text.kind(index + 2) == .leftParenthesis, text.touches(index + 1, index + 2),
        let end = text.partner(index + 2)
      {
        last = end
      }
      let range = text.tokens[index].range.lowerBound..<text.tokens[last].range.upperBound
      return Self.blank(range, in: text)
    }
  }
}
