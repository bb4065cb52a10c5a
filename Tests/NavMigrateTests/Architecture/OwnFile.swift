import SourceText
import SwiftSource

/// A Swift file of this package, in tokens.
struct OwnFile: Sendable, CustomStringConvertible {
  struct Token: Sendable {
    let kind: TokenKind
    let text: String
    /// From 1.
    let line: Int
  }

  /// Relative to the package, with `/`.
  let path: String
  let lineCount: Int
  /// Without trivia.
  let tokens: [Token]

  init(path: String) throws {
    self.path = path
    let file = SourceFile(path: path, bytes: Array(try PackageRoot.text(of: path).utf8))
    let table = LineTable(file.bytes)
    lineCount = file.bytes.count { $0 == UInt8(ascii: "\n") }
    tokens = Lexer.tokens(of: file.bytes).tokens.filter { !$0.kind.isTrivia }.map {
      Token(
        kind: $0.kind, text: file.text($0.range),
        line: table.position(of: $0.range.lowerBound).line)
    }
  }

  /// Every file of a room, or of the tests.
  static func files(under folder: String) throws -> [OwnFile] {
    try PackageRoot.files(under: folder, suffix: ".swift").map { try OwnFile(path: $0) }
  }

  var description: String { path }

  /// The room, for a file below `Sources`.
  var room: String {
    let folders = path.split(separator: "/")
    return folders.count > 1 ? String(folders[1]) : ""
  }

  /// Whether it is made from other files: the model's sources as text, and the carrier with all
  /// features as code.
  var isGenerated: Bool {
    path.contains("/Generated/") || path == "Sources/Equivalence/ReferenceCarrier.swift"
  }

  /// The modules it imports, under any condition.
  var imports: [Token] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "import", tokens[index].kind == .word,
        index == 0 || tokens[index - 1].kind != .period
      else { return nil }
      let rest = tokens[(index + 1)...].prefix(2)
      return rest.first { !Self.importKinds.contains($0.text) && $0.kind == .word }
    }
  }

  /// The names of the types it declares.
  var types: [Token] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].kind == .word, Self.typeIntroducers.contains(tokens[index].text) else {
        return nil
      }
      // `class func` and `.protocol` declare nothing.
      let name = tokens[index + 1]
      return name.kind == .word && name.text.first?.isUppercase == true ? name : nil
    }
  }

  private static let typeIntroducers: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]
  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
