/// Damages source text at random: what is torn, doubled, moved, put in from elsewhere, or nested.
struct SourceMutator {
  /// Whole texts that pieces are taken from.
  let texts: [[UInt8]]
  var random: SeededRandom

  /// A text with a few damages.
  mutating func damaged() -> [UInt8] {
    var bytes = random.pick(texts)
    for _ in 0...random.roll(random.chance(70) ? 3 : 12) { damage(&bytes) }
    return bytes
  }

  mutating func damage(_ bytes: inout [UInt8]) {
    let place = random.roll(bytes.count + 1)
    switch random.roll(11) {
    case 0: bytes.removeSubrange(span(in: bytes, from: place, most: 40))
    case 1: bytes.insert(contentsOf: random.pick(SourceMutator.pieces), at: place)
    case 2:
      bytes.replaceSubrange(span(in: bytes, from: place, most: 4), with: [UInt8(random.roll(256))])
    case 3: bytes.insert(contentsOf: bytes[span(in: bytes, from: place, most: 200)], at: place)
    case 4: bytes.insert(contentsOf: borrowed(), at: place)
    case 5: exchangeWords(&bytes)
    case 6: bytes.removeSubrange(span(in: bytes, from: place, most: 2_000))
    case 7: bytes.insert(contentsOf: repeated(), at: place)
    case 8: removeBracket(&bytes, near: place)
    case 9:
      bytes.replaceSubrange(word(in: bytes, from: place), with: random.pick(SourceMutator.words))
    default:
      bytes.insert(
        contentsOf: bytes[span(in: bytes, from: random.roll(bytes.count + 1), most: 120)], at: place
      )
    }
  }

  /// A piece of some text, over and over.
  mutating func repeated() -> [UInt8] {
    let piece = random.chance(50) ? random.pick(SourceMutator.pieces) : borrowed()
    let count = random.chance(90) ? random.roll(12) : random.roll(300)
    return Array(repeatElement(piece.prefix(60), count: count).joined())
  }

  /// Lines of another text.
  private mutating func borrowed() -> [UInt8] {
    let text = random.pick(texts)
    return Array(text[span(in: text, from: random.roll(text.count + 1), most: 160)])
  }

  private mutating func span(in bytes: [UInt8], from start: Int, most: Int) -> Range<Int> {
    start..<min(bytes.count, start + random.roll(most))
  }

  /// The next word from a place on.
  private func word(in bytes: [UInt8], from place: Int) -> Range<Int> {
    let start = bytes[place...].firstIndex(where: SourceMutator.isLetter) ?? bytes.count
    let end = bytes[start...].firstIndex { !SourceMutator.isLetter($0) } ?? bytes.count
    return start..<end
  }

  /// Puts one word of a text in place of another.
  private mutating func exchangeWords(_ bytes: inout [UInt8]) {
    let one = word(in: bytes, from: random.roll(bytes.count + 1))
    let other = word(in: bytes, from: random.roll(bytes.count + 1))
    bytes.replaceSubrange(one, with: Array(bytes[other]))
  }

  private func removeBracket(_ bytes: inout [UInt8], near place: Int) {
    let brackets = Set("(){}[]<>\"".utf8)
    if let found = bytes[place...].firstIndex(where: brackets.contains) { bytes.remove(at: found) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private static let words: [[UInt8]] = [
    "self", "Self", "super", "init", "padding", "settings", "GMSMapView", "Optional", "Array",
    "protocol", "extension", "typealias", "associatedtype", "where", "in", "case", "let", "var",
    "some", "any", "func", "class", "struct", "enum", "if", "switch", "guard", "for", "_", "nil",
    "as", "is", "try", "await", "inout", "subscript", "Element", "Any", "Type", "x",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    [
      "\"", "\"\"\"", "\\(", "#\"", "'", "`", "/", "//", "/*", "*/", "#/", "\n", "\r", "\r\n", " ",
      "(", ")", "[", "]", "{", "}", "<", ">", "<#", "#>", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
      "#if ", "#if os(iOS)\n", "#else\n", "#elseif x\n", "#endif\n", "$0", "$1", "_", "?", "!", ".",
      "..<", "->", "&", "=", ":", ",", ";", "@", "\\", "\\.", "\\.self", "\\.padding", "x.", ".x",
      ".padding", ".map { $0 }", "{ $0 }", "{ [weak self] in", "{ a, b in ", "if let self {",
      "guard let x else { return }", "for x in ", "case let .a(x)", "switch x {", "where T == U",
      "<T: P>", ": Self", "func f<T>(_ x: T) -> T {", "class A: A {", "extension A: B {",
      "typealias A = B", "typealias B = A", "protocol P: P {", "associatedtype T: P = T",
      "struct S<T> { var x: T", "var x: some P { ", "let x = x", "x = x.x", "f(f(", "((((", "[[[[",
      "{{{{", "? : ", " as? ", " is ", "try? ", "await ", "some ", "any ", "@Builder ", "init(",
      "\0",
      "\u{FEFF}", "\u{A0}", "\u{1F600}", "\u{2028}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80], [0xF0, 0x9F]]
}
