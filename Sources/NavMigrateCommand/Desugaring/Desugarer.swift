import SourceText
import SwiftSource

/// Rewrites a copy of a user's file so that it compiles against the model.
///
/// No token moves: what is taken out becomes spaces, what is put in takes no more room than what it
/// stands for, or stands at the end of a line. So lines and columns of the copy are those of the
/// file.
struct Desugarer {
  /// Whether the compiler has Objective-C on this platform.
  enum ObjectiveC: Sendable {
    case present, absent

    static var here: ObjectiveC {
      #if canImport(ObjectiveC)
        .present
      #else
        .absent
      #endif
    }
  }

  let objectiveC: ObjectiveC
  /// Modules that are imported and cannot be.
  let missingModules: Set<String>
  /// Modules of the model, which have no submodules.
  let modelModules: Set<String>

  /// The text to compile in place of a file; nil if the file can be compiled as it is.
  func copy(of bytes: [UInt8]) -> [UInt8]? {
    let text = TokenText(bytes)
    var edits = importEdits(text) + conditionEdits(text) + entryPointEdits(text)
    edits += previewEdits(text)
    switch objectiveC {
    case .present: break
    case .absent:
      edits += attributeEdits(text) + selectorEdits(text) + protocolEdits(text)
    }
    if edits.isEmpty { return nil }
    let file = SourceFile(path: "", bytes: bytes)
    return file.bytes(0..<bytes.count, applying: edits)
  }

  /// Puts spaces in place of a range; line endings stay.
  static func blank(_ range: Range<Int>, in text: TokenText) -> TextEdit {
    replace(range, by: "", in: text)
  }

  /// Puts a word and spaces in place of a range that is at least as long; line endings stay. Where
  /// the range has line endings before the word would end, the word is left out.
  static func replace(_ range: Range<Int>, by word: String, in text: TokenText) -> TextEdit {
    var bytes = text.bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }
    let letters = Array(word.utf8)
    if letters.count <= bytes.count, bytes[..<letters.count].allSatisfy({ $0 == 0x20 }) {
      bytes.replaceSubrange(..<letters.count, with: letters)
    }
    return TextEdit(range: range, text: String(decoding: bytes, as: UTF8.self))
  }
}
