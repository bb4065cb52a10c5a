import SourceText

/// What reading a file for the first time showed.
struct FileFacts: Sendable {
  /// What the words found in it mean, together.
  var meanings: ScanWords.Meaning = []
  /// In a file that is not Swift, the legacy names found in it, as indices of the words.
  var names: Set<Int> = []
  /// Whether a file that is not Swift says that its project uses the Navigation SDK.
  var namesSDK = false
  /// The whole text of a Swift file that is certain to be looked at again.
  var text: [UInt8]?
  var problem: SystemError?
}

/// Reads files for the first time.
struct FirstReading: Sendable {
  let swift: ScanWords
  let others = ScanWords.otherLanguages
  let manifests = ScanWords.manifests

  /// A reader for `facts`, one a thread.
  func makeReader() -> ChunkReader {
    let longest = (swift.words + others.words).map(\.utf8.count).max() ?? 0
    return ChunkReader(overlap: longest + 2)
  }

  func facts(of file: SourceTree.File, _ reader: ChunkReader) -> FileFacts {
    let words =
      switch file.role {
      case .swift: swift
      case .objectiveC, .interfaceBuilder: others
      case .manifest: manifests
      }
    var facts = FileFacts()
    if let text = file.text {
      text.withUnsafeBufferPointer { bytes in
        let whole = ChunkReader.Chunk(bytes: bytes, isFirst: true, isLast: true)
        note(words, in: whole, file.role, &facts)
      }
      facts.text = text
      return facts
    }
    var isLong = false
    facts.problem = reader.read(file.path) { chunk in
      note(words, in: chunk, file.role, &facts)
      isLong = isLong || !chunk.isLast
      if !isLong, file.role == .swift, Self.isLookedAtAgain(facts.meanings) {
        facts.text = Array(chunk.bytes)
      }
    }
    if isLong, facts.problem == nil, file.role == .swift, Self.isLookedAtAgain(facts.meanings) {
      switch FileContents.read(file.path) {
      case .success(let bytes): facts.text = bytes
      case .failure(let error): facts.problem = error
      }
    }
    return facts
  }

  private static func isLookedAtAgain(_ meanings: ScanWords.Meaning) -> Bool {
    !meanings.isDisjoint(with: [.exclusive, .sdk, .directive])
  }

  private func note(
    _ words: ScanWords, in chunk: ChunkReader.Chunk, _ role: FileRole, _ facts: inout FileFacts
  ) {
    words.search.forEachMatch(in: chunk.bytes) { word, offset in
      // What touches the seam of two pieces is seen with what stands around it in one of them.
      let end = offset + words.search.words[word].count
      if offset == 0 && !chunk.isFirst || end == chunk.bytes.count && !chunk.isLast {
        return .goOn
      }
      let meaning = words.meanings[word]
      facts.meanings.formUnion(meaning)
      if role != .swift {
        if !meaning.isDisjoint(with: [.exclusive, .candidate]) { facts.names.insert(word) }
        if meaning.contains(.sdk), !facts.namesSDK {
          facts.namesSDK = Dependency.isNamed(at: offset, in: chunk.bytes, role: role)
        }
      }
      return .goOn
    }
  }
}
