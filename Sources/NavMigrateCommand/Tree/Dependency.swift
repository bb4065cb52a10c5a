import NavSDK
import SwiftSource

/// Tells whether the name of the Navigation SDK stands where a project says that it uses it.
enum Dependency {
  private static let module = Array(LegacyElement.Module.googleNavigation.rawValue.utf8)
  private static let package = Array("ios-navigation-sdk".utf8)

  /// Whether a Swift file imports the SDK or, as a package's manifest, names it in a string.
  static func isNamed(inSwift bytes: [UInt8]) -> Bool {
    let tokens = Lexer.tokens(of: bytes, conflicts: .read).tokens
    var isImport = false
    for token in tokens {
      let text = bytes[token.range]
      if token.kind == .newline || token.kind == .semicolon {
        isImport = false
      } else if token.kind == .word {
        if isImport && text.elementsEqual(module) { return true }
        isImport =
          isImport || text.elementsEqual("import".utf8) || text.elementsEqual("canImport".utf8)
      } else if token.kind == .stringSegment {
        if text.elementsEqual(module) || contains(text, package) { return true }
      }
    }
    return false
  }

  /// Whether the name at `name` in a file of another language says that a project uses the SDK.
  static func isNamed(
    at name: Int, in bytes: UnsafeBufferPointer<UInt8>, role: FileRole
  ) -> Bool {
    var start = name
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r")
    {
      start -= 1
    }
    let line = bytes[start..<name].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    switch role {
    case .manifest(.generated): return true
    case .manifest(.pods): return !line.contains(UInt8(ascii: "#"))
    case .objectiveC: return line.first == UInt8(ascii: "#") || line.starts(with: "@import".utf8)
    case .interfaceBuilder, .swift: return false
    }
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: part) }
  }
}
