import Foundation
import SwiftParser
import SwiftSyntax

/// Writes the source text that the files' string literals hold to files of their own: literals of
/// several lines, and arguments of functions whose name begins with `assert`.
func writeLiterals(of files: [String], to folder: URL) throws -> [String] {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var written: [String] = []
  for file in files {
    guard let contents = FileManager.default.contents(atPath: file) else {
      throw OracleError(description: "cannot read '\(file)'")
    }
    let tree = contents.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    let collector = LiteralCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    for (index, literal) in collector.literals.enumerated() {
      let line = converter.location(for: literal.position).line
      let name = "\(written.count)-\(stem)-line\(line)-\(index).swift"
      let target = folder.appendingPathComponent(name)
      try Data(literal.text.utf8).write(to: target)
      written.append(target.path)
    }
  }
  return written
}

private final class LiteralCollector: SyntaxVisitor {
  private(set) var literals: [(position: AbsolutePosition, text: String)] = []
  private var asserts = 0

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isAssertion(node) { asserts += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if isAssertion(node) { asserts -= 1 }
  }

  private func isAssertion(_ node: FunctionCallExprSyntax) -> Bool {
    node.calledExpression.trimmedDescription.hasPrefix("assert")
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isLong = node.openingQuote.tokenKind == .multilineStringQuote
    if isLong || asserts > 0, let text = node.representedLiteralValue, !text.isEmpty {
      literals.append((node.positionAfterSkippingLeadingTrivia, withoutMarkers(text)))
    }
    return .visitChildren
  }

  /// Digits in a keycap and the letter i in a box mark places and are no part of the test case.
  private func withoutMarkers(_ text: String) -> String {
    String(text.filter { !$0.unicodeScalars.contains("\u{20E3}") && $0 != "\u{2139}\u{FE0F}" })
  }
}
