import SwiftSource
import Testing

/// Fixtures with random damage: nothing traps, and tokens tile what is left.
@Suite struct LexerFuzzTests {
  @Test func damagedFixturesTile() {
    var random = SeededRandom(seed: 2024)
    let fixtures = LexerFixture.all.filter { !$0.bytes.isEmpty }
    for _ in 0..<2_000 {
      guard let fixture = fixtures.randomElement(using: &random) else { return }
      var bytes = fixture.bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) { damage(&bytes, &random) }
      TokenLaws.check(bytes, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func randomPiecesTile() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<5_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1..<16, using: &random) {
        bytes += Self.pieces.randomElement(using: &random) ?? []
      }
      TokenLaws.check(bytes, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func randomBytesTile() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      TokenLaws.check(bytes, "\(bytes)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let last = min(bytes.count, place + Int.random(in: 0..<6, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<last)
    case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 2: bytes.replaceSubrange(place..<last, with: [UInt8.random(in: 0...255, using: &random)])
    default: bytes.insert(contentsOf: bytes[place..<last], at: bytes.count - (bytes.count - place))
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "\"", "\"\"\"", "\\(", "\\#(", "#\"", "\"#", "#\"\"\"", "'", "`", "/", "//", "/*", "*/",
      "#/", "/#", "\n", "\r", "\r\n", " ", "\t", "(", ")", "[", "]", "{", "}", "<", ">", "<#",
      "#>", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", ">>>> a\n", "<<<<\n", "\\", "\\n",
      "\\u{a}", "#", "#if ", "#available(iOS 13.4, *)", "@objc(a::)", "0x1.8p3", "1e", "1.5",
      "$0", "_", "?", "!", ".", "..<", "->", "&", "=", ":", "::", "@", "\u{FEFF}", "\0",
      "\u{A0}", "\u{201C}", "\u{201D}", "\u{301}", "\u{1F600}", "\u{2192}", "\u{2028}", "try? ",
      "func ", "#!", "\\Type.?", ">>", "x",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80], [0xF0, 0x9F]]
}
