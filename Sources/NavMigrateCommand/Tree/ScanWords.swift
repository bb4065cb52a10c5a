import NavSDK
import SourceText

/// The words that decide what becomes of a file, for the files of one language.
struct ScanWords: Sendable {
  /// Why a word is looked for.
  struct Meaning: OptionSet, Sendable {
    let rawValue: UInt8
    /// The name of a legacy element that says by itself that it is the SDK's.
    static let exclusive = Meaning(rawValue: 1)
    /// Another name that a scan begins with.
    static let candidate = Meaning(rawValue: 2)
    /// Names the Navigation SDK, if it stands where a dependency is named.
    static let sdk = Meaning(rawValue: 4)
    /// Begins the tool's own comments.
    static let directive = Meaning(rawValue: 8)
  }

  let words: [String]
  let meanings: [Meaning]
  let search: WordSearch

  private init(_ entries: [(String, Meaning)]) {
    var words: [String] = []
    var meanings: [Meaning] = []
    for (word, meaning) in entries {
      if let index = words.firstIndex(of: word) {
        meanings[index].formUnion(meaning)
      } else {
        words.append(word)
        meanings.append(meaning)
      }
    }
    self.words = words
    self.meanings = meanings
    search = WordSearch(words)
  }

  private static let sdk: [(String, Meaning)] = [
    (LegacyElement.Module.googleNavigation.rawValue, .sdk), ("ios-navigation-sdk", .sdk),
  ]

  /// For Swift files; `candidates` are the names the scan begins with.
  static func swift(candidates: [String]) -> ScanWords {
    let exclusive = LegacyCatalogue.elements.filter(\.isExclusive).flatMap { element -> [String] in
      // A method that is told from others of its name by its label alone.
      if case .method(let labels) = element.form, let label = labels.first ?? nil { return [label] }
      return element.swiftNames + element.objectiveC.spellings.filter { !$0.contains(":") }
    }
    return ScanWords(
      exclusive.map { ($0, .exclusive) } + candidates.map { ($0, .candidate) } + sdk
        + [("navmigrate", .directive)])
  }

  /// For files that are not analysed; in the order of the catalogue.
  static let otherLanguages = ScanWords(
    LegacyCatalogue.elements.flatMap { element in
      (element.objectiveC.spellings + element.swiftNames).map { spelling in
        let name = String(spelling.prefix { $0 != ":" })
        return (name, element.isExclusive ? .exclusive : .candidate)
      }
    } + sdk)

  static let manifests = ScanWords(sdk)

  /// The legacy names among the words with these indices, in order. Where the Navigation SDK is not
  /// used, only names that are the SDK's alone mean anything.
  func names(_ indices: Set<Int>, inUserOfSDK isUser: Bool) -> [String] {
    indices.sorted().filter { isUser || meanings[$0].contains(.exclusive) }.map { words[$0] }
  }
}
