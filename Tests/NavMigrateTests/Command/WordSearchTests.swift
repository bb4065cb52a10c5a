import SourceText
import Testing

@Suite struct WordSearchTests {
  /// The matches as `offset:word`, sorted.
  private func matches(_ words: [String], in text: String) -> [String] {
    var found: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      WordSearch(words).forEachMatch(in: bytes) { word, offset in
        found.append("\(offset):\(words[word])")
        return .goOn
      }
    }
    return found.sorted()
  }

  @Test func findsWordsThatStandAlone() {
    let text = "map.padding = mapPadding; paddings padding"
    #expect(matches(["padding", "map"], in: text) == ["0:map", "35:padding", "4:padding"])
  }

  @Test func aDigitOrAnUnderscoreMakesAnotherWord() {
    #expect(matches(["padding"], in: "_padding padding_ padding2 2padding").isEmpty)
  }

  @Test func bytesOutsideASCIILeaveAWordAlone() {
    #expect(matches(["padding"], in: "a→padding→b") == ["4:padding"])
  }

  @Test func backticksAndDollarsLeaveAWordAlone() {
    #expect(matches(["padding"], in: "`padding` $padding") == ["11:padding", "1:padding"])
  }

  @Test func wordsOfOneAndTwoLettersAreFound() {
    #expect(matches(["x", "vc", "padding"], in: "vc.x = xx, vcx") == ["0:vc", "3:x"])
  }

  @Test func aWordThatBeginsAnotherIsFoundByItself() {
    let words = ["setHeaderAccessory", "setHeaderAccessoryView"]
    let text = "setHeaderAccessoryView(a) setHeaderAccessory(b)"
    #expect(matches(words, in: text) == ["0:setHeaderAccessoryView", "26:setHeaderAccessory"])
  }

  @Test func nothingIsFoundOfNothing() {
    #expect(matches([], in: "padding").isEmpty)
    #expect(matches([""], in: "padding").isEmpty)
    #expect(matches(["padding"], in: "").isEmpty)
    #expect(matches(["padding"], in: "paddin").isEmpty)
  }

  @Test func stopsWhenTold() {
    var count = 0
    Array("padding padding".utf8).withUnsafeBufferPointer { bytes in
      WordSearch(["padding"]).forEachMatch(in: bytes) { _, _ in
        count += 1
        return .stop
      }
    }
    #expect(count == 1)
  }

  /// Every text over a small alphabet, against the definition.
  @Test func agreesWithTheDefinitionOnSmallTexts() {
    let alphabet = Array("ab_ ".utf8)
    let words = ["a", "ab", "aba", "b_a", "aabb"]
    let search = WordSearch(words)
    for number in 0..<(4 * 4 * 4 * 4 * 4 * 4 * 4) {
      var rest = number
      let text = (0..<7).map { _ -> UInt8 in
        defer { rest /= 4 }
        return alphabet[rest % 4]
      }
      var found: [String] = []
      text.withUnsafeBufferPointer { bytes in
        search.forEachMatch(in: bytes) { word, offset in
          found.append("\(offset):\(words[word])")
          return .goOn
        }
      }
      let expected = definition(words, text)
      #expect(found.sorted() == expected, "in '\(String(decoding: text, as: UTF8.self))'")
      if found.sorted() != expected { return }
    }
  }

  private func definition(_ words: [String], _ text: [UInt8]) -> [String] {
    var found: [String] = []
    var start = 0
    for part in text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      if let word = words.first(where: { part.elementsEqual($0.utf8) }) {
        found.append("\(start):\(word)")
      }
      start += part.count + 1
    }
    return found.sorted()
  }
}
