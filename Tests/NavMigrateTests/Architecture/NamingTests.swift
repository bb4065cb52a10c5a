import Testing

/// Names of types and files.
@Suite struct NamingTests {
  /// Words that say nothing of what is inside.
  private static let empty: Set<String> = [
    "Util", "Utils", "Utility", "Utilities", "Helper", "Helpers", "Manager", "Managers", "Common",
    "Shared", "Base", "Core", "Misc",
  ]
  /// Prefixes of Apple's and Google's names, which the models repeat.
  private static let platformPrefixes = ["CL", "CP", "GMS", "NS", "OS", "UI"]

  /// The words a name is made of: `ScanBaseline` is `Scan` and `Baseline`.
  private func words(of name: some StringProtocol) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || !letter.isLetter || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private func isPlatformName(_ name: String) -> Bool {
    Self.platformPrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  @Test func noNameSaysNothing() throws {
    for file in try OwnFile.files(under: "Sources") + OwnFile.files(under: "Tests") {
      for part in file.path.split(whereSeparator: { "/.+".contains($0) }) {
        let found = words(of: part).filter(Self.empty.contains)
        #expect(found == [], "\(file.path)")
      }
      for type in file.types where !isPlatformName(type.text) {
        let found = words(of: type.text).filter(Self.empty.contains)
        #expect(found == [], "\(file.path):\(type.line): '\(type.text)'")
      }
    }
  }

  /// `Type.swift` or `Type+Role.swift`, where the type is declared, or extended, in the file.
  @Test func aFileIsNamedForItsType() throws {
    let others: Set<String> = ["main"]
    for file in try OwnFile.files(under: "Sources") where !file.isGenerated {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let type = String(name.prefix { $0 != "+" })
      guard !others.contains(type) else { continue }
      let isThere = file.tokens.contains { $0.kind == .word && $0.text == type }
      #expect(isThere || isList(file), "\(file.path) says nothing of '\(type)'")
    }
  }

  /// Some files of the models hold several small types of one subject, or what the module exports.
  private func isList(_ file: OwnFile) -> Bool {
    file.types.count > 1 || file.path.hasSuffix("/Exports.swift")
  }

  @Test func aFileCanBeReadAtOnce() throws {
    let files = try OwnFile.files(under: "Sources") + OwnFile.files(under: "Tests")
    let written = files.filter { !$0.isGenerated }
    for file in written where file.lineCount > 400 {
      Issue.record("\(file.path) has \(file.lineCount) lines; split it by the jobs of its type")
    }
    let counts = written.map(\.lineCount).sorted()
    #expect(counts[counts.count / 2] < 100)
    #expect(counts.count { $0 > 250 } * 20 < counts.count, "too many files over 250 lines")
  }
}
