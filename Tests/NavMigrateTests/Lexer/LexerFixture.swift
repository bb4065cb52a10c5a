import Foundation
import SwiftSource
import Testing

/// A file of `fixtures/lexer`.
struct LexerFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  static let all: [LexerFixture] = PackageRoot.files(under: "fixtures/lexer", suffix: ".swift")
    .compactMap { path in
      let file = PackageRoot.url.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: file) else { return nil }
      return LexerFixture(name: path, bytes: [UInt8](data))
    }
}

/// The laws every list of tokens obeys.
enum TokenLaws {
  /// Lexes bytes in both ways and checks that the tokens tile them; returns those of the compiler's
  /// way.
  @discardableResult
  static func check(
    _ bytes: [UInt8], _ label: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TokenList {
    let list = Lexer.tokens(of: bytes)
    for tokens in [list.tokens, Lexer.tokens(of: bytes, conflicts: .read).tokens] {
      if let gap = gap(in: tokens, length: bytes.count) {
        Issue.record("\(label()): tokens do not tile at \(gap)", sourceLocation: sourceLocation)
      }
    }
    return list
  }

  /// Where tokens do not tile a file, nil if they do.
  private static func gap(in tokens: [Token], length: Int) -> Int? {
    var end: Int32 = 0
    for token in tokens {
      if token.start != end || token.end <= token.start { return Int(end) }
      end = token.end
    }
    return Int(end) == length ? nil : Int(end)
  }
}
