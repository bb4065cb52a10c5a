import SourceText
import SwiftSource

/// Finds where the accessory protocol is named as a type.
package enum ProtocolMentions {
  package struct Mention {
    package let name: Range<Int>
    /// `Module.Name`
    package let isQualified: Bool
  }

  private static let name = Array("GMSNavigationAccessoryView".utf8)
  private static let search = WordSearch([name])

  package static func ranges(in file: SourceFile) -> [Mention] {
    guard file.bytes.withUnsafeBufferPointer(search.hasMatch) else { return [] }
    var mentions: [Mention] = []
    var isAfterPeriod = false
    for token in Lexer.tokens(of: file.bytes, conflicts: .read).tokens where !token.kind.isTrivia {
      if token.kind == .word, token.range.count == name.count,
        file.bytes[token.range].elementsEqual(name)
      {
        mentions.append(Mention(name: token.range, isQualified: isAfterPeriod))
      }
      isAfterPeriod = token.kind == .period
    }
    return mentions
  }
}
