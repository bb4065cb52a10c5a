/// Finds words by their bytes.
struct WordTable: Sendable {
  static let all = WordTable()

  private struct Entry {
    var word: Word = .none
    var bytes: [UInt8] = []
  }

  private static let size = 512
  private var entries = [Entry](repeating: Entry(), count: WordTable.size)

  private init() {
    for word in Word.allCases where !word.spelling.isEmpty {
      let bytes = Array(word.spelling.utf8)
      var place = bytes.withUnsafeBufferPointer { WordTable.place(of: $0[...]) }
      while entries[place].word != .none { place = (place + 1) % WordTable.size }
      entries[place] = Entry(word: word, bytes: bytes)
    }
  }

  /// The word with these bytes; `other` if the grammar knows none.
  func word(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Word {
    guard bytes.count > 1, bytes.count < 21 else { return .other }
    var place = WordTable.place(of: bytes)
    while entries[place].word != .none {
      if entries[place].bytes.elementsEqual(bytes) { return entries[place].word }
      place = (place + 1) % WordTable.size
    }
    return .other
  }

  private static func place(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    let middle = bytes[bytes.startIndex + bytes.count / 2]
    let hash = Int(first) &* 31 &+ Int(last) &* 131 &+ Int(middle) &* 7 &+ bytes.count &* 61
    return hash % size
  }
}
