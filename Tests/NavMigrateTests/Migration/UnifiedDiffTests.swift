import Foundation
import SourceText
import Testing

/// Patches are taken by `git apply` and give back the text they were made from.
@Suite struct UnifiedDiffTests {
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let path: String
    let old: String?
    let new: String
  }

  static let cases: [Case] = [
    Case(description: "change", path: "a.swift", old: "a\nb\nc\n", new: "a\nB\nc\n"),
    Case(description: "no newline at the end", path: "a.swift", old: "a\nb", new: "a\nc"),
    Case(description: "newline is added", path: "a.swift", old: "a", new: "a\n"),
    Case(description: "newline goes", path: "a.swift", old: "a\nb\n", new: "a\nb"),
    Case(description: "CRLF", path: "a.swift", old: "a\r\nb\r\nc\r\n", new: "a\r\nB\r\nc\r\n"),
    Case(description: "new file", path: "b.swift", old: nil, new: "a\nb\n"),
    Case(description: "new file without newline", path: "b.swift", old: nil, new: "a"),
    Case(description: "spaces in the path", path: "my map/the file.swift", old: "a\n", new: "b\n"),
    Case(description: "quote and umlaut", path: "\"ü\".swift", old: "a\n", new: "b\n"),
    Case(
      description: "far apart", path: "a.swift",
      old: (0..<60).map { "line \($0)\n" }.joined(),
      new: (0..<60).map { $0 == 5 || $0 == 50 ? "new\n" : "line \($0)\n" }.joined()),
    Case(
      description: "inserted and removed", path: "a.swift",
      old: "a\nb\nc\nd\ne\nf\ng\nh\n", new: "x\na\nb\nc\ne\nf\ng\ny\nh\n"),
    Case(
      description: "equal lines", path: "a.swift", old: "}\n}\n}\n}\n", new: "}\n}\nx\n}\n}\n"),
    Case(description: "emptied", path: "a.swift", old: "a\nb\n", new: ""),
  ]

  @Test(arguments: cases)
  func gitTakesThePatch(_ sample: Case) throws {
    let scratch = try Scratch()
    if let old = sample.old { try scratch.write(old, to: sample.path) }
    let patch = UnifiedDiff.patch(
      path: sample.path, old: sample.old.map { Array($0.utf8) }, new: Array(sample.new.utf8))
    try scratch.write(Data(patch), to: "p.patch")
    let run = try scratch.shell("git init -q . && git apply --whitespace=nowarn p.patch")
    #expect(run.status == 0, Comment(rawValue: run.errors))
    #expect(try scratch.text(of: sample.path) == sample.new)
  }

  @Test func equalTextsGiveNoPatch() {
    #expect(UnifiedDiff.patch(path: "a", old: [1, 10], new: [1, 10]).isEmpty)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = Array((0..<60).map { "line \($0)\n" }.joined().utf8)
    let new = Array((0..<60).map { $0 == 5 || $0 == 50 ? "new\n" : "line \($0)\n" }.joined().utf8)
    let text = String(decoding: UnifiedDiff.patch(path: "a", old: old, new: new), as: UTF8.self)
    #expect(text.components(separatedBy: "@@ -").count == 3)
  }
}
