import Foundation
import SwiftParser
import SwiftSyntax

/// Prints a line `== PATH` a file and a line `OFFSET LENGTH KIND` a token that is not empty.
func printTokens(of files: [String]) -> Int32 {
  var status: Int32 = 0
  for file in files {
    guard let contents = FileManager.default.contents(atPath: file) else {
      complain("cannot read '\(file)'")
      status = 2
      continue
    }
    let tree = contents.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    var lines = "== \(file)\n"
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let length = token.trimmedLength.utf8Length
      guard length > 0 else { continue }
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      lines += "\(offset) \(length) \(name(of: token.tokenKind))\n"
    }
    print(lines, terminator: "")
  }
  return status
}

private func name(of kind: SwiftSyntax.TokenKind) -> Substring {
  "\(kind)".prefix { $0 != "(" }
}
