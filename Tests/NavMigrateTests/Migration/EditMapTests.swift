import SourceText
import Testing

@testable import NavMigrateCommand

@Suite struct EditMapTests {
  /// Every byte that no edit touches is found again; a byte of new text leads to what it replaces.
  @Test func leadsBack() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<400 {
      let old = (0..<40).map { UInt8($0 + 40) }
      var edits: [TextEdit] = []
      var start = 0
      while start < old.count {
        let from = start + Int(random.next() % 7)
        let end = min(old.count, from + Int(random.next() % 4))
        guard from <= end else { break }
        let text = String(repeating: "#", count: Int(random.next() % 4))
        edits.append(TextEdit(range: from..<end, text: text))
        start = end + 1
      }
      let file = SourceFile(path: "", bytes: old)
      let new = file.bytes(0..<old.count, applying: edits)
      let map = EditMap(edits.reversed())
      for (offset, byte) in new.enumerated() {
        let place = map.range(before: offset)
        if byte == UInt8(ascii: "#") {
          #expect(edits.contains { $0.range.lowerBound...$0.range.upperBound == place })
        } else if place.count == 1 {
          #expect(old[place.lowerBound] == byte)
        } else {
          Issue.record("\(offset) leads to \(place) with \(edits)")
        }
      }
    }
  }
}
